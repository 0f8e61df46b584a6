// A board takes the place of the last one, and what is different is marked.
"use strict";

// Only what differs is touched. Focus, scrolling, open popovers and what the reader picked stay.
let home = "",
  swapping = false,
  values = new Map(),
  asItCame = parsed(main.innerHTML);

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

const partOf = (board, name) => $(`[data-part="${name}"]`, board);

/** What was picked in a part that has changed was picked for the last board. */
function forget(part) {
  for (const el of all("input:is([type=radio], [type=checkbox])", part)) el.checked = el.defaultChecked;
}

function swap(fresh) {
  const focus = document.activeElement,
    key = focus?.dataset?.key,
    part = focus?.closest?.("[data-part]")?.dataset.part;
  const scrolls = all("[data-scroll]", main)
    .map((el) => [el.dataset.scroll, atEnd(el) ? 1e9 : el.scrollTop, el.scrollLeft]),
    sentence = $("#sentence")?.textContent;
  const kept = all("[data-keep]:checked", main).filter((el) => !el.defaultChecked),
    open = all(":popover-open", main);
  patchChildren(main, asItCame, fresh);
  for (const part of all("[data-part]", fresh))
    if (!part.isEqualNode(partOf(asItCame, part.dataset.part))) forget(partOf(main, part.dataset.part));
  asItCame = fresh;
  loadParts();
  for (const { id } of open)
    if (byId(id)?.matches(":not(:popover-open)")) byId(id).showPopover();
  for (const { id } of kept)
    if (byId(id)) byId(id).checked = true;
  mark();
  light();
  times();
  // The page is measured only now, when all of it is written: it is laid out once.
  fit();
  for (const [name, top, left] of scrolls)
    $(`[data-scroll="${name}"]`, main)?.scrollTo({ top, left, behavior: "instant" });
  if (away) bring(away);
  const choice = (name) => $(`[data-part="${name}"] [data-choice]`, main);
  swapping = true;
  if (focus && !focus.isConnected) {
    const next = (key && $(`[data-key="${CSS.escape(key)}"]`, main)) || choice(part);
    home = next ? "" : part;
    (next ?? main).focus({ preventScroll: true });
  } else if (home && focus === main && choice(home)) {
    choice(home).focus({ preventScroll: true });
    home = "";
  }
  swapping = false;
  const now = $("#sentence")?.textContent;
  offerToSkip();
  const news = [all(".line.new", main).at(-1)?.textContent, now !== sentence && now].filter(Boolean).join(" ");
  if (news) $("#live").textContent = news;
}

// What grows downwards (data-end) stays at its end, unless the reader has scrolled up.
const atEnd = (el) => "end" in el.dataset && el.scrollTop + el.clientHeight > el.scrollHeight - 30;

function toEnd() {
  for (const el of all("[data-end]", main)) el.scrollTo({ top: 1e9, behavior: "instant" });
}
document.addEventListener("toggle", toEnd, true);

// A part of the board in the big place: data-swap="key" fetches it like a zoom and puts it into [data-place], and again
// with every board until the reader goes back (data-swap="").
let away = "";
async function bring(key) {
  away = key;
  const place = $("[data-place]", main),
    part = place?.dataset.part;
  if (!place) return;
  if (!key) {
    place.replaceWith(partOf(asItCame, part).cloneNode(true));
  } else {
    if (!zooms.has(key)) zooms.set(key, full(key));
    const found = zooms.get(key),
      text = await found;
    // A board that came meanwhile brings its own.
    if (!text || away !== key || !place.isConnected || zooms.get(key) !== found) return;
    place.innerHTML = text;
    place.classList.add("swapped");
  }
  mark();
}

// What changed since the reader's last turn: [data-since] differs from what it was when [data-baseline] turned from
// "mine" to "theirs".
function since() {
  const turn = $("[data-baseline]", main)?.dataset.baseline,
    key = `since-${main.dataset.url}`;
  if (!turn) return;
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}"),
    marked = all("[data-since]", main);
  if (kept.turn === "mine" && turn === "theirs")
    kept.values = Object.fromEntries(marked.map((el) => [el.dataset.key, el.dataset.since]));
  if (kept.turn !== "mine" && turn === "mine")
    kept.parts = Object.fromEntries(
      all("[data-parts]", main).map((el) => [el.dataset.zoom, JSON.parse(el.dataset.parts)]));
  sessionStorage.setItem(key, JSON.stringify({ ...kept, turn }));
  for (const el of marked) {
    const was = kept.values?.[el.dataset.key] ?? el.dataset.since;
    el.toggleAttribute("data-fresh", was !== el.dataset.since);
    if (el.dataset.was !== was) el.dataset.was = was;
  }
}

// In the popover of a number: which of its lines give more or less than when the reader's turn began ([data-parts]).
function newParts(key, box) {
  const parts = JSON.parse(sessionStorage.getItem(`since-${main.dataset.url}`) ?? "{}").parts?.[key];
  for (const row of parts ? all("[data-source]", box) : []) {
    const more = row.dataset.amount - (parts[row.dataset.source] ?? 0);
    if (more) row.dataset.more = more > 0 ? `+${more}` : `−${-more}`;
  }
}

function mark() {
  since();
  const now = new Map(all("[data-key][data-value]", main).map((el) => [el.dataset.key, el.dataset.value]));
  for (const [key, value] of now)
    if (values.has(key) && values.get(key) !== value) changed.add(key);
  values = now;
  for (const el of all("[data-key]", main)) el.toggleAttribute("data-changed", changed.has(el.dataset.key));
}

// A board drawn at one size (data-fit="width height") is scaled to the room it has.
function fit() {
  // All rooms are measured before one board is scaled: each measure after a change would lay the page out again.
  const scales = all("[data-fit]").map((el) => {
    const [width, height] = el.dataset.fit.split(" "), room = el.parentElement;
    return [el, Math.min(room.clientWidth / width, room.clientHeight / height)];
  });
  for (const [el, scale] of scales)
    if (el.style.getPropertyValue("--fit") !== scale.toFixed(3)) el.style.setProperty("--fit", scale.toFixed(3));
}

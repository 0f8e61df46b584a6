// The table's script: boards in, choices out. It knows parts, keys and choices, and no game.
"use strict";
const main = $("main[data-number]"),
  slider = $("[data-look]"),
  byId = (id) => document.getElementById(id);
const PACE = { slow: 1800, normal: 750, instant: 0 };
const pause = (time, wake = () => {}) => new Promise((done) => {
  wake(done);
  setTimeout(done, time);
});

function toast(text, seconds = 6) {
  const box = $("#toast");
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(toast.timer);
  if (seconds) toast.timer = setTimeout(() => {
    box.hidden = true;
  }, 1000 * seconds);
}

// Showing: boards wait in a queue and are shown one after the other at the chosen pace.
let shown = +main.dataset.number,
  newest = shown,
  mine = 0,
  lastShown = 0,
  sending = false,
  busy = false,
  skipping = false,
  hurry = () => {};
const queue = [],
  changed = new Set();
let shows = 0;

function enqueue(number, html) {
  newest = Math.max(newest, number);
  if (queue.at(-1)?.number === number) queue.pop();
  queue.push({ number, html });
  offerToSkip();
  run();
}

// The table as it was when a line of the chronicle was written; boards that come meanwhile wait.
let past = null,
  present = main.innerHTML,
  marks = new Set();
async function goBack(line) {
  const answer = await fetch(`${main.dataset.url}/moment/${line}`).catch(() => null);
  if (!answer?.ok || sending) return;
  if (past === null) marks = new Set(changed);
  past = +answer.headers.get("x-number");
  place(await answer.text());
}

function comeBack() {
  if (past === null) return;
  past = null;
  place(present);
  changed.clear();
  for (const key of marks) changed.add(key);
  mark();
  run();
}

function place(html) {
  const other = document.createElement("template");
  other.innerHTML = html;
  zooms.clear();
  swap(other.content);
}

function offerToSkip() {
  for (const skip of all("[data-act=skip]", main)) skip.hidden = !queue.length;
}

async function run() {
  if (busy || sending || past !== null) return;
  busy = true;
  try {
    while (queue.length) {
      const rest = document.hidden || skipping ? 0 : lastShown + Math.max(PACE[root.dataset.pace], told) - Date.now();
      if (rest > 0 && queue[0].number !== shown) await pause(rest, (wake) => {
        hurry = wake;
      });
      while (queue.length > 1 && queue[0].number < mine) queue.shift();
      if (document.hidden || root.dataset.pace === "instant" || skipping) queue.splice(0, queue.length - 1);
      await show(queue.shift());
    }
  } finally {
    busy = skipping = false;
    offerToSkip();
  }
}

// What moves: the same key in another state, equal pieces (data-glide) that left one key and came to another, or a
// piece that comes from a pile (data-from).
function movers(fresh) {
  const [olds, news] = [main, fresh].map((at) => new Map(all("[data-key]", at).map((el) => [el.dataset.key, el])));
  const pairs = [],
    left = {};
  for (const [key, el] of olds) {
    if (news.has(key)) {
      if (el.dataset.at !== news.get(key).dataset.at) pairs.push([el, news.get(key)]);
    } else if (el.dataset.glide && el.checkVisibility()) {
      left[el.dataset.glide] ??= [];
      left[el.dataset.glide].push(el);
    }
  }
  for (const [key, el] of news) {
    if (olds.has(key) || !(el.dataset.glide || el.dataset.from)) continue;
    const origin = left[el.dataset.glide]?.shift() ?? olds.get(el.dataset.from);
    if (origin) pairs.push([origin, el]);
    changed.add(key);
  }
  return pairs.slice(0, 24);
}

async function show({ number, html }) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  // Who only watches makes no choice that would clear the marks: each board has its own.
  if (main.dataset.url.endsWith("/watch")) changed.clear();
  const isNews = number !== shown,
    pairs = isNews ? movers(fresh.content) : [];
  const still = !pairs.length || document.hidden || !document.startViewTransition ||
    root.dataset.motion === "reduced" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  const name = (side, word) => pairs.forEach((pair, n) => {
    pair[side].style.viewTransitionName = word && word + n;
  });
  // A choice may be made while pieces still glide: the number counts from the moment that the board can be clicked.
  const mine = ++shows;
  const put = () => {
    // Looking back, a later board may have been put while this one waited for its transition.
    if (mine !== shows) return;
    const before = heardBy();
    zooms.clear();
    swap(fresh.content);
    hear(before);
    light();
    shown = main.dataset.number = number;
  };
  let late = false;
  try {
    if (still) put();
    else {
      name(0, "move-");
      const transition = document.startViewTransition(() => {
        put();
        if (!late) {
          name(0, "");
          name(1, "move-");
        }
      });
      transition.ready.catch(() => {});
      await Promise.race([transition.finished.catch(() => {}), pause(1500)]);
    }
  } catch (error) {
    console.error(error);
    main.innerHTML = html;
    shown = main.dataset.number = number;
  } finally {
    late = true;
    name(1, "");
  }
  present = html;
  lastShown = Date.now();
  showTaken(number);
  if (isNews) tell(fresh.content);
  if (!slider) overhear();
}

// Only parts that differ are replaced. Focus, scrolling, open popovers and what the reader picked stay.
let home = "",
  swapping = false,
  values = new Map(),
  texts = new Map();
const textsOf = (parts) => new Map(parts.map((el) => [el.dataset.part, el.outerHTML]));

function swap(fresh) {
  const focus = document.activeElement,
    key = focus?.dataset?.key,
    part = focus?.closest?.("[data-part]")?.dataset.part;
  const scrolls = all("[data-scroll]", main)
    .map((el) => [el.dataset.scroll, atEnd(el) ? 1e9 : el.scrollTop, el.scrollLeft]),
    sentence = $("#sentence")?.textContent;
  const kept = all("[data-keep]:checked", main).filter((el) => !el.defaultChecked),
    open = all(":popover-open", main);
  const parts = all("[data-part]", fresh),
    here = new Map(all("[data-part]", main).map((el) => [el.dataset.part, el]));
  const before = texts;
  texts = textsOf(parts);
  const other = parts.length !== here.size || parts.some((el) => !here.has(el.dataset.part));
  if (other) main.replaceChildren(...fresh.childNodes);
  else
    for (const el of parts)
      if (before.get(el.dataset.part) !== texts.get(el.dataset.part)) here.get(el.dataset.part).replaceWith(el);
  loadParts();
  for (const { id } of open)
    if (byId(id)?.matches(":not(:popover-open)")) byId(id).showPopover();
  fit();
  for (const { id } of kept)
    if (byId(id)) byId(id).checked = true;
  for (const [name, top, left] of scrolls)
    $(`[data-scroll="${name}"]`, main)?.scrollTo({ top, left, behavior: "instant" });
  mark();
  times();
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
    const own = document.createElement("template");
    own.innerHTML = texts.get(part);
    place.replaceWith(own.content);
  } else {
    if (!zooms.has(key)) zooms.set(key, full(key));
    const text = await zooms.get(key);
    if (!text || away !== key || !place.isConnected) return;
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
    el.dataset.was = was;
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
  for (const [el, scale] of scales) el.style.setProperty("--fit", scale.toFixed(3));
}

// The stream of boards; closed while the page is hidden, because a browser allows few connections to one host.
let stream = null;

function listen() {
  stream?.close();
  stream = new EventSource(`${main.dataset.url}/events?after=${newest}&changes`);
  // The first board comes whole; then only what is new in it, and which pieces of the last one stay.
  let pieces = [];
  const arrived = (event, now) => {
    pieces = now;
    enqueue(+event.lastEventId, now.join("<"));
  };
  stream.addEventListener("board", (event) => arrived(event, event.data.split("<")));
  stream.addEventListener("change", (event) => arrived(event, JSON.parse(event.data).flatMap((piece) =>
    typeof piece === "string" ? piece : pieces.slice(piece[0], piece[0] + piece[1]))));
  stream.addEventListener("learned", (event) => learn(event.data));
  stream.addEventListener("curtain", (event) => handOver(event.data));
  stream.onopen = () => toast("", 0);
  stream.onerror = () => {
    toast(main.dataset.lost, 0);
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => document.hidden || listen(), 3000);
  };
}

// Choosing: a text, or several that belong together, with the number that the choice would get.
async function send(path, body = {}) {
  const headers = { "content-type": "application/json", accept: "application/json", "x-csrftoken": csrf };
  const answer = await fetch(`${main.dataset.url}/${path}`, { method: "POST", body: JSON.stringify(body), headers });
  if (answer.ok) return answer.json();
  if (answer.status === 428) {
    const { detail } = await answer.json();
    return (await sure(detail, true)) && send(path, { ...body, sure: true });
  }
  if (answer.status === 409 && answer.headers.has("x-number")) {
    queue.length = 0;
    enqueue(+answer.headers.get("x-number"), await answer.text());
    toast(main.dataset.refused);
  } else toast((await answer.json().catch(() => ({}))).detail ?? `${answer.status}`);
  return false;
}

async function choose(choice, button) {
  // Boards of others may still wait to be shown: if they only picked in the same round, this choice counts.
  if (sending || mine > shown) return;
  sending = true;
  main.setAttribute("aria-busy", "true");
  button.classList.add("pressed");
  fromNowOn();
  try {
    const made = await send("choose", { number: shown + 1, text: choice });
    if (made) mine = made.number;
  } catch {
    toast(main.dataset.lost);
  } finally {
    sending = false;
    main.removeAttribute("aria-busy");
    button.classList.remove("pressed");
    run();
  }
}

function fromNowOn() {
  hush();
  light([]);
  changed.clear();
  lastShown = 0;
}

const keep = (setting) => fetch("/settings", {
  method: "POST",
  redirect: "manual",
  headers: { "x-csrftoken": csrf },
  body: new URLSearchParams(setting)
});

const sure = (text, often = false) => new Promise((done) => {
  const dialog = $("#sure");
  $("#sure-text").textContent = text;
  $("[value=never]", dialog).hidden = !often;
  dialog.returnValue = "no";
  dialog.onclose = async () => {
    if (dialog.returnValue === "never") await keep({ confirm: "off" });
    done(dialog.returnValue !== "no");
  };
  dialog.showModal();
});

// What bots tell: a hint lights the best choices until one is made, and says why.
let best = [];
async function ask(path, el) {
  const headers = { accept: "application/json", "x-csrftoken": csrf };
  el.setAttribute("aria-busy", "true");
  const answer = await fetch(`${main.dataset.url}/${path}`, { method: "POST", headers }).catch(() => null);
  el.removeAttribute("aria-busy");
  const found = await answer?.json().catch(() => null);
  toast(found?.words ?? found?.detail ?? main.dataset.lost, 25);
  return answer?.ok ? found : null;
}

function light(texts = best) {
  best = texts;
  for (const el of all("[data-choice]", main)) el.classList.toggle("hinted", best.includes(el.dataset.choice));
}

const acts = {
  hint: async (el) => {
    const before = mine,
      found = await ask("hint", el);
    if (found && mine === before) light(found.best);
  },
  why: (el) => ask(slider ? `why/${shown}` : "why", el),
  undo: () => {
    fromNowOn();
    send("undo", { number: shown + 1 });
  },
  skip: () => {
    hush();
    skipping = busy;
    hurry();
  },
  pace: () => {
    root.dataset.pace = { slow: "normal", normal: "instant", instant: "slow" } [root.dataset.pace];
    keep({ pace: root.dataset.pace });
  },
  chat: () => openChat(),
  link: (el) => {
    $(`[data-link="${el.dataset.seat}"]`)?.click();
    $("span", el).textContent = el.dataset.done;
  },
  unzoom: () => unzoom(),
  now: () => comeBack(),
  confirm: (el) => choose(theChoice(), el),
  clear: () => clearTaken(),
};

const CLICKED = ["choice", "act", "post", "swap", "moment", "zoom"].map((name) => `[data-${name}]`).join();
document.addEventListener("click", async (event) => {
  const el = event.target.closest(CLICKED);
  if (!el) {
    if (pinned && !event.target.closest("#zoom")) unzoom();
    return;
  }
  if (pressed) {
    pressed = false;
    return;
  }
  const { choice, act, post, confirm, moment, swap: key } = el.dataset;
  if (confirm && !(await sure(confirm))) return;
  if (choice && take(choice)) unzoom();
  else if (choice) {
    unzoom();
    choose(choice, el);
  } else if (act) acts[act]?.(el);
  else if (moment)(slider ? lookAt : goBack)(moment);
  else if (key !== undefined) {
    unzoom();
    bring(key);
  } else if (post) {
    // The board that this brings may come first, with another button in this one's place.
    const sheet = el.closest("[popover]")?.id,
      done = await send(post);
    if (done && sheet) $(`#${sheet}:popover-open`)?.hidePopover();
    if (done && "lead" in el.dataset) location.assign(done.url);
  } else zoom(el, true);
});

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("[data-chat]"),
    field = form?.elements.text;
  if (!form) return;
  event.preventDefault();
  if (field.value.trim() && await send("chat", { text: field.value.trim() })) {
    $("[data-chat] input").focus();
    field.value = "";
  }
});

// Zoom: one popover reads any card in full; by hovering, focus, long press, or the key I. What it says is fetched when
// it is first opened, and kept until the next board. Pinned it can be clicked; else the pointer goes through it. A card
// that only came under a resting pointer does not open.
let pinned = false,
  wanted = null,
  pressed = false,
  timer = 0,
  rest = "";
const zooms = new Map(),
  between = (least, value, most) => Math.max(least, Math.min(most, value));
async function full(key) {
  const eyes = slider ? `?eyes=${$("[data-eyes]").value}` : "",
    address = `${main.dataset.url}/zoom/${past ?? shown}/${encodeURIComponent(key)}${eyes}`,
    answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : "";
}
async function zoom(el, pin) {
  const box = $("#zoom"),
    { zoom: key, about: term } = el.dataset,
    room = 8;
  wanted = el;
  if (key && !zooms.has(key)) zooms.set(key, full(key));
  const text = key ? await zooms.get(key) : meaning(term);
  if (!text || wanted !== el) return;
  // A board may have come meanwhile: the same thing stands there anew.
  if (!el.isConnected) wanted = el = $(`[data-zoom="${CSS.escape(key)}"]`, main);
  if (!el) return;
  describe(el);
  $(".zoom-body", box).innerHTML = text;
  if (key) newParts(key, box);
  box.classList.toggle("meaning", !key);
  pinned = box.classList.toggle("pinned", pin);
  if (!box.matches(":popover-open")) box.showPopover();
  const a = el.getBoundingClientRect(),
    b = box.getBoundingClientRect(),
    middle = a.left + a.width / 2,
    above = a.top - b.height - 14;
  const area = el.closest("[data-part]")?.getBoundingClientRect(),
    wide = !area || area.width < b.width + 2 * room;
  const from = (wide ? 0 : area.left) + room,
    to = (wide ? innerWidth : area.right) - b.width - room;
  const left = between(from, middle - b.width / 2, to);
  const top = above > room ? above : Math.min(innerHeight - b.height - room, a.bottom + 14);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(room, top)}px`;
  box.classList.toggle("below", top > a.top);
  box.style.setProperty("--beak", `${between(24, middle - left, b.width - 24)}px`);
}

function unzoom() {
  clearTimeout(timer);
  describe(null);
  pinned = false;
  wanted = null;
  if ($("#zoom").matches(":popover-open")) $("#zoom").hidePopover();
}

function soon(el, wait, pin = false) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    pressed = pin;
    zoom(el, pin);
  }, wait);
}
document.addEventListener("pointerover", (event) => {
  const el = event.target.closest(READ),
    at = `${event.clientX} ${event.clientY}`;
  if (event.pointerType !== "mouse" || pinned || at === rest) return;
  rest = at;
  if (el) soon(el, el.dataset.zoom ? 350 : 600);
  else unzoom();
});
document.addEventListener("pointerdown", (event) => {
  pressed = false;
  const el = event.pointerType !== "mouse" && event.target.closest(READ);
  if (el) soon(el, 450, true);
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(name, (event) => {
  rest = `${event.clientX} ${event.clientY}`;
  const shakes = name === "pointermove" && Math.hypot(event.movementX, event.movementY) < 4;
  if (event.pointerType !== "mouse" && !shakes) clearTimeout(timer);
});
document.addEventListener("contextmenu", (event) => {
  if (pressed) event.preventDefault();
});
document.addEventListener("focusin", (event) => {
  // A board that comes moves the focus, and closes nothing that somebody reads.
  if (swapping) return;
  const el = event.target.closest(READ);
  if (el?.matches(":focus-visible")) soon(el, 700);
  else if (!event.target.closest("#zoom")) unzoom();
});

const choices = () => all("[data-part=prompt] [data-choice]").filter((el) => el.checkVisibility());
const keys = {
  c: () => choices()[0]?.focus(),
  u: () => $("[data-act=undo]")?.click(),
  h: () => $("[data-act=hint]")?.click(),
  g: () => $("[data-post=go-on]")?.click(),
  s: () => acts.skip(),
  l: () => ($(".lines").checkVisibility() ? $(".lines").focus() : $("#chronicle").showPopover()),
  i: (at) => {
    if (at.closest(READ)) zoom(at.closest(READ), true);
  },
  e: (at, back) => explain(back ? -1 : 1),
};
document.addEventListener("keydown", (event) => {
  const at = event.target,
    step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, Home: -1e9, End: 1e9 } [event.key];
  if (event.key === "Escape") return unzoom();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (at.matches("input:not([type=radio],[type=range]),textarea,select")) return;
  if (!step) return keys[event.key.toLowerCase()]?.(at, event.shiftKey);
  const bar = choices(),
    nth = bar.indexOf(at);
  if (slider && !at.matches("input") && !/Up|Down/.test(event.key)) look(+slider.value + step);
  else if (nth >= 0 && Math.abs(step) === 1) bar.at((nth + step) % bar.length).focus();
  else return;
  event.preventDefault();
});

texts = textsOf(all("[data-part]", main));
mark();
fit();
loadParts();
toEnd();
showTaken(shown);
addEventListener("resize", fit);
for (const moment of [document.fonts.ready, new Promise((done) => addEventListener("load", done))]) moment.then(toEnd);
if (!slider) {
  listen();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) stream.close();
    else {
      listen();
      badge();
    }
  });
}

// The table's one script: boards in, choices out. It knows parts, keys and choices, and no game.
"use strict";
const $ = (query, at = document) => at.querySelector(query);
const all = (query, at = document) => [...at.querySelectorAll(query)];
const root = document.documentElement, main = $("main[data-number]"), slider = $("[data-look]");
const csrf = $("meta[name=csrf]")?.content ?? "";
const PACE = { slow: 1800, normal: 750, instant: 0 };
const post = (url, body = {}) => fetch(url, {
  method: "POST", body: JSON.stringify(body),
  headers: { "content-type": "application/json", accept: "application/json", "x-csrftoken": csrf },
});

function toast(text, seconds = 6) {
  const box = $("#toast");
  if (!box) return;
  box.textContent = text;
  box.hidden = !text;
  clearTimeout(toast.timer);
  if (seconds) toast.timer = setTimeout(() => { box.hidden = true; }, 1000 * seconds);
}

// Showing: boards wait in a queue and are shown one after the other at the chosen pace.
let shown = main ? +main.dataset.number : 0, newest = shown, sending = false, busy = false, skipping = false, lastShown = 0, hurry = () => {};
let home = "", values = new Map(), mine = 0;
const queue = [], changed = new Set(), raw = new Map();

function enqueue(number, html) {
  newest = Math.max(newest, number);
  if (queue.length && queue.at(-1).number === number) queue.pop();
  queue.push({ number, html });
  run();
}

async function run() {
  if (busy || sending) return;
  busy = true;
  try {
    while (queue.length) {
      const rest = document.hidden ? 0 : lastShown + PACE[root.dataset.pace] - Date.now();
      if (rest > 0 && !skipping && queue[0].number !== shown) await new Promise((done) => { hurry = done; setTimeout(done, rest); });
      while (queue.length > 1 && queue[0].number < mine) queue.shift();
      if (document.hidden || root.dataset.pace === "instant" || skipping) queue.splice(0, queue.length - 1);
      await show(queue.shift());
    }
  } finally { busy = skipping = false; }
}

// What moves: the same key in another state, equal pieces (data-glide) that left one key and came to another, or a piece
// that comes from a pile (data-from).
function movers(fresh) {
  const olds = new Map(all("[data-key]", main).map((el) => [el.dataset.key, el]));
  const news = new Map(all("[data-key]", fresh).map((el) => [el.dataset.key, el]));
  const pairs = [], left = {};
  for (const [key, el] of olds) {
    if (news.has(key)) { if (el.dataset.at !== news.get(key).dataset.at) pairs.push([el, news.get(key)]); }
    else if (el.dataset.glide && el.checkVisibility()) (left[el.dataset.glide] ??= []).push(el);
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
  const still = number === shown || document.hidden || root.dataset.motion === "reduced" ||
    !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pairs = number === shown ? [] : movers(fresh.content);
  let late = false;
  // A choice may be made while pieces still glide: the number counts from the moment that the board can be clicked.
  const place = () => { zooms.clear(); swap(fresh.content); shown = number; main.dataset.number = number; };
  try {
    if (still || !pairs.length) place();
    else {
      pairs.forEach(([old], n) => { old.style.viewTransitionName = `move-${n}`; });
      const transition = document.startViewTransition(() => {
        place();
        if (!late) pairs.forEach(([old, el], n) => { old.style.viewTransitionName = ""; el.style.viewTransitionName = `move-${n}`; });
      });
      transition.ready.catch(() => {});
      await Promise.race([transition.finished.catch(() => {}), new Promise((done) => setTimeout(done, 1500))]);
    }
  } catch (error) {
    console.error(error);
    main.innerHTML = html;
  } finally {
    late = true;
    pairs.forEach(([, el]) => { el.style.viewTransitionName = ""; });
  }
  shown = number;
  main.dataset.number = number;
  lastShown = Date.now();
}

function swap(fresh) {
  const focus = document.activeElement, key = focus?.dataset?.key, part = focus?.closest?.("[data-part]")?.dataset.part;
  const scrolls = new Map(all("[data-scroll]", main).map((el) => [el.dataset.scroll, el.scrollTop]));
  const sentence = $("#sentence", main)?.textContent;
  const parts = all("[data-part]", fresh), here = new Map(all("[data-part]", main).map((el) => [el.dataset.part, el]));
  const kept = all("[data-keep]:checked", main).filter((el) => !el.defaultChecked).map((el) => el.id);
  const open = all("[popover]", main).filter((el) => el.matches(":popover-open")).map((el) => el.id);
  const texts = new Map(parts.map((el) => [el.dataset.part, el.outerHTML]));
  if (parts.length !== here.size || parts.some((el) => !here.has(el.dataset.part))) main.replaceChildren(...fresh.childNodes);
  else for (const el of parts) if (raw.get(el.dataset.part) !== texts.get(el.dataset.part)) here.get(el.dataset.part).replaceWith(el);
  raw.clear();
  texts.forEach((text, name) => raw.set(name, text));
  for (const id of open) { const el = $(`#${CSS.escape(id)}`, main); if (el && !el.matches(":popover-open")) el.showPopover(); }
  fit();
  for (const id of kept) { const el = $(`#${CSS.escape(id)}`, main); if (el) el.checked = true; }
  for (const [name, top] of scrolls) { const el = $(`[data-scroll="${name}"]`, main); if (el) el.scrollTop = top; }
  mark();
  if (focus && !focus.isConnected) {
    const next = (key && $(`[data-key="${CSS.escape(key)}"]`, main)) || $(`[data-part="${part}"] [data-choice]`, main);
    if (next) next.focus({ preventScroll: true }); else { home = part; main.focus({ preventScroll: true }); }
  } else if (home && focus === main && $(`[data-part="${home}"] [data-choice]`, main)) {
    $(`[data-part="${home}"] [data-choice]`, main).focus({ preventScroll: true });
    home = "";
  }
  const skip = $("[data-act=skip]", main);
  if (skip) skip.hidden = !queue.length;
  const now = $("#sentence", main)?.textContent, line = $(".line.new", main)?.textContent;
  const news = [line, now !== sentence ? now : ""].filter(Boolean).join(" ");
  if (news) $("#live").textContent = news;
}

function mark() {
  const now = new Map(all("[data-key][data-value]", main).map((el) => [el.dataset.key, el.dataset.value]));
  for (const [key, value] of now) if (values.has(key) && values.get(key) !== value) changed.add(key);
  values = now;
  for (const el of all("[data-key]", main)) el.toggleAttribute("data-changed", changed.has(el.dataset.key));
}

// A board drawn at one size (data-fit="width height") is scaled to the room it has.
function fit() {
  for (const el of all("[data-fit]")) {
    const [width, height] = el.dataset.fit.split(" "), room = el.parentElement;
    el.style.setProperty("--fit", Math.min(room.clientWidth / width, room.clientHeight / height).toFixed(3));
  }
}

// The stream of boards; closed while the page is hidden, because a browser allows few connections to one host.
let stream = null;
function listen() {
  stream?.close();
  stream = new EventSource(`${main.dataset.url}/events?after=${newest}`);
  stream.addEventListener("board", (event) => enqueue(+event.lastEventId, event.data));
  stream.addEventListener("curtain", (event) => location.assign(event.data));
  stream.onopen = () => toast("", 0);
  stream.onerror = () => {
    toast(main.dataset.lost, 0);
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => document.hidden || listen(), 3000);
  };
}

// Choosing: texts are sent one after the other, each with the number that it would get.
async function send(path, body) {
  const answer = await post(`${main.dataset.url}/${path}`, body);
  if (answer.ok) return true;
  if (answer.status === 428) return (await sure((await answer.json()).detail)) && send(path, { ...body, sure: true });
  if (answer.status === 409) {
    const html = await answer.text(), number = +(html.match(/data-number="(\d+)"/)?.[1] ?? shown);
    queue.length = 0;
    enqueue(number, html);
    toast(main.dataset.refused);
  } else toast((await answer.json().catch(() => ({}))).detail ?? `${answer.status}`);
  return false;
}

async function choose(texts, button) {
  if (sending || queue.some((one) => one.number > shown)) return;
  sending = true;
  main.setAttribute("aria-busy", "true");
  button?.classList.add("pressed");
  changed.clear();
  lastShown = 0;
  let number = shown;
  try {
    for (const text of texts.split(" ")) {
      if (!(await send("choose", { number: number + 1, text }))) break;
      mine = ++number;
    }
  } catch { toast(main.dataset.lost); } finally {
    sending = false;
    main.removeAttribute("aria-busy");
    button?.classList.remove("pressed");
    run();
  }
}

const sure = (text) => new Promise((done) => {
  const dialog = $("#sure");
  $("#sure-text").textContent = text;
  dialog.returnValue = "no";
  dialog.onclose = () => done(dialog.returnValue === "yes");
  dialog.showModal();
});

const acts = {
  undo: () => { changed.clear(); lastShown = 0; return send("undo", { number: shown + 1 }); },
  skip: () => { skipping = busy; hurry(); },
  pace: () => {
    root.dataset.pace = { slow: "normal", normal: "instant", instant: "slow" }[root.dataset.pace];
    const { pace, motion, contrast, cards } = root.dataset;
    fetch("/settings", { method: "POST", redirect: "manual", headers: { "x-csrftoken": csrf },
      body: new URLSearchParams({ pace, motion, contrast, cards, name: root.dataset.name ?? "" }) });
  },
  unzoom: () => unzoom(),
  notify: () => Notification?.requestPermission(),
};

document.addEventListener("click", async (event) => {
  const el = event.target.closest("[data-choice],[data-act],[data-post],[data-copy],[data-zoom]");
  if (!el) { if (pinned && !event.target.closest("#zoom")) unzoom(); return; }
  const { choice, act, copy, done, confirm } = el.dataset;
  if (pressed) { pressed = false; return; }
  if (confirm && !(await sure(confirm))) return;
  if (choice) { unzoom(); choose(choice, el); }
  else if (act) acts[act]();
  else if (el.dataset.post) send(el.dataset.post).then((ok) => ok && el.closest("[popover]")?.hidePopover());
  else if (copy) navigator.clipboard.writeText(copy).then(() => { el.textContent = done; });
  else if (el.dataset.zoom) zoom(el, true);
});

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("[data-chat]");
  if (!form) return;
  event.preventDefault();
  const field = form.elements.text, text = field.value.trim();
  if (text && await send("chat", { text })) $("[data-chat] input")?.focus(), field.value = "";
});

// Zoom: one popover reads any card in full; by hovering, focus, long press, or the key I. What it says is fetched when it
// is first opened, and kept until the next board. Pinned it can be clicked; else the pointer goes through it. A card that
// only came under a resting pointer does not open.
let pinned = null, wanted = null, pressed = false, timer = 0, rest = "";
const zooms = new Map();
async function full(key) {
  const eyes = slider ? `?eyes=${$("[data-eyes]").value}` : "";
  const answer = await fetch(`${main.dataset.url}/zoom/${shown}/${encodeURIComponent(key)}${eyes}`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}
async function zoom(el, pin = false) {
  const box = $("#zoom"), key = el.dataset.zoom;
  wanted = el;
  if (!zooms.has(key)) zooms.set(key, full(key));
  const text = await zooms.get(key);
  if (!text || wanted !== el || !el.isConnected) return;
  $(".zoom-body", box).innerHTML = text;
  box.classList.toggle("pinned", pin);
  if (!box.matches(":popover-open")) box.showPopover();
  pinned = pin ? el : null;
  const a = el.getBoundingClientRect(), b = box.getBoundingClientRect(), room = 8;
  const area = el.closest("[data-part]")?.getBoundingClientRect(), wide = !area || area.width < b.width + 16;
  const least = wide ? room : area.left + room, most = (wide ? innerWidth : area.right) - b.width - room;
  const left = Math.max(least, Math.min(most, a.left + a.width / 2 - b.width / 2));
  const top = a.top - b.height - 14 > room ? a.top - b.height - 14 : Math.min(innerHeight - b.height - room, a.bottom + 14);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(room, top)}px`;
  box.classList.toggle("below", top > a.top);
  box.style.setProperty("--beak", `${Math.max(24, Math.min(b.width - 24, a.left + a.width / 2 - left))}px`);
}
function unzoom() { clearTimeout(timer); pinned = wanted = null; if ($("#zoom")?.matches(":popover-open")) $("#zoom").hidePopover(); }
function soon(el, wait, pin) { clearTimeout(timer); timer = setTimeout(() => { if (el.isConnected) { zoom(el, pin); pressed = !!pin; } }, wait); }
document.addEventListener("pointerover", (event) => {
  const el = event.target.closest("[data-zoom]"), at = `${event.clientX} ${event.clientY}`;
  if (event.pointerType !== "mouse" || pinned || at === rest) return;
  rest = at;
  if (el) soon(el, 350); else unzoom();
});
document.addEventListener("pointerdown", (event) => {
  pressed = false;
  const el = event.pointerType !== "mouse" && event.target.closest("[data-zoom]");
  if (el) soon(el, 450, true);
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(name, (event) => {
  rest = `${event.clientX} ${event.clientY}`;
  if (event.pointerType !== "mouse" && !(name === "pointermove" && Math.hypot(event.movementX, event.movementY) < 4)) clearTimeout(timer);
});
document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
document.addEventListener("focusin", (event) => {
  const el = event.target.closest("[data-zoom]");
  if (el?.matches(":focus-visible")) soon(el, 700); else if (!event.target.closest("#zoom")) unzoom();
});

document.addEventListener("keydown", (event) => {
  const at = event.target, typing = at.matches?.("input:not([type=radio],[type=range]),textarea,select");
  if (event.key === "Escape") return unzoom();
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -1e9, End: 1e9 }[event.key];
  if (slider && step && !at.matches("input,select")) { look(+slider.value + step); return event.preventDefault(); }
  if (!main) return;
  const choices = all("[data-part=prompt] [data-choice]").filter((el) => el.checkVisibility());
  const move = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (move && choices.includes(at)) { choices.at((choices.indexOf(at) + move) % choices.length).focus(); return event.preventDefault(); }
  const key = event.key.toLowerCase();
  if (key === "c") choices[0]?.focus();
  else if (key === "u") $("[data-act=undo]")?.click();
  else if (key === "s") acts.skip();
  else if (key === "l") $(".lines").checkVisibility() ? $(".lines").focus() : $("#chronicle").showPopover();
  else if (key === "i" && at.closest("[data-zoom]")) zoom(at.closest("[data-zoom]"), true);
});

// The badge: at how many tables it is my turn, in the title and beside “My tables”; a message while nobody looks.
const title = document.title;
async function badge() {
  const answer = await fetch("/mine", { headers: { accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) return;
  const { turns, tables } = await answer.json(), before = +root.dataset.turns;
  root.dataset.turns = turns;
  document.title = turns ? `(${turns}) ${title}` : title;
  for (const el of all("[data-turns-badge]")) { el.textContent = turns; el.hidden = !turns; }
  const table = tables.find((one) => one.turn);
  if (document.hidden && turns > before && table && self.Notification?.permission === "granted") new Notification(table.name, { tag: table.table });
  if (!document.hidden && $("[data-live]")) refresh();
}
async function refresh() {
  const text = await fetch(location.href).then((answer) => answer.text()).catch(() => ""), page = new DOMParser().parseFromString(text, "text/html");
  for (const el of all("[data-live]")) {
    const next = page.getElementById(el.id);
    if (next && next.outerHTML !== el.outerHTML && !el.contains(document.activeElement)) el.replaceWith(next);
  }
}
if (csrf) { setInterval(badge, 20000); if (+root.dataset.turns) document.title = `(${root.dataset.turns}) ${title}`; }

// Looking back: the slider and the arrow keys fetch the board of another choice.
async function look(number) {
  number = Math.max(+slider.min, Math.min(+slider.max, number));
  slider.value = number;
  const eyes = $("[data-eyes]").value, address = `${slider.dataset.look}/${number}?eyes=${eyes}`;
  const answer = await fetch(`${address}&part=board`).catch(() => null);
  if (!answer?.ok || +slider.value !== number) return;
  queue.length = 0;
  hurry();
  await show({ number, html: await answer.text() });
  history.replaceState(null, "", address);
  $("[data-at]", slider.form).textContent = number;
  const line = $("#chart-now"), whole = Math.max(1, slider.max - slider.min);
  if (line) for (const name of ["x1", "x2"]) line.setAttribute(name, 600 * (number - slider.min) / whole);
}
if (slider) {
  slider.addEventListener("input", () => look(+slider.value));
  $("[data-eyes]").addEventListener("change", () => look(+slider.value));
  for (const el of all("[data-step]")) el.addEventListener("click", (event) => { event.preventDefault(); look(+slider.value + +el.dataset.step); });
}

// Searching and filtering, in rules and cards.
const search = $("[data-search]");
if (search) {
  const filters = all("[data-filter]");
  const sift = () => {
    const word = search.value.trim().toLowerCase(), group = filters.find((el) => el.checked)?.value ?? "";
    let cards = 0;
    for (const el of all("[data-found]")) {
      const fits = el.textContent.toLowerCase().includes(word) && (!group || !el.dataset.group || el.dataset.group === group);
      el.hidden = !fits;
      if (fits && el.dataset.group) cards += 1;
    }
    for (const el of all("#rulebook > *")) el.hidden = !!word && !el.textContent.toLowerCase().includes(word);
    if ($("[data-count]")) $("[data-count]").textContent = cards;
  };
  for (const el of [search, ...filters]) el.addEventListener("input", sift);
}

if ($("[data-waiting]")) setTimeout(() => location.reload(), 2500);
const ago = new Intl.RelativeTimeFormat(root.lang, { numeric: "auto", style: "short" });
for (const el of all("time[datetime]")) {
  const minutes = Math.round((Date.parse(el.dateTime) - Date.now()) / 60000);
  const [value, unit] = minutes > -60 ? [minutes, "minute"] : minutes > -1440 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
  if (!Number.isNaN(minutes)) el.textContent = ago.format(Math.round(value), unit);
}
if (main) {
  for (const el of all("[data-part]", main)) raw.set(el.dataset.part, el.outerHTML);
  mark();
  fit();
  addEventListener("resize", fit);
  if (!slider) {
    listen();
    document.addEventListener("visibilitychange", () => { if (document.hidden) stream.close(); else { listen(); badge(); } });
  }
}

// The table's script: boards come in, wait in a queue, and are shown. It knows parts, keys and choices, and no game.
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
  hurry = () => {},
  gliding = null,
  showing = Promise.resolve();
const queue = [],
  changed = new Set();
let shows = 0;

// A board may come again before it was shown, because somebody came or went: the first one tells what happened.
function enqueue(number, html) {
  newest = Math.max(newest, number);
  const { first } = queue.at(-1)?.number === number ? queue.pop() : { first: html };
  queue.push({ number, html, first });
  offerToSkip();
  run();
}

// The table as it was when a line of the chronicle was written; boards that come meanwhile wait.
let past = null,
  present = main.innerHTML,
  marks = new Set();
async function goBack(line) {
  const answer = await fetch(`${main.dataset.url}/moment/${line}`).catch(() => null),
    html = answer?.ok && await answer.text();
  // A board that is on its way to be shown would take the place of the one of then.
  await showing;
  if (!html || sending) return;
  if (past === null) marks = new Set(changed);
  past = +answer.headers.get("x-number");
  place(html);
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
  zooms.clear();
  swap(parsed(html));
}

function offerToSkip() {
  for (const skip of all("[data-act=skip]", main)) skip.hidden = !queue.length;
}

// Boards that come at once must not keep the first of them from the reader's eyes: between two the page is painted.
let painted = Promise.resolve();
const paint = () => pause(1000, (done) => requestAnimationFrame(() => setTimeout(done)));

async function run() {
  if (busy || sending || past !== null) return;
  busy = true;
  try {
    while (queue.length) {
      const rest = document.hidden || skipping ? 0 : lastShown + Math.max(PACE[root.dataset.pace], told) - Date.now();
      if (rest > 0 && queue[0].number !== shown) await pause(rest, (wake) => {
        hurry = wake;
      });
      await painted;
      // The reader may have gone back meanwhile.
      if (past !== null) break;
      while (queue.length > 1 && queue[0].number < mine) queue.shift();
      if (document.hidden || root.dataset.pace === "instant" || skipping) queue.splice(0, queue.length - 1);
      await (showing = show(queue.shift()));
      painted = paint();
    }
  } finally {
    busy = skipping = false;
    offerToSkip();
  }
}

// What moves: the same key in another state, equal pieces (data-glide) that left one key and came to another, or a
// piece that comes from a pile (data-from).
const byKey = (at) => new Map(all("[data-key]", at).map((el) => [el.dataset.key, el]));

function movers(fresh) {
  const [olds, news] = [main, fresh].map(byKey);
  const pairs = [],
    left = {};
  for (const [key, el] of olds) {
    if (news.has(key)) {
      if (el.dataset.at !== news.get(key).dataset.at) pairs.push([el, key]);
    } else if (el.dataset.glide && el.checkVisibility()) {
      left[el.dataset.glide] ??= [];
      left[el.dataset.glide].push(el);
    }
  }
  for (const [key, el] of news) {
    if (olds.has(key) || !(el.dataset.glide || el.dataset.from)) continue;
    const origin = left[el.dataset.glide]?.shift() ?? olds.get(el.dataset.from);
    if (origin) pairs.push([origin, key]);
    changed.add(key);
  }
  return pairs.slice(0, 24);
}

async function show({ number, html, first }) {
  const fresh = parsed(html);
  // Who only watches makes no choice that would clear the marks: each board has its own.
  if (main.dataset.url.endsWith("/watch")) changed.clear();
  const isNews = number !== shown,
    pairs = isNews ? movers(fresh) : [];
  const still = !pairs.length || document.hidden || !document.startViewTransition ||
    root.dataset.motion === "reduced" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  const name = (pieces, word) => pieces.forEach((el, n) => {
    if (el) el.style.viewTransitionName = word && word + n;
  });
  const olds = pairs.map(([el]) => el);
  let news = [];
  // A choice may be made while pieces still glide: the number counts from the moment that the board can be clicked.
  const mine = ++shows;
  let there = false;
  const put = () => {
    // Looking back, a later board may have been put while this one waited for its transition.
    if (there || mine !== shows) return;
    there = true;
    const before = heardBy();
    zooms.clear();
    swap(fresh);
    hear(before);
    shown = main.dataset.number = number;
    showTaken(number);
  };
  let late = false;
  try {
    if (still) put();
    else {
      name(olds, "move-");
      const transition = gliding = document.startViewTransition(() => {
        put();
        if (late) return;
        const now = byKey(main);
        name(olds, "");
        news = pairs.map(([, key]) => now.get(key));
        name(news, "move-");
      });
      transition.ready.catch(() => {});
      await Promise.race([transition.finished.catch(() => {}), pause(1500)]);
      put();
    }
  } catch (error) {
    console.error(error);
    main.innerHTML = html;
    asItCame = parsed(html);
    shown = main.dataset.number = number;
    showTaken(number);
  } finally {
    late = true;
    gliding = null;
    name([...olds, ...news], "");
  }
  present = html;
  if (isNews) lastShown = Date.now();
  if (isNews) tell(first === html ? fresh : parsed(first));
  if (!slider) overhear();
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

// All scripts are there.
document.addEventListener("DOMContentLoaded", () => {
  mark();
  fit();
  loadParts();
  toEnd();
  showTaken(shown);
  addEventListener("resize", fit);
  document.fonts.ready.then(toEnd);
  addEventListener("load", toEnd);
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
});

// What has just happened, told over the board for a moment; what things mean.
"use strict";

// A step stands over the board while the next boards wait; whoever chooses, skips or wants no motion goes on at once.
let told = 0,
  hushing = 0;

function tell(board) {
  const step = $("template[data-step]", board),
    pace = PACE[root.dataset.pace];
  hush();
  if (!step || !pace || document.hidden || root.dataset.motion === "reduced") return;
  const box = byId("step");
  $(".step-body", box).replaceChildren(step.content.cloneNode(true));
  box.showPopover();
  sound($("[data-sound]", box)?.dataset.sound);
  told = pace * Math.min(4, 1.5 + step.dataset.step / 3);
  hushing = setTimeout(hush, told);
}

function hush() {
  clearTimeout(hushing);
  told = 0;
  const box = byId("step");
  if (box.matches(":popover-open")) box.hidePopover();
}

// What a thing of the board means: the glossary of the guide says it. The key E walks from one to the next.
const READ = "[data-zoom],[data-about]";

function meaning(key) {
  const term = byId(`about-${key}`);
  return term ? `<h2>${$("dt", term).innerHTML}</h2><p>${$("dd", term).innerHTML}</p>` : "";
}

function explain(step) {
  const things = all("[data-about]", main).filter((el) => el.checkVisibility()),
    next = things.indexOf(document.activeElement) + step,
    el = things.at(next % things.length);
  if (!el) return;
  if (el.tabIndex < 0) el.tabIndex = -1;
  el.focus();
  zoom(el, false);
}

function describe(el) {
  for (const one of all("[aria-describedby=zoom]")) one.removeAttribute("aria-describedby");
  el?.setAttribute("aria-describedby", "zoom");
}

// What takes a while to reckon is fetched when its place is there: how a finished game went.
async function loadParts() {
  for (const el of all("[data-load]:empty", main)) {
    const answer = await fetch(el.dataset.load).catch(() => null);
    if (answer?.ok && el.isConnected) el.innerHTML = await answer.text();
  }
}

// Soft sounds, made here: notes one after the other, in hertz. Phones are silent unless their owner wants otherwise.
const TUNES = { turn: [523, 784], roll: [196, 247, 165], end: [392, 523, 659] };
let audio = null;

function sound(name) {
  const { sound: wish } = root.dataset,
    silent = wish === "off" || (wish === "auto" && matchMedia("(pointer: coarse)").matches);
  if (!TUNES[name] || silent || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  TUNES[name].forEach((pitch, nth) => {
    const note = audio.createOscillator(),
      volume = audio.createGain(),
      at = audio.currentTime + 0.02 + nth * 0.13;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.32);
  });
  root.dataset.heard = name;
}

// What a board is heard by, compared with the one before.
const heardBy = () => ["over", "yours"].find((word) => $(`.turn.${word}`, main)) ?? "";

function hear(before) {
  const now = heardBy();
  if (now !== before) sound({ over: "end", yours: "turn" } [now]);
}

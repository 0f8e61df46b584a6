// What has just happened, told over the board for a moment; what things mean. It stands before the table's script.
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

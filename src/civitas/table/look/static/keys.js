// The table by keyboard.
"use strict";

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

// Looking back: the slider and the arrow keys fetch the board of another choice; it stands after the table's script.
"use strict";
let looks = 0;
async function look(number, more = "") {
  const mine = ++looks,
    eyes = $("[data-eyes]").value;
  slider.value = number;
  const answer = await fetch(`${slider.dataset.look}/${slider.value}?eyes=${eyes}${more}&part=board`).catch(() => null),
    html = answer?.ok && await answer.text();
  if (!html || mine !== looks) return;
  number = slider.value = +answer.headers.get("x-number");
  history.replaceState(null, "", `${slider.dataset.look}/${number}?eyes=${eyes}`);
  $("[data-at]", slider.form).textContent = number;
  $("[data-on]").action = `${slider.dataset.look}/${number}/on`;
  const share = (number - slider.min) / Math.max(1, slider.max - slider.min);
  for (const name of ["x1", "x2"]) $("#chart-now")?.setAttribute(name, 600 * share);
  await show({ number, html });
}

// Playing by itself, until the end or the next click.
let playing = false;
async function playBack(button) {
  const go = !playing;
  playing = go;
  button.setAttribute("aria-pressed", go);
  while (playing && +slider.value < +slider.max) {
    await look(+slider.value + 1);
    await pause(Math.max(200, PACE[root.dataset.pace]));
  }
  if (go) playing = false;
  button.setAttribute("aria-pressed", playing);
}

function lookAt(line) {
  look(slider.value, `&line=${line}`);
}
acts.play = playBack;

slider.addEventListener("input", () => look(slider.value));
$("[data-eyes]").addEventListener("change", () => look(slider.value));
for (const el of all("[data-step]")) el.addEventListener("click", (event) => {
  event.preventDefault();
  look(+slider.value + +el.dataset.step);
});
document.addEventListener("click", (event) => {
  const el = event.target.closest(".turnings [data-number]");
  if (!el) return;
  event.preventDefault();
  byId("turnings").hidePopover();
  look(+el.dataset.number);
});

// Reading a thing in full.
"use strict";

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
  clearTimeout(timer);
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

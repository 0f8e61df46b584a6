// People at a table: how long they may still do something.
"use strict";

// The chat stands beside the chronicle, or before the board on a phone; open or not, it stays so.
function openChat(open = root.dataset.talk !== "open") {
  root.dataset.talk = open ? "open" : "";
  sessionStorage.setItem("chat", root.dataset.talk);
  const over = byId("chronicle").matches(":popover-open");
  if (open && over) byId("chronicle").hidePopover();
  if (open) $("[data-chat] input")?.focus();
}
root.dataset.talk = sessionStorage.getItem("chat") ?? "";

// Who has the chat closed is told what others say there.
const saidSoFar = () => +($("[data-key=chat-count]", main)?.dataset.value ?? 0);
let read = saidSoFar();

function overhear() {
  const news = saidSoFar() > read && !byId("chat").checkVisibility();
  read = saidSoFar();
  if (!news) return;
  const line = $("#chat li").cloneNode(true);
  $("time", line).remove();
  $("b", line).append(":");
  toast(line.textContent);
}

// One device, several people: what the last choice has told its maker is shown before the device is handed on.
let learned = "";

function learn(text) {
  learned = text;
}

function handOver(url) {
  const dialog = byId("learned"),
    go = () => location.assign(url);
  if (!learned) return go();
  $("p", dialog).textContent = learned;
  dialog.onclose = go;
  if (!dialog.open) dialog.showModal();
}

// Links to seats that have been taken meanwhile are no longer shown.
byId("invitations").addEventListener("toggle", (event) => {
  const free = event.newState === "open" && all(".free-seats [data-seat]", main).map((el) => el.dataset.seat);
  if (free)
    for (const el of all("[data-link]")) el.closest("li").hidden = !free.includes(el.dataset.link);
});

// A time that runs out, in whole seconds: data-waits holds the milliseconds that were left when it was drawn.
const ends = new WeakMap();
const two = (number) => `${number}`.padStart(2, "0");
const span = (left) => left < 3600 ? `${Math.floor(left / 60)}:${two(left % 60)}` :
  left < 172800 ? `${Math.floor(left / 3600)} h` : `${Math.floor(left / 86400)} d`;
setInterval(() => {
  for (const el of all("[data-waits]")) {
    if (!ends.has(el)) ends.set(el, Date.now() + +el.dataset.waits);
    const left = Math.max(0, Math.ceil((ends.get(el) - Date.now()) / 1000)),
      text = "clock" in el.dataset ? span(left) : `${left}`;
    if (el.textContent !== text) el.textContent = text;
    el.classList.toggle("hurry", left < 11);
  }
}, 100);

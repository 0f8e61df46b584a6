// People at a table: how long they may still do something.
"use strict";

// A time that runs out, in whole seconds: data-waits holds the milliseconds that were left when it was drawn.
const ends = new WeakMap();
setInterval(() => {
  for (const el of all("[data-waits]")) {
    if (!ends.has(el)) ends.set(el, Date.now() + +el.dataset.waits);
    const left = Math.max(0, Math.ceil((ends.get(el) - Date.now()) / 1000));
    if (el.textContent !== `${left}`) el.textContent = left;
  }
}, 100);

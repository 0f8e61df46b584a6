// What is chosen, asked and done by clicking.
"use strict";

// Choosing: a text, or several that belong together, with the number that the choice would get.
async function send(path, body = {}) {
  const headers = { "content-type": "application/json", accept: "application/json", "x-csrftoken": csrf };
  const answer = await fetch(`${main.dataset.url}/${path}`, { method: "POST", body: JSON.stringify(body), headers })
    .catch(() => null);
  if (answer?.ok) return answer.json();
  if (!answer) {
    toast(main.dataset.lost);
    return false;
  }
  if (answer.status === 428) {
    const { detail } = await answer.json();
    return (await sure(detail, true)) && send(path, { ...body, sure: true });
  }
  if (answer.status === 409 && answer.headers.has("x-number")) {
    const board = await answer.text(),
      number = +answer.headers.get("x-number");
    // The stream may have brought a newer board meanwhile, and will not bring it again.
    if (number >= newest) {
      queue.length = 0;
      enqueue(number, board);
    }
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
    hurry();
    run();
  }
}

function fromNowOn() {
  hush();
  gliding?.skipTransition();
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
    gliding?.skipTransition();
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

// Sets: things are taken one by one, in the bar or on the board, and confirmed together. Nothing is sent before.
"use strict";

const taken = new Map();
let takenAt = -1;

const theSet = () => $("[data-several]");
const toggles = () => all("[data-toggle]", theSet() ?? document.createElement("i"));
const timesOf = (toggle) => taken.get(toggle.dataset.choice) ?? 0;
const ownWorth = (one) => +one.dataset.worth;
const alike = (toggle) => toggles().filter((one) => one.textContent === toggle.textContent);

/** What all that is taken is worth: each by itself, and what some are worth only together. */
function worthOf(some) {
  const own = some.reduce((sum, one) => sum + timesOf(one) * ownWorth(one), 0);
  const together = theSet().dataset.together;
  if (!together) return own;
  return own + JSON.parse(together)[some.filter((one) => !ownWorth(one)).map(timesOf).join(" ")];
}

/** Take a text of the present set, or give it back; false if it is not of the set. */
function take(text) {
  const toggle = toggles().find((one) => one.dataset.choice === text);
  if (!toggle) return false;
  const set = theSet().dataset;
  const isEnough = +set.reach > 0 && worthOf(toggles()) >= +set.reach;
  const room = toggles().reduce((sum, one) => sum + timesOf(one), 0) < +set.most && !isEnough;
  const same = alike(toggle);
  const most = +toggle.dataset.times;
  if (most > 1) change(toggle, room && timesOf(toggle) < most ? timesOf(toggle) + 1 : 0);
  // Of things that are all the same the first are taken: which of them is no choice.
  else if (timesOf(toggle)) change(same.findLast(timesOf), 0);
  else if (room) change(same.find((one) => !timesOf(one)), 1);
  else if (+set.most === 1) {
    taken.clear();
    change(toggle, 1);
  }
  showTaken();
  return true;
}

function change(toggle, times) {
  taken.delete(toggle.dataset.choice);
  if (times) taken.set(toggle.dataset.choice, times);
}

function clearTaken() {
  taken.clear();
  showTaken();
}

/** What the set stands for: the texts in the order of the buttons, and the word that ends it early. */
function theChoice() {
  const { most, finish, reach, together } = theSet().dataset;
  const texts = [];
  let worth = 0;
  for (const one of toggles().flatMap((each) => Array(timesOf(each)).fill(each))) {
    if (!+reach || worth < +reach || together) texts.push(one.dataset.choice);
    worth += ownWorth(one);
  }
  return [...texts, ...(finish && texts.length < +most ? [finish] : [])].join(" ");
}

/** Mark what is taken, in the bar and on the board; after every board, since it may be another question. */
function showTaken(number = takenAt) {
  if (number !== takenAt) taken.clear();
  takenAt = number;
  const set = theSet();
  if (!set) {
    for (const el of all("[data-taken]")) el.removeAttribute("data-taken");
    return;
  }
  for (const el of all("[data-choice]")) {
    if (el.hasAttribute("data-toggle")) {
      el.setAttribute("aria-pressed", String(timesOf(el) > 0));
      $(".times", el).textContent = timesOf(el) > 1 ? `×${timesOf(el)}` : "";
    } else el.toggleAttribute("data-taken", taken.has(el.dataset.choice));
  }
  const n = toggles().reduce((sum, one) => sum + timesOf(one), 0);
  const worth = worthOf(toggles());
  const { labels, none, few, other, short } = $("[data-act=confirm]", set).dataset;
  const missing = set.dataset.least - n,
    lacks = set.dataset.reach - worth;
  const wrong = +set.dataset.kinds && +set.dataset.kinds !== taken.size;
  const said = lacks > 0 ? short.replace("{n}", lacks) : missing > 0 ? few.replace("{n}", missing) :
    wrong ? other : n ? JSON.parse(labels)[n] : none;
  for (const button of all("[data-act=confirm]")) {
    $("b", button).textContent = said.replace("{sum}", worth);
    button.disabled = missing > 0 || lacks > 0 || wrong;
  }
  $("[data-act=clear]", set).hidden = !n;
}

// Many numbers: the dial says which of them the button beside it chooses.
document.addEventListener("input", ({ target }) => {
  if (!target.dataset.dial) return;
  const [text, label] = JSON.parse(target.dataset.dial)[+target.value];
  const button = target.nextElementSibling;
  button.dataset.choice = text;
  button.setAttribute("aria-label", `${target.getAttribute("aria-label")}: ${label}`);
  $("b", button).textContent = label;
});

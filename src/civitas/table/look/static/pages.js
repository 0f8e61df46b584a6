// What every page does: the badge of my turns, lists that stay fresh, searching, times, copying. The table has a
// script of its own.
"use strict";
const $ = (query, at = document) => at.querySelector(query);
const all = (query, at = document) => [...at.querySelectorAll(query)];
const root = document.documentElement,
  csrf = $("meta[name=csrf]")?.content ?? "",
  title = document.title;

// The badge: at how many tables it is my turn, in the title and beside “My tables”; a message while nobody looks.
async function badge() {
  const answer = await fetch("/mine", {
    headers: { accept: "application/json" }
  }).catch(() => null);
  if (!answer?.ok) return;
  const { turns, tables } = await answer.json(), before = +root.dataset.turns, table = tables.find((one) => one.turn);
  root.dataset.turns = turns;
  document.title = turns ? `(${turns}) ${title}` : title;
  for (const el of all("[data-turns-badge]")) {
    el.textContent = turns;
    el.hidden = !turns;
  }
  const asleep = document.hidden && self.Notification?.permission === "granted";
  if (asleep && turns > before && table) new Notification(table.name, { tag: table.table });
  if (!document.hidden && $("[data-live]")) refresh();
}
async function refresh() {
  const text = await fetch(location.href).then((answer) => answer.text()).catch(() => ""),
    page = new DOMParser().parseFromString(text, "text/html");
  for (const el of all("[data-live]")) {
    const next = page.getElementById(el.id);
    if (next && next.outerHTML !== el.outerHTML && !el.contains(document.activeElement)) el.replaceWith(next);
  }
  times();
}
if (csrf) {
  setInterval(badge, 20000);
  if (+root.dataset.turns) document.title = `(${root.dataset.turns}) ${title}`;
}

// Searching and filtering, in rules and cards.
const search = $("[data-search]"),
  filters = all("[data-filter]");

function sift() {
  const word = search.value.trim().toLowerCase(),
    group = filters.find((el) => el.checked)?.value ?? "";
  const says = (el) => el.textContent.toLowerCase().includes(word);
  const elsewhere = (el) => !!(group && el.dataset.group && el.dataset.group !== group);
  for (const el of all("[data-found]")) el.hidden = !says(el) || elsewhere(el);
  for (const el of all("#rulebook > *")) el.hidden = !!word && !says(el);
  if ($("[data-count]")) $("[data-count]").textContent = all("[data-found][data-group]:not([hidden])").length;
}
if (search)
  for (const el of [search, ...filters]) el.addEventListener("input", sift);

document.addEventListener("click", (event) => {
  const el = event.target.closest("[data-copy],[data-act=notify]");
  if (el?.dataset.copy) navigator.clipboard.writeText(el.dataset.copy).then(() => {
    el.textContent = el.dataset.done;
  });
  else if (el) Notification?.requestPermission();
});

if ($("[data-waiting]")) setTimeout(() => location.reload(), 2500);

// Times as people say them. What a list says anew has to say its times anew, too.
const ago = new Intl.RelativeTimeFormat(root.lang, { numeric: "auto", style: "short" });

function times() {
  for (const el of all("time[datetime]")) {
    const minutes = Math.round((Date.parse(el.dateTime) - Date.now()) / 60000);
    const [value, unit] = minutes > -60 ? [minutes, "minute"] :
      minutes > -1440 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
    if (!Number.isNaN(minutes)) el.textContent = ago.format(Math.round(value), unit);
  }
}
times();
setInterval(times, 20000);

// A board becomes the next one: only what differs is touched, so that a browser need not style and lay out the rest.
"use strict";

// What scripts or people have made of the page is no difference: a board is compared with the last one as it came
// (`before`), and what differs is changed in the page (`live`).
const KNOWN = ["id", "data-key", "data-choice", "data-waits"];

/** Whether one element may become the other: a thing or a choice never becomes another one, nor a field or a fold. */
const becomes = (one, other) => one.nodeType === Node.ELEMENT_NODE && one.nodeName === other.nodeName &&
  !one.matches("input, select, details, :has(> [data-dial]), [data-place].swapped") &&
  KNOWN.every((name) => one.getAttribute(name) === other.getAttribute(name));

function patch(live, before, after) {
  if (before.isEqualNode(after)) return;
  if (!becomes(live, after) || !becomes(before, after)) return live.replaceWith(after.cloneNode(true));
  if (!before.cloneNode().isEqualNode(after.cloneNode())) dress(live, after);
  patchChildren(live, before, after);
}

/** Give an element the attributes of another. */
function dress(live, after) {
  for (const { name } of [...live.attributes])
    if (!after.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of after.attributes)
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
}

/** What a child is known by among its siblings: its name, or else what it says. */
const sign = (node) => node.nodeType === Node.ELEMENT_NODE ?
  `${node.nodeName} ${node.id || node.dataset.part || node.dataset.key || node.dataset.choice || node.textContent}` :
  node.nodeValue;

/** Children that are known again become the new ones; between them the rest do, one by one, as far as they go. */
function patchChildren(live, before, after) {
  const [here, olds, news] = [live, before, after].map((el) => [...el.childNodes]);
  const least = Math.min(olds.length, news.length);
  let first = 0,
    last = 0;
  while (first < least && olds[first].isEqualNode(news[first])) first++;
  while (last < least - first && olds.at(-1 - last).isEqualNode(news.at(-1 - last))) last++;
  const [oldEnd, newEnd] = [olds.length - last, news.length - last];
  if (first === oldEnd && first === newEnd) return;
  // A script has filled this place: nobody knows which of its children is which.
  if (here.length !== olds.length) return live.replaceChildren(...after.cloneNode(true).childNodes);
  const pair = (from, to, come, end) => {
    for (; from < to && come < end; from++, come++) patch(here[from], olds[from], news[come]);
    for (const node of here.slice(from, to)) node.remove();
    const next = here[to] ?? null;
    for (; come < end; come++) live.insertBefore(news[come].cloneNode(true), next);
  };
  const signs = olds.map((node, nth) => nth < first || nth >= oldEnd ? null : sign(node));
  let from = first,
    come = first;
  for (let nth = first; nth < newEnd; nth++) {
    const known = signs.indexOf(sign(news[nth]), from);
    if (known < 0) continue;
    pair(from, known, come, nth);
    patch(here[known], olds[known], news[nth]);
    [from, come] = [known + 1, nth + 1];
  }
  pair(from, oldEnd, come, newEnd);
}

() => {
  // What a person would call broken on a page: a page that is wider than the screen, words letter by letter or broken,
  // text and cards that are cut, parts over each other.
  const faults = new Set();
  const shows = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join(".")} ${e.textContent.trim().slice(0, 30)}`;
  const flow = (e) => getComputedStyle(e).overflowX + getComputedStyle(e).overflowY;

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) {
    const out = [...document.querySelectorAll("body *")].filter((e) => box(e).right > innerWidth + 1);
    faults.add(`the page is ${wide} wide: ${out.slice(0, 3).map(name)}`);
  }

  const written = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  for (const e of document.querySelectorAll("main *")) {
    if (!shows(e) || !written(e) || e.closest("svg, [popover], .unseen, [data-fit]") || !box(e).width) continue;
    const text = document.createRange();
    text.selectNodeContents(e);
    const lines = text.getClientRects(), t = text.getBoundingClientRect(), rise = Math.max(3, lines[0].height / 3);
    if (lines.length > 3 && t.width < 2.2 * parseFloat(getComputedStyle(e).fontSize)) faults.add(`letters: ${name(e)}`);
    for (let at = e; at && at !== document.body && !/auto|scroll/.test(flow(at)); at = at.parentElement) {
      const style = getComputedStyle(at), c = box(at);
      // What ends in dots, or shows so many lines and no more, is read in full elsewhere.
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp > 1 || style.clipPath !== "none") break;
      if (!/hidden|clip/.test(flow(at))) continue;
      const aside = t.right > c.right + 2 || t.left < c.left - 2;
      if (aside || t.bottom > c.bottom + rise || t.top < c.top - rise) faults.add(`cut: ${name(e)} in ${name(at)}`);
    }
  }

  // A word that goes on in the next line though nobody put a hyphen there, or that leaves the thing it stands on.
  const leaves = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text; (text = leaves.nextNode());) {
    const e = text.parentElement;
    if (!shows(e) || e.closest("svg, [popover], .unseen, [data-fit], input")) continue;
    const on = e.closest("button, .offer, .card, .tile");
    let at = e;
    while (on && at !== on && !/hidden|clip|auto|scroll/.test(flow(at))) at = at.parentElement;
    for (const word of text.textContent.matchAll(/(?<![\p{L}\u00ad])\p{L}{3,}(?!\u00ad)/gu)) {
      const span = document.createRange();
      span.setStart(text, word.index);
      span.setEnd(text, word.index + word[0].length);
      const rows = [...span.getClientRects()];
      if (new Set(rows.map((one) => Math.round(one.top))).size > 1) faults.add(`broken: ${word[0]} in ${name(e)}`);
      if (on === at && on && Math.max(...rows.map((one) => one.right)) > box(on).right + 1)
        faults.add(`out: ${word[0]} of ${name(on)}`);
    }
  }

  // Cards and buttons of which a part is missing.
  for (const e of document.querySelectorAll("main [data-zoom], main [data-choice]")) {
    const b = box(e);
    if (!shows(e) || !b.width || e.closest("svg, [popover], .unseen, [data-fit]")) continue;
    for (let at = e.parentElement; at && at !== document.body && !/auto|scroll/.test(flow(at)); at = at.parentElement) {
      const c = box(at);
      if (!/hidden|clip/.test(flow(at)) || getComputedStyle(at).textOverflow === "ellipsis") continue;
      if (b.bottom > c.bottom + 3 || b.right > c.right + 3) faults.add(`cut: ${name(e)} in ${name(at)}`);
    }
  }

  const parts = [...document.querySelectorAll("main > [data-part], main > aside > [data-part]")];
  const lies = (e) => shows(e) && !e.matches("[popover]:not(.chronicle)") && getComputedStyle(e).position !== "sticky";
  parts.filter(lies).forEach((one, at, all) => all.slice(at + 1).forEach((other) => {
    const a = box(one), b = box(other);
    const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3;
    if (over && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
      faults.add(`over: ${one.dataset.part} and ${other.dataset.part}`);
  }));
  return [...faults].slice(0, 12);
}

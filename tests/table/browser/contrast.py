"""How well the texts of a page stand out from what they are written on, by the colours that the browser computed."""

from __future__ import annotations

FAINT = r"""least => {
  const colours = text => [...text.matchAll(/(rgba?|color)\((?:srgb )?([^)]+)\)/g)].map(([, kind, numbers]) => {
    const [r, g, b, alpha = 1] = numbers.split(/[ ,/]+/).map(Number), most = kind === 'color' ? 255 : 1;
    return [r * most, g * most, b * most, alpha];
  });
  const over = (top, below) => [0, 1, 2].map(at => top[at] * top[3] + below[at] * (1 - top[3])).concat(1);
  const light = colour => colour.slice(0, 3).map(value => value / 255)
    .map(value => value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4)
    .reduce((sum, value, at) => sum + value * [.2126, .7152, .0722][at], 0);
  const ratio = (one, two) => (Math.max(light(one), light(two)) + .05) / (Math.min(light(one), light(two)) + .05);
  const above = el => el ? [el, ...above(el.parentElement)] : [];
  // All colours that may lie below an element: those of the gradients and grounds around it, from the outermost on.
  const grounds = el => above(el).reverse().map(getComputedStyle).reduce((below, style) => {
    const plain = below.map(colour => over(colours(style.backgroundColor)[0], colour));
    const stops = style.backgroundImage.includes('gradient') ? colours(style.backgroundImage) : [];
    return stops.length ? plain.slice(0, 4).flatMap(colour => stops.map(stop => over(stop, colour))) : plain;
  }, [[0, 0, 0, 1]]);
  const found = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const el = walk.currentNode.parentElement, text = walk.currentNode.textContent.trim();
    if (!text || el.closest('.unseen, svg') || !el.checkVisibility({ visibilityProperty: true })) continue;
    const room = document.createRange();
    room.selectNodeContents(walk.currentNode);
    const { width, height, left, right, top, bottom } = room.getBoundingClientRect();
    if (width < 2 || height < 2 || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue;
    const style = getComputedStyle(el), [r, g, b, alpha] = colours(style.color)[0];
    if (style.clipPath.startsWith('inset(50%') || style.fontSize === '0px') continue;
    const opacity = above(el).reduce((all, one) => all * getComputedStyle(one).opacity, alpha);
    const worst = Math.min(...grounds(el).map(ground => ratio(over([r, g, b, opacity], ground), ground)));
    if (worst < least) found.add(`${el.className || el.tagName} "${text.slice(0, 20)}": ${worst.toFixed(2)}`);
  }
  return [...found];
}"""
"""The visible texts with less contrast than so much."""

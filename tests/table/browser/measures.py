"""What tests of layout measure in a page, as scripts."""

from __future__ import annotations

LEAST = """least => {
  const small = [], walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text; (text = walk.nextNode());) {
    const at = text.parentElement;
    if (!text.textContent.trim() || !at.checkVisibility() || at.closest('template,.unseen')) continue;
    let scale = 1;
    for (let el = at; el; el = el.parentElement) {
      const { zoom, transform } = getComputedStyle(el);
      scale *= (parseFloat(zoom) || 1) * (transform.startsWith('matrix(') ? parseFloat(transform.slice(7)) : 1);
    }
    const size = parseFloat(getComputedStyle(at).fontSize) * scale;
    if (size < least - 0.05) small.push(`${at.className} ${text.textContent.trim().slice(0, 20)} ${size.toFixed(1)}`);
  }
  return small;
}"""
"""Texts that are smaller than so many pixels as they are shown."""
CLIPPED = """queries => queries.flatMap(query => [...document.querySelectorAll(`main ${query}`)].filter(el =>
  el.checkVisibility() && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1)
).map(el => `${query} ${el.textContent.trim().slice(0, 24)}`))"""
"""Things of these kinds whose content is larger than themselves."""

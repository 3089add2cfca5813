import type { Box } from '#ui/required-rise.ts';

/** Each visible line of text that reaches below `top` and to the right of `left`, in pixels of the window. */
export function textBoxesBelow(top: number, left: number): Box[] {
  const main = document.querySelector('main');
  if (main === null) return [];
  const range = document.createRange();
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement?.getBoundingClientRect();
    if (parent === undefined || parent.bottom < top || parent.top > window.innerHeight || parent.right <= left)
      continue;
    const scroller = (text.parentElement?.closest('[data-scroller]') ?? main).getBoundingClientRect();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      // Cut text is wider than what is shown of it, and text for screen readers only is not shown at all.
      const box = {
        top: Math.max(line.top, top, parent.top, scroller.top),
        bottom: Math.min(line.bottom, parent.bottom, scroller.bottom),
        left: Math.max(line.left, parent.left),
        right: Math.min(line.right, parent.right),
      };
      if (box.bottom - box.top > 1 && box.right - box.left > 1) boxes.push(box);
    }
  }
  return boxes;
}

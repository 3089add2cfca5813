import { afterEach, expect, it, vi } from 'vitest';
import { textBoxesBelow } from './text-boxes.ts';

const rect = (top: number, bottom: number, left = 0, right = 300) =>
  ({ top, bottom, left, right }) as unknown as DOMRect;

/** Shows one paragraph with these lines of text in a screen from 50 to 700 px. */
function showLines(paragraph: DOMRect, lines: readonly DOMRect[]): void {
  document.body.innerHTML = '<main data-scroller><p>Words</p></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.tagName === 'P' ? paragraph : rect(50, 700);
  });
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue(lines as unknown as DOMRectList);
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('has a box for each line of text', () => {
  showLines(rect(400, 440), [rect(400, 420), rect(420, 440, 0, 80)]);
  expect(textBoxesBelow(300, 0)).toEqual([
    { top: 400, bottom: 420, left: 0, right: 300 },
    { top: 420, bottom: 440, left: 0, right: 80 },
  ]);
});

it('ends a box where the text is cut off, by its element or by the screen', () => {
  showLines(rect(680, 720, 0, 200), [rect(680, 720, 0, 500)]);
  expect(textBoxesBelow(300, 0)).toEqual([{ top: 680, bottom: 700, left: 0, right: 200 }]);
});

it('leaves out text above the given height and text for screen readers only', () => {
  showLines(rect(100, 120), [rect(100, 120)]);
  expect(textBoxesBelow(300, 0)).toEqual([]);
  showLines(rect(400, 401, 0, 1), [rect(400, 420)]);
  expect(textBoxesBelow(300, 0)).toEqual([]);
});

it('leaves out text that ends to the left of the given edge', () => {
  showLines(rect(400, 420, 0, 200), [rect(400, 420, 0, 200)]);
  expect(textBoxesBelow(300, 200)).toEqual([]);
  expect(textBoxesBelow(300, 199)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { findPassage, readPassage } from './passage.ts';

function makeMessage(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** Selects from the first occurrence of one text to the end of the last occurrence of another. */
function selectRange(root: HTMLElement, from: string, to: string): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text.includes(from) && range.collapsed) range.setStart(node, text.indexOf(from));
    if (text.includes(to)) range.setEnd(node, text.lastIndexOf(to) + to.length);
  }
  return range;
}

it('reads a passage across formatting and paragraphs, with the text around it', () => {
  const root = makeMessage('<p>The <strong>sky</strong> is blue.</p><p>It scatters light.</p>');
  expect(readPassage(root, selectRange(root, 'sky', 'scatters'))).toEqual({
    quote: 'sky is blue.\nIt scatters',
    prefix: 'The ',
    suffix: ' light.',
  });
});

it('leaves out white space at the ends of a passage, and finds no passage in white space alone', () => {
  const root = makeMessage('<p>one  two</p>');
  expect(readPassage(root, selectRange(root, '  ', 'two'))).toMatchObject({ quote: 'two', prefix: 'one  ' });
  expect(readPassage(root, selectRange(root, '  ', '  '))).toBeUndefined();
});

it('finds a passage again at its place, even if its words occur several times', () => {
  const root = makeMessage('<p>red blue</p><p>green <em>blue</em> sky</p>');
  const range = findPassage(root, { quote: 'blue', prefix: 'green ', suffix: ' sky' });
  expect(range?.toString()).toBe('blue');
  expect(range?.startContainer.parentElement?.tagName).toBe('EM');
});

it('finds a passage again after its code was coloured, but not if its text is gone', () => {
  const plain = makeMessage('<pre><code>const a = 1;</code></pre>');
  const passage = readPassage(plain, selectRange(plain, 'a = ', '1')) ?? expect.fail('no passage');
  const coloured = makeMessage('<pre><code><span>const</span> <span>a</span> = <span>1</span>;</code></pre>');
  expect(findPassage(coloured, passage)?.toString()).toBe('a = 1');
  expect(findPassage(makeMessage('<p>other</p>'), passage)).toBeUndefined();
});

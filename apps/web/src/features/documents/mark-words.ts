/** More marks would make scrolling slow. */
const MAX_MARKS = 500;
/** The name in the stylesheet's `::highlight()`. */
const HIGHLIGHT_NAME = 'found-words';

/** The places in an element's texts where a word begins with one of `words`, whatever the case. */
export function findWords(root: Node, words: readonly string[]): Range[] {
  const anyWord = words.map(toPattern).join('|');
  if (anyWord === '') return [];
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyWord})`, 'giu');
  const found: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      found.push(range);
      if (found.length === MAX_MARKS) return found;
    }
  }
  return found;
}

/**
 * Marks places without changing the elements around them, which belong to React. Returns a function that removes the
 * marks.
 */
export function markRanges(ranges: readonly Range[]): () => void {
  // Browsers without the Highlight API only scroll to the first place.
  if (typeof Highlight === 'undefined' || ranges.length === 0) return () => {};
  const marks = new Highlight(...ranges);
  CSS.highlights.set(HIGHLIGHT_NAME, marks);
  return () => {
    if (CSS.highlights.get(HIGHLIGHT_NAME) === marks) CSS.highlights.delete(HIGHLIGHT_NAME);
  };
}

/** Matches a phrase with any whitespace between its words, because the text may have a line break there. */
function toPattern(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
}

/** More marks would make scrolling slow. */
const MAX_MARKS = 500;
/** The name in the stylesheet's `::highlight()`. */
const NAME = 'found-words';

/** Where words of the texts of an element begin with these, in their order, whatever their case. */
export function findWords(root: Node, words: readonly string[]): Range[] {
  const wanted = words.map(escape).join('|');
  if (wanted === '') return [];
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${wanted})`, 'giu');
  const found: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null && found.length < MAX_MARKS; node = texts.nextNode()) {
    for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      found.push(range);
    }
  }
  return found;
}

/** Marks places without changing the elements around them, which belong to React. Returns what removes the marks. */
export function markRanges(ranges: readonly Range[]): () => void {
  // Browsers without it only scroll to the first place.
  if (typeof Highlight === 'undefined' || ranges.length === 0) return () => {};
  const marks = new Highlight(...ranges);
  CSS.highlights.set(NAME, marks);
  return () => {
    if (CSS.highlights.get(NAME) === marks) CSS.highlights.delete(NAME);
  };
}

/** A phrase may be broken differently than in the excerpt. */
function escape(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
}

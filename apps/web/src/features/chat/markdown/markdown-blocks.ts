/**
 * Splits streaming Markdown into top-level blocks, so that only the last one is rendered again. It splits at blank
 * lines, and only where the following text cannot belong to the block before: never inside a fence, displayed
 * maths, a list, a table or a footnote. A split is never undone.
 */
export class MarkdownBlocks {
  #text = '';
  /** The position at which the final blocks end. */
  #finalEnd = 0;
  #finalBlocks: string[] = [];

  /** The blocks of `text`, which joined make up `text`. Fast when `text` starts with the text of the last call. */
  update(text: string): readonly string[] {
    if (!text.startsWith(this.#text)) {
      this.#finalBlocks = [];
      this.#finalEnd = 0;
    }
    this.#text = text;
    const cuts = findCuts(text, this.#finalEnd);
    for (const cut of cuts) {
      this.#finalBlocks.push(text.slice(this.#finalEnd, cut));
      this.#finalEnd = cut;
    }
    const openBlock = text.slice(this.#finalEnd);
    return openBlock === '' ? [...this.#finalBlocks] : [...this.#finalBlocks, openBlock];
  }
}

type Kind = 'text' | 'list' | 'footnote';
/** The start of code or displayed maths, which ends at the closing mark. */
interface Fence {
  mark: string;
  /** For code: the closing fence has at least this many marks. */
  length: number;
}

const listItem = /^ {0,3}(?:[-*+•]|\d{1,9}[.)])(?:[ \t]|$)/;
/** The start of a line that may still become a list item, a footnote or an indented line. */
const undecided = /^(?:[-*+•]|\d{1,9}[.)]?|\s*|\[[^\]]*\]?)$/;
const footnote = /^\[\^[^\]]+\]:/;

/** Positions after `from` at which a new block starts. The block at the last of these positions may still grow. */
function findCuts(text: string, from: number): number[] {
  const cuts: number[] = [];
  let kind: Kind | null = null;
  let fence: Fence | null = null;
  let isAfterBlank = false;

  for (let start = from; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const isComplete = newline >= 0;
    const line = text.slice(start, isComplete ? newline : undefined);
    const lineStart = start;
    start = isComplete ? newline + 1 : text.length;

    if (fence !== null) {
      if (closes(fence, line)) fence = null;
      isAfterBlank = false;
      continue;
    }
    if (line.trim() === '') {
      isAfterBlank = kind !== null;
      continue;
    }
    if (isAfterBlank && kind !== null && startsBlock(line, kind, isComplete)) {
      cuts.push(lineStart);
      kind = null;
    }
    isAfterBlank = false;
    kind ??= kindOf(line);
    // Inside a list a fence may be indented to the item's text.
    fence = parseOpeningFence(line, kind !== 'text');
  }
  return cuts;
}

/** Whether a line after a blank one cannot belong to the block before it. */
function startsBlock(line: string, before: Kind, isComplete: boolean): boolean {
  if (!isComplete && undecided.test(line)) return false;
  // An indented line continues a list item, a footnote or a block of indented code.
  if (/^(?: {2}|\t| [^ ])/.test(line)) return false;
  if (before === 'list') return !listItem.test(line);
  if (before === 'footnote') return !footnote.test(line);
  return true;
}

function kindOf(line: string): Kind {
  if (listItem.test(line)) return 'list';
  return footnote.test(line) ? 'footnote' : 'text';
}

/** A line that begins, after its indentation and a list marker, with ``` or ~~~ or $$ or \[. */
function parseOpeningFence(line: string, mayBeIndented: boolean): Fence | null {
  const found = /^(\s*)(?:(?:[-*+•]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,}|\$\$|\\\[)(.*)$/.exec(line);
  if (found === null) return null;
  const [, indent = '', mark = '', afterMark = ''] = found;
  if (!mayBeIndented && indent.length > 3) return null;
  if (mark === '$$') return afterMark.includes('$$') ? null : { mark: '$', length: 2 };
  if (mark === '\\[') return afterMark.includes('\\]') ? null : { mark: '\\]', length: 1 };
  if (mark.startsWith('`') && afterMark.includes('`')) return null;
  return { mark: mark.charAt(0), length: mark.length };
}

function closes(fence: Fence, line: string): boolean {
  const trimmed = line.trim();
  if (fence.mark === '\\]') return trimmed.endsWith('\\]');
  if (fence.mark === '$') return trimmed.endsWith('$$');
  return trimmed.length >= fence.length && trimmed === fence.mark.repeat(trimmed.length);
}

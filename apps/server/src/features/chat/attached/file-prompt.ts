import type { ChosenText } from './choose-passages.ts';

export interface NamedFile {
  name: string;
  /** Null for a text without pages. */
  pages: number | null;
}

const GAP = '[…]';

/** The text of files as it is sent to the model, with the page numbers that it cites. */
export function formatFiles(files: readonly NamedFile[], chosen: readonly ChosenText[]): string {
  const elements = chosen.flatMap(({ file, isWhole, passages }) => {
    const { name, pages } = files[file] ?? { name: '', pages: null };
    if (passages.length === 0) return [];
    const note = isWhole ? '' : ' parts="only the beginning and what fits the question"';
    const count = pages === null ? '' : ` pages="${pages}"`;
    return [`<file name="${escapeAttribute(name)}"${count}${note}>\n${formatPassages(passages)}\n</file>`];
  });
  return elements.join('\n');
}

/** `[p. 3]` marks the beginning of a page, and an ellipsis marks an omission. */
function formatPassages(passages: ChosenText['passages']): string {
  let text = '';
  let page: number | null = null;
  let end: number | undefined;
  for (const passage of passages) {
    // A form feed separates two pages, so passages on both sides of it are adjacent as well.
    const isNext = end === undefined || passage.from - end <= 1;
    if (!isNext) text += `\n${GAP}\n`;
    if (passage.page !== null && passage.page !== page) text += `${text === '' ? '' : '\n'}[p. ${passage.page}]\n`;
    page = passage.page;
    end = passage.to;
    // A `</file>` in the file itself would make the text after it look as if it came from the app.
    text += passage.text.replaceAll(/<\/?file\b/gi, '<');
  }
  return text.trim();
}

const escapeAttribute = (name: string): string => name.replaceAll(/["<>\n]/g, "'");

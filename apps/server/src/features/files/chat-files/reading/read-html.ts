import { Parser } from 'htmlparser2';

/** Elements whose content is not readable text. */
const SKIPPED_ELEMENTS = new Set([
  'title',
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'iframe',
  'object',
  'select',
]);
const BLOCKS = new Set(
  'p div section article header footer main aside nav figure figcaption blockquote pre ul ol table form address hr dl dt dd'.split(
    ' ',
  ),
);

/**
 * The readable text of a page as Markdown: headings, lists and tables; no scripts, styles or addresses. Nothing is fetched
 * or run, and entities are never defined by the page itself.
 */
export function readHtml(html: string): string {
  const text = new MarkdownText();
  let skipped = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (SKIPPED_ELEMENTS.has(name)) skipped += 1;
        else if (skipped === 0) text.open(name);
      },
      ontext: (piece) => {
        if (skipped === 0) text.write(piece);
      },
      onclosetag: (name) => {
        if (SKIPPED_ELEMENTS.has(name)) skipped = Math.max(0, skipped - 1);
        else if (skipped === 0) text.close(name);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return text.toString();
}

/** Writes elements of HTML as Markdown. */
class MarkdownText {
  readonly #parts: string[] = [];
  #preformatted = 0;
  #cells = 0;
  #lists: { number: number }[] = [];

  open(name: string): void {
    const heading = /^h([1-6])$/.exec(name)?.[1];
    if (heading !== undefined) this.#parts.push(`\n\n${'#'.repeat(Number(heading))} `);
    else if (name === 'br') this.#parts.push('\n');
    else if (name === 'tr') this.#startRow();
    else if ((name === 'td' || name === 'th') && this.#cells++ > 0) this.#parts.push(' | ');
    else if (name === 'li') this.#startItem();
    else if (BLOCKS.has(name) && this.#cells === 0) this.#parts.push(this.#lists.length > 0 ? '\n' : '\n\n');
    if (name === 'pre') this.#preformatted += 1;
    if (name === 'ul' || name === 'ol') this.#lists.push({ number: name === 'ol' ? 1 : 0 });
  }

  write(piece: string): void {
    this.#parts.push(this.#preformatted > 0 ? piece : piece.replaceAll(/\s+/g, ' '));
  }

  close(name: string): void {
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'tr') this.#cells = 0;
    const isHeading = /^h[1-6]$/.test(name);
    if (isHeading || (BLOCKS.has(name) && this.#cells === 0 && this.#lists.length === 0)) this.#parts.push('\n\n');
  }

  #startRow(): void {
    this.#cells = 0;
    this.#parts.push('\n');
  }

  #startItem(): void {
    const list = this.#lists.at(-1);
    const mark = list === undefined || list.number === 0 ? '-' : `${list.number++}.`;
    this.#parts.push(`\n${'  '.repeat(Math.max(0, this.#lists.length - 1))}${mark} `);
  }

  toString(): string {
    return this.#parts.join('').replaceAll(/\n[ \t]+(?=\n)/g, '\n');
  }
}

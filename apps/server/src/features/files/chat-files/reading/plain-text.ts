import { tooMuchText, MAX_TEXT_LENGTH } from './reading-result.ts';

/** Control characters except tabs and line breaks. Form feeds must go, because they separate pages in the stored text. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A text in the form that is stored: with plain line breaks, and without invisible white space. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .trim();
}

/** Collects the texts of pages. Throws UnreadableFile if they are longer than MAX_TEXT_LENGTH together. */
export class PageCollector {
  readonly pageTexts: string[] = [];
  #length = 0;

  /** Several empty lines become one, unless the text is to stay as its author wrote it. */
  add(text: string, { isAsWritten = false } = {}): void {
    const tidy = isAsWritten ? tidyText(text) : tidyText(text).replaceAll(/\n{3,}/g, '\n\n');
    this.#length += tidy.length;
    if (this.#length > MAX_TEXT_LENGTH) throw tooMuchText();
    this.pageTexts.push(tidy);
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }
}

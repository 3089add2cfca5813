/** A fence that was opened at the end of a text, and one that is closed at the beginning of the next. */
const OPENED = /\n?[ \t]{0,12}`{3,}[^\n`]*\s*$/;
const CLOSED = /^\s*`{3,}[ \t]*\n?/;
const EMPTY = /^[ \t]*(`{3,})[^\n`]*\n\s*\1[ \t]*$/gm;
const ONLY_FENCES = /^(?:\s*`{3,}[^\n`]*)*\s*$/;

/** Joins the pieces of a reply's text. An edit stands between two fences, which are empty without it. */
export class ReplyText {
  #text = '';
  #isInEdit = false;

  add(words: string): void {
    if (words === '') return;
    this.#text += this.#isInEdit ? words.replace(CLOSED, '') : words;
    this.#isInEdit = false;
  }

  beginEdit(): void {
    const fences = this.#text.match(/^[ \t]*`{3,}/gm)?.length ?? 0;
    if (fences % 2 === 0) return;
    this.#text = this.#text.replace(OPENED, '');
    this.#isInEdit = true;
  }

  /** The text so far, and starts over; null if there is none. */
  take(): string | null {
    const text = this.#text
      .replace(EMPTY, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    this.#text = '';
    return ONLY_FENCES.test(text) ? null : text;
  }
}

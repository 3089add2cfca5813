/** An opening fence at the end of a text. */
const OPENING_FENCE = /\n?[ \t]{0,12}`{3,}[^\n`]*\s*$/;
/** A closing fence at the beginning of a text. */
const CLOSING_FENCE = /^\s*`{3,}[ \t]*\n?/;
/** A block of code without content. */
const EMPTY_BLOCK = /^[ \t]*(`{3,})[^\n`]*\n\s*\1[ \t]*$/gm;
const ONLY_FENCES = /^(?:\s*`{3,}[^\n`]*)*\s*$/;

/** Joins the pieces of a reply's text. The fences around an edit are removed, because the edit itself is not text. */
export class ReplyText {
  #text = '';
  #isAfterEdit = false;

  add(text: string): void {
    if (text === '') return;
    this.#text += this.#isAfterEdit ? text.replace(CLOSING_FENCE, '') : text;
    this.#isAfterEdit = false;
  }

  /** Notes that an edit comes next. Removes the fence before the edit; `add` removes the fence after it. */
  beginEdit(): void {
    const fences = this.#text.match(/^[ \t]*`{3,}/gm)?.length ?? 0;
    if (fences % 2 === 0) return;
    this.#text = this.#text.replace(OPENING_FENCE, '');
    this.#isAfterEdit = true;
  }

  /** Returns the text so far and starts over; null if there is no text. */
  take(): string | null {
    const text = this.#text
      .replace(EMPTY_BLOCK, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    this.#text = '';
    return ONLY_FENCES.test(text) ? null : text;
  }
}

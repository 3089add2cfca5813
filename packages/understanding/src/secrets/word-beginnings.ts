/** A text with which matches begin. */
interface Beginning {
  text: string;
  /** Whether the texts that can follow it are known. */
  canGrow: boolean;
}

const UNKNOWN: readonly Beginning[] = [{ text: '', canGrow: false }];
/** In characters. A larger limit gives many more beginnings, which occur in hardly fewer places. */
const MAX_LENGTH = 6;

/**
 * The texts with which matches of a regular expression begin. No text is the beginning of another one. Reads letters,
 * alternatives, `(?:…)`, sets of characters and `?`; a beginning ends where the expression contains anything else.
 */
export function listBeginnings(source: string): string[] {
  const reader = new Reader(source);
  const texts = reader.readAlternatives().map(({ text }) => text);
  if (!reader.isAtEnd || texts.includes('')) throw new Error(`it is not known how matches of ${source} begin`);
  const distinct = [...new Set(texts)];
  return distinct.filter((text) => !distinct.some((other) => other !== text && text.startsWith(other)));
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  readAlternatives(): Beginning[] {
    const alternatives = this.#readSequence();
    while (this.#skip('|')) alternatives.push(...this.#readSequence());
    return alternatives;
  }

  #readSequence(): Beginning[] {
    let beginnings: Beginning[] = [{ text: '', canGrow: true }];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const part = this.#readPart();
      beginnings = beginnings.flatMap((beginning) =>
        beginning.canGrow && beginning.text.length < MAX_LENGTH
          ? part.map(({ text, canGrow }) => ({ text: (beginning.text + text).slice(0, MAX_LENGTH), canGrow }))
          : [beginning],
      );
    }
    return beginnings;
  }

  #readPart(): readonly Beginning[] {
    const part = this.#readGroup() ?? this.#readSet() ?? this.#readCharacter();
    if (this.#skip('?')) return [...part, { text: '', canGrow: true }];
    return this.#take(/[*+]|\{[\d,]*\}/y) === undefined ? part : UNKNOWN;
  }

  #readGroup(): readonly Beginning[] | undefined {
    if (!this.#skip('(?:')) return undefined;
    const inner = this.readAlternatives();
    this.#skip(')');
    return inner;
  }

  #readSet(): readonly Beginning[] | undefined {
    const set = this.#take(/\[([^\]]*)\]/y);
    if (set === undefined) return undefined;
    const signs = set.slice(1, -1);
    return /[\\^]|\w-\w/.test(signs) ? UNKNOWN : [...signs].map((text) => ({ text, canGrow: true }));
  }

  #readCharacter(): readonly Beginning[] {
    // Lookarounds, classes and any character.
    if (this.#take(/\(\?<?[!=](?:\[[^\]]*\]|[^)])*\)|\\p\{\w+\}|\\\w|\./y) !== undefined) return UNKNOWN;
    const character = this.#take(/\\?./suy) ?? '';
    return [{ text: character.slice(-1), canGrow: true }];
  }

  #skip(text: string): boolean {
    const isNext = this.#source.startsWith(text, this.#at);
    if (isNext) this.#at += text.length;
    return isNext;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [taken] = pattern.exec(this.#source) ?? [];
    this.#at += taken?.length ?? 0;
    return taken;
  }
}

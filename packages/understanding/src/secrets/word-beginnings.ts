/** A text with which matches begin, and whether it is known how they go on. */
interface Beginning {
  text: string;
  isOpen: boolean;
}

const UNKNOWN: readonly Beginning[] = [{ text: '', isOpen: false }];
/** In characters. Longer beginnings would be many more, and find hardly fewer places. */
const MAX_LENGTH = 6;

/**
 * The texts with which matches of a regular expression begin, none of them a beginning of another. Understood are
 * letters, alternatives, `(?:…)`, sets of characters and `?`; a beginning ends before everything else.
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
    let beginnings: Beginning[] = [{ text: '', isOpen: true }];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const part = this.#readPart();
      beginnings = beginnings.flatMap((beginning) =>
        beginning.isOpen && beginning.text.length < MAX_LENGTH
          ? part.map(({ text, isOpen }) => ({ text: (beginning.text + text).slice(0, MAX_LENGTH), isOpen }))
          : [beginning],
      );
    }
    return beginnings;
  }

  #readPart(): readonly Beginning[] {
    const part = this.#readGroup() ?? this.#readSet() ?? this.#readCharacter();
    if (this.#skip('?')) return [...part, { text: '', isOpen: true }];
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
    return /[\\^]|\w-\w/.test(signs) ? UNKNOWN : [...signs].map((text) => ({ text, isOpen: true }));
  }

  #readCharacter(): readonly Beginning[] {
    // Lookarounds, classes and any character.
    if (this.#take(/\(\?<?[!=](?:\[[^\]]*\]|[^)])*\)|\\p\{\w+\}|\\\w|\./y) !== undefined) return UNKNOWN;
    const character = this.#take(/\\?./suy) ?? '';
    return [{ text: character.slice(-1), isOpen: true }];
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

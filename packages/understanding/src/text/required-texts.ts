/**
 * What is known of the matches of a part of a regular expression: `exact` lists all of them, in lower case. With
 * `required`, every text with a match contains at least one of these.
 */
interface Part {
  exact?: readonly string[] | undefined;
  required?: readonly string[] | undefined;
}

const NOTHING_KNOWN: Part = {};
const EMPTY: Part = { exact: [''] };
/** A shorter text occurs almost everywhere. */
const MIN_LENGTH = 3;
/** A longer text is hardly rarer. */
const WELL_KNOWN_LENGTH = 5;
const MAX_COMBINATIONS = 40;
const MAX_TEXTS = 2_000;

/**
 * Texts of which every text with a match of the regular expression contains at least one; undefined if none are known.
 * They are in lower case and consist of ASCII characters.
 */
export function listRequiredTexts(pattern: RegExp): readonly string[] | undefined {
  // Sets within sets, and groups that change the flags.
  if (pattern.flags.includes('v') || /\(\?[a-z-]+:/.test(pattern.source)) return undefined;
  const reader = new Reader(pattern.source);
  const part = reader.readAlternatives();
  return reader.isAtEnd ? bestOf(part) : undefined;
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

  readAlternatives(): Part {
    const alternatives = [this.#readSequence()];
    while (this.#take(/\|/y) !== undefined) alternatives.push(this.#readSequence());
    const [first, ...others] = alternatives;
    return first !== undefined && others.length === 0 ? first : anyOf(alternatives);
  }

  #readSequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at)))
      parts.push(this.#readPart());
    return inSequence(parts);
  }

  #readPart(): Part {
    const part = this.#readGroup() ?? this.#readSet() ?? this.#readCharacter();
    const quantifier = this.#take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (quantifier === undefined) return part;
    if (quantifier.startsWith('?')) return part.exact === undefined ? NOTHING_KNOWN : { exact: ['', ...part.exact] };
    return /^(?:\*|\{0+\D)/.test(quantifier) ? NOTHING_KNOWN : { required: bestOf(part) };
  }

  #readGroup(): Part | undefined {
    const start = this.#take(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y);
    if (start === undefined) return undefined;
    const inner = this.readAlternatives();
    this.#take(/\)/y);
    if (start.endsWith('!')) return EMPTY;
    // What has to stand before or behind a match is in the text, too.
    return start.endsWith('=') ? { exact: [''], required: bestOf(inner) } : inner;
  }

  #readSet(): Part | undefined {
    const set = this.#take(/\[(?:\\.|[^\]\\])*\]/suy);
    if (set === undefined) return undefined;
    const signs = set.slice(1, -1);
    return /^[a-zA-Z '-]{1,4}$/.test(signs) && !/.-./.test(signs)
      ? { exact: [...new Set(signs.toLowerCase())] }
      : NOTHING_KNOWN;
  }

  #readCharacter(): Part {
    if (this.#take(/\\[bB]|[\^$]/y) !== undefined) return EMPTY;
    if (
      this.#take(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|k<\w+>|c[A-Za-z]|\d+|\w)|\./y) !==
      undefined
    )
      return NOTHING_KNOWN;
    const character = (this.#take(/\\?./suy) ?? '').slice(-1);
    return /^[ -~]$/.test(character) ? { exact: [character.toLowerCase()] } : NOTHING_KNOWN;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [taken] = pattern.exec(this.#source) ?? [];
    this.#at += taken?.length ?? 0;
    return taken;
  }
}

const anyOf = (alternatives: readonly Part[]): Part => {
  const exact = allOf(alternatives.map((part) => part.exact));
  return { exact, required: allOf(alternatives.map(bestOf)) };
};

/** All texts of all lists; undefined if a list is unknown, or if there are too many. */
const allOf = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined => {
  if (lists.includes(undefined)) return undefined;
  const texts = [...new Set(lists.flatMap((list) => list ?? []))];
  return texts.length > MAX_TEXTS ? undefined : texts;
};

const inSequence = (parts: readonly Part[]): Part => {
  const known: (readonly string[] | undefined)[] = [];
  let run: readonly string[] = [''];
  let isWhole = true;
  for (const { exact, required } of parts) {
    known.push(required);
    if (
      exact !== undefined &&
      (run.length === 1 || exact.length === 1 || run.length * exact.length <= MAX_COMBINATIONS)
    ) {
      run = run.flatMap((text) => exact.map((next) => text + next));
      continue;
    }
    known.push(run);
    run = exact ?? [''];
    isWhole = false;
  }
  const exact = isWhole ? run : undefined;
  return { exact, required: rarest([...known, run]) };
};

/** The list whose texts probably occur least: with the longest shortest text, and of those the shortest list. */
const rarest = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined => {
  const lengthOf = (list: readonly string[]): number => Math.min(WELL_KNOWN_LENGTH, ...list.map((text) => text.length));
  return lists
    .filter((list) => list !== undefined)
    .filter((list) => list.length > 0 && lengthOf(list) >= MIN_LENGTH)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a) || a.length - b.length)[0];
};

const bestOf = ({ exact, required }: Part): readonly string[] | undefined => rarest([required, exact]);

/**
 * Message catalogues in ICU MessageFormat: `{name}`, `{count, number}`, `{count, plural, =0 {…} one {# x} other {# x}}`,
 * `{kind, select, a {…} other {…}}`, with ICU's quoting ('' is an apostrophe, '{' opens quoted text).
 * This subset costs under 1 kB; the reference implementation costs 14 kB and is used in the tests for comparison.
 */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** Literal text, an argument, or `#`, which stands for the count of the plural around it. */
type Part = string | { name: string } | { name: string; kind: 'number' } | Choice | { isCount: true };
interface Choice {
  name: string;
  kind: 'plural' | 'select';
  options: Map<string, Part[]>;
}

const locale = 'en-US';
// Made at their first use, because making the first takes 20 ms or more of a fast processor.
let plurals: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The texts of one feature as a function: `const t = translator(identityMessages); t('welcome', {name})`. */
export function translator<const Catalogue extends Readonly<Record<string, string>>>(
  catalogue: Catalogue,
): Translate<keyof Catalogue & string> {
  const compiled = new Map<string, Part[]>();
  return (key, values = {}) => {
    let parts = compiled.get(key);
    if (parts === undefined) {
      parts = new MessageParser(catalogue[key] ?? key).readMessage({ isInPlural: false });
      compiled.set(key, parts);
    }
    return render(parts, values, undefined);
  };
}

/** '12,345' */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  numbers ??= new Intl.NumberFormat(locale);
  return numbers.format(value);
}

function selectPlural(count: number): string {
  plurals ??= new Intl.PluralRules(locale);
  return plurals.select(count);
}

function render(parts: readonly Part[], values: MessageValues, pluralCount: number | undefined): string {
  return parts.map((part) => renderPart(part, values, pluralCount)).join('');
}

function renderPart(part: Part, values: MessageValues, pluralCount: number | undefined): string {
  if (typeof part === 'string') return part;
  if ('isCount' in part) return pluralCount === undefined ? '#' : formatNumber(pluralCount);
  const value = values[part.name];
  if (value === undefined) throw new TypeError(`This message needs a value for ${part.name}.`);
  if (!('kind' in part)) return typeof value === 'number' ? formatNumber(value) : value;
  if (part.kind === 'number') return formatNumber(Number(value));
  const other = part.options.get('other') ?? [];
  if (part.kind === 'select') return render(part.options.get(String(value)) ?? other, values, pluralCount);
  const count = Number(value);
  const option = part.options.get(`=${count}`) ?? part.options.get(selectPlural(count)) ?? other;
  return render(option, values, count);
}

class MessageParser {
  readonly #text: string;
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads up to the end, or to the brace that closes an option. Inside a plural `#` is the count. */
  readMessage({ isInPlural }: { isInPlural: boolean }): Part[] {
    const parts: Part[] = [];
    let literal = '';
    const flush = () => {
      if (literal !== '') parts.push(literal);
      literal = '';
    };
    while (this.#position < this.#text.length) {
      const character = this.#text[this.#position];
      if (character === '}') break;
      if (character === "'") literal += this.#readApostrophe(isInPlural);
      else if (character === '{') {
        flush();
        parts.push(this.#readArgument());
      } else {
        if (character === '#' && isInPlural) {
          flush();
          parts.push({ isCount: true });
        } else literal += character;
        this.#position += 1;
      }
    }
    flush();
    return parts;
  }

  /**
   * An apostrophe is literal if doubled or before ordinary text. Before a brace, or before `#` in a plural, it quotes
   * the text up to the next apostrophe.
   */
  #readApostrophe(isInPlural: boolean): string {
    const next = this.#text[this.#position + 1];
    if (next === "'") {
      this.#position += 2;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(next === '#' && isInPlural)) {
      this.#position += 1;
      return "'";
    }
    const end = this.#text.indexOf("'", this.#position + 2);
    const quoted = this.#text.slice(this.#position + 1, end < 0 ? undefined : end);
    this.#position = end < 0 ? this.#text.length : end + 1;
    return quoted;
  }

  #readArgument(): Part {
    this.#expect('{');
    const name = this.#readWord();
    if (this.#readIfNext('}')) return { name };
    this.#expect(',');
    const kind = this.#readWord();
    if (kind === 'number') {
      this.#expect('}');
      return { name, kind };
    }
    if (kind !== 'plural' && kind !== 'select') throw new SyntaxError(`Unknown kind of argument: ${kind}`);
    this.#expect(',');
    const options = new Map<string, Part[]>();
    while (!this.#readIfNext('}')) {
      const selector = this.#readWord();
      this.#expect('{');
      options.set(selector, this.readMessage({ isInPlural: kind === 'plural' }));
      this.#expect('}');
    }
    return { name, kind, options };
  }

  #readWord(): string {
    this.#skipBlanks();
    const word = /[^\s{},]*/y;
    word.lastIndex = this.#position;
    const found = word.exec(this.#text)?.[0] ?? '';
    if (found === '') throw new SyntaxError(`A name is missing in: ${this.#text}`);
    this.#position += found.length;
    return found;
  }

  /** Like `#expect`, but false when another character comes next. */
  #readIfNext(character: string): boolean {
    this.#skipBlanks();
    if (this.#text[this.#position] !== character) return false;
    this.#position += 1;
    return true;
  }

  /** Reads the character, after any blanks. */
  #expect(character: string): void {
    this.#skipBlanks();
    if (this.#text[this.#position] !== character) throw new SyntaxError(`Expected ${character} in: ${this.#text}`);
    this.#position += 1;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text[this.#position] ?? '')) this.#position += 1;
  }
}

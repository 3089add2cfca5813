/**
 * Message catalogues in ICU MessageFormat: `{name}`, `{count, number}`, `{count, plural, =0 {…} one {# x} other {# x}}`,
 * `{kind, select, a {…} other {…}}`, with ICU's quoting ('' is an apostrophe, '{' opens quoted text).
 * This subset costs under 1 kB; the reference implementation costs 14 kB and is used in the tests for comparison.
 */
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

type Part = string | { name: string } | { name: string; kind: 'number' } | Choice | { hash: true };
interface Choice {
  name: string;
  kind: 'plural' | 'select';
  options: Map<string, Part[]>;
}

const locale = 'en-US';
const plurals = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);

/** The texts of one feature as a function: `const t = translator(identityMessages); t('welcome', {name})`. */
export function translator<const Catalogue extends Readonly<Record<string, string>>>(
  catalogue: Catalogue,
): Translate<keyof Catalogue & string> {
  const compiled = new Map<string, Part[]>();
  return (key, values = {}) => {
    let parts = compiled.get(key);
    if (parts === undefined) {
      parts = new Reader(catalogue[key] ?? key).readMessage(false);
      compiled.set(key, parts);
    }
    return render(parts, values, undefined);
  };
}

/** '12,345' */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

function render(parts: readonly Part[], values: MessageValues, hash: number | undefined): string {
  return parts.map((part) => renderPart(part, values, hash)).join('');
}

function renderPart(part: Part, values: MessageValues, hash: number | undefined): string {
  if (typeof part === 'string') return part;
  if ('hash' in part) return hash === undefined ? '#' : numbers.format(hash);
  const value = values[part.name];
  if (value === undefined) throw new TypeError(`This message needs a value for ${part.name}.`);
  if (!('kind' in part)) return typeof value === 'number' ? numbers.format(value) : value;
  if (part.kind === 'number') return numbers.format(Number(value));
  const other = part.options.get('other') ?? [];
  if (part.kind === 'select') return render(part.options.get(String(value)) ?? other, values, hash);
  const count = Number(value);
  const option = part.options.get(`=${count}`) ?? part.options.get(plurals.select(count)) ?? other;
  return render(option, values, count);
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads up to the end, or to the brace that closes an option. Inside a plural `#` is the count. */
  readMessage(isPlural: boolean): Part[] {
    const parts: Part[] = [];
    let literal = '';
    const flush = () => {
      if (literal !== '') parts.push(literal);
      literal = '';
    };
    while (this.#at < this.#text.length) {
      const character = this.#text[this.#at];
      if (character === '}') break;
      if (character === "'") literal += this.#readApostrophe(isPlural);
      else if (character === '{') {
        flush();
        parts.push(this.#readArgument());
      } else {
        if (character === '#' && isPlural) {
          flush();
          parts.push({ hash: true });
        } else literal += character;
        this.#at += 1;
      }
    }
    flush();
    return parts;
  }

  #readApostrophe(isPlural: boolean): string {
    const next = this.#text[this.#at + 1];
    if (next === "'") {
      this.#at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(next === '#' && isPlural)) {
      this.#at += 1;
      return "'";
    }
    const end = this.#text.indexOf("'", this.#at + 2);
    const quoted = this.#text.slice(this.#at + 1, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.#text.length : end + 1;
    return quoted;
  }

  #readArgument(): Part {
    this.#expect('{');
    const name = this.#readWord();
    if (this.#take('}')) return { name };
    this.#expect(',');
    const kind = this.#readWord();
    if (kind === 'number') {
      this.#expect('}');
      return { name, kind };
    }
    if (kind !== 'plural' && kind !== 'select') throw new SyntaxError(`Unknown kind of argument: ${kind}`);
    this.#expect(',');
    const options = new Map<string, Part[]>();
    while (!this.#take('}')) {
      const selector = this.#readWord();
      this.#expect('{');
      options.set(selector, this.readMessage(kind === 'plural'));
      this.#expect('}', false);
    }
    return { name, kind, options };
  }

  #readWord(): string {
    this.#skipBlanks();
    const word = /[^\s{},]*/y;
    word.lastIndex = this.#at;
    const found = word.exec(this.#text)?.[0] ?? '';
    if (found === '') throw new SyntaxError(`A name is missing in: ${this.#text}`);
    this.#at += found.length;
    return found;
  }

  #take(character: string): boolean {
    this.#skipBlanks();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #expect(character: string, mayBeSpaced = true): void {
    if (mayBeSpaced) this.#skipBlanks();
    if (this.#text[this.#at] !== character) throw new SyntaxError(`Expected ${character} in: ${this.#text}`);
    this.#at += 1;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }
}

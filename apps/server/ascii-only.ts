/** The beginning of a raw template. */
const RAW = 'String.raw`';
/** A character outside ASCII, with the backslashes before it. */
const NON_ASCII = /(\\*)([^\0-\x7f])/g;
const escapeSequence = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Rewrites a program in ASCII, with escape sequences for other characters. V8 keeps the source of everything it runs,
 * and a single character outside ASCII can double the memory of the whole file.
 */
export function toAscii(code: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let raw = code.indexOf(RAW); raw >= 0; raw = code.indexOf(RAW, at)) {
    const begin = raw + RAW.length;
    const template = readTemplate(code, begin, { isRaw: true });
    parts.push(escape(code.slice(at, begin)), template.text);
    at = template.end;
  }
  return [...parts, escape(code.slice(at))].join('');
}

function escape(code: string): string {
  return code.replaceAll(NON_ASCII, (_, slashes: string, character: string) => {
    // A backslash that escapes the character is dropped, because the escape sequence has its own.
    const before = slashes.length % 2 === 1 ? slashes.slice(1) : slashes;
    return before + escapeSequence(character);
  });
}

/** A raw template does not decode escape sequences, so characters outside ASCII become expressions: `${'\u2026'}`. */
function escapeRaw(text: string): string {
  return text.replaceAll(NON_ASCII, (_, slashes: string, character: string) => {
    const isEscaped = slashes.length % 2 === 1;
    return `${isEscaped ? slashes.slice(1) : slashes}\${'${isEscaped ? '\\\\' : ''}${escapeSequence(character)}'}`;
  });
}

interface ConvertedPart {
  /** The part in ASCII. */
  text: string;
  /** The position after the part in the original code. */
  end: number;
}

/** Reads a template from `from`, the position after its opening backtick, to its closing backtick. */
function readTemplate(code: string, from: number, { isRaw }: { isRaw: boolean }): ConvertedPart {
  const parts: string[] = [];
  let begin = from;
  const endText = (at: number) => void parts.push((isRaw ? escapeRaw : escape)(code.slice(begin, at)));
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '`') {
      endText(at);
      return { text: `${parts.join('')}\``, end: at + 1 };
    } else if (code.startsWith('${', at)) {
      endText(at);
      const expression = readExpression(code, at + 2);
      parts.push(`\${${expression.text}`);
      begin = expression.end;
      at = begin - 1;
    }
  }
  throw new Error('a template has no end');
}

/**
 * Reads the expression at `from` to the brace that ends it. Expects an expression without comments and regular
 * expressions.
 */
function readExpression(code: string, from: number): ConvertedPart {
  const parts: string[] = [];
  let begin = from;
  let depth = 1;
  for (let at = from; at < code.length; at += 1) {
    const character = code[at];
    if (character === '`') {
      parts.push(escape(code.slice(begin, at + 1)));
      const template = readTemplate(code, at + 1, { isRaw: code.endsWith(RAW, at + 1) });
      parts.push(template.text);
      begin = template.end;
      at = begin - 1;
    } else if (character === "'" || character === '"') at = findStringEnd(code, at);
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return { text: `${parts.join('')}${escape(code.slice(begin, at + 1))}`, end: at + 1 };
  }
  throw new Error('an expression in a template has no end');
}

function findStringEnd(code: string, from: number): number {
  for (let at = from + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === code[from]) return at;
  }
  throw new Error('a string has no end');
}

import type { TextEdit } from './document-step.ts';

/** A wildcard between two literal texts of a pattern, such as `.*`. */
interface Gap {
  isLazy: boolean;
  /** The least number of characters the wildcard matches. */
  min: 0 | 1;
}

/**
 * The text with all edits made, one after another; null if one of them matches nowhere. Patterns are not run as regular
 * expressions, because one from an untrusted file could run forever. Only literal texts with `.*`, `.+` or `[\s\S]*`
 * between them are supported, because assistants write these; any other pattern is searched as a literal text.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string | null {
  let edited = text;
  for (const edit of edits) {
    const next = 'text' in edit ? replaceFirst(edited, edit.text, edit.replacement) : replacePattern(edited, edit);
    if (next === null) return null;
    edited = next;
  }
  return edited;
}

function replaceFirst(text: string, literal: string, replacement: string): string | null {
  const start = literal === '' ? -1 : text.indexOf(literal);
  return start < 0 ? null : text.slice(0, start) + replacement + text.slice(start + literal.length);
}

function replacePattern(
  text: string,
  { pattern, isEverywhere, replacement }: Extract<TextEdit, { pattern: string }>,
): string | null {
  const parts = parsePattern(pattern);
  if (parts === null) return replaceFirst(text, pattern, replacement);
  const pieces: string[] = [];
  let from = 0;
  for (let found = findMatch(text, parts, from); found !== null; found = findMatch(text, parts, from)) {
    pieces.push(text.slice(from, found.start), replacement);
    const isEmpty = found.end === found.start;
    from = found.end;
    if (!isEverywhere || isEmpty || from >= text.length) break;
  }
  return pieces.length === 0 ? null : pieces.join('') + text.slice(from);
}

/** A gap at the beginning of the unread part of a pattern, such as `.*`, `[\s\S]+?` or `(?s:.*)`. */
const GAP = /^(?:\(\?s:)?(?:\.|\[\\s\\S\]|\[\\S\\s\]|\[\\d\\D\]|\[\\w\\W\])([*+])(\??)\)?/;
/** Flags at the beginning of a pattern, such as `(?s)`. */
const FLAGS = /^\(\?[aimsux]+\)/;
const ESCAPED_CHARACTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Literal texts with a gap after each but the last; null for an unsupported pattern. */
function parsePattern(pattern: string): (string | Gap)[] | null {
  // The anchors of the beginning (\A, ^) and of the end (\Z, $) are ignored.
  let unread = pattern
    .replace(FLAGS, '')
    .replace(/^(?:\\A|\^)/, '')
    .replace(/(?:\\Z|(?<!\\)\$)$/, '');
  const parts: (string | Gap)[] = [''];
  while (unread !== '') {
    const [gap, quantifier, lazy] = GAP.exec(unread) ?? [];
    if (gap !== undefined) {
      parts.push({ isLazy: lazy === '?', min: quantifier === '+' ? 1 : 0 }, '');
      unread = unread.slice(gap.length);
      continue;
    }
    const isEscape = unread.startsWith('\\');
    const character = isEscape ? (unread[1] ?? '') : (unread[0] ?? '');
    // Classes and positions such as \d and \b are not literal characters.
    const isClassEscape = isEscape && /[A-Za-z0-9]/.test(character) && !(character in ESCAPED_CHARACTERS);
    const isOperator = !isEscape && /[.^$*+?{}[\]|()]/.test(character);
    if (isClassEscape || isOperator) return null;
    parts[parts.length - 1] += isEscape ? (ESCAPED_CHARACTERS[character] ?? character) : character;
    unread = unread.slice(isEscape ? 2 : 1);
    // Quantifiers of single characters are not supported.
    if (/^[*+?{]/.test(unread)) return null;
  }
  return parts;
}

/** The first match that begins at or after `from`: each gap in turn is matched by `findLiteralEnd`. */
function findMatch(
  text: string,
  parts: readonly (string | Gap)[],
  from: number,
): { start: number; end: number } | null {
  const [first] = parts;
  if (typeof first !== 'string') return null;
  const start = text.indexOf(first, from);
  if (start < 0 || (parts.length === 1 && first === '')) return null;
  let end = start + first.length;
  for (let at = 1; at < parts.length; at += 2) {
    const gap = parts[at];
    const literal = parts[at + 1];
    if (typeof gap !== 'object' || typeof literal !== 'string') return null;
    const isLast = at + 2 >= parts.length;
    const next = findLiteralEnd(text, { gap, literal, isLast }, end + gap.min);
    if (next === null) return null;
    end = next;
  }
  return { start, end };
}

/** The end of the literal that follows a gap and begins at or after `from`; null if there is no such literal. */
function findLiteralEnd(
  text: string,
  { gap, literal, isLast }: { gap: Gap; literal: string; isLast: boolean },
  from: number,
): number | null {
  if (from > text.length) return null;
  if (literal === '') return gap.isLazy && !isLast ? from : text.length;
  // Only a greedy gap before the last literal extends as far as possible: after earlier gaps more literals must match.
  const found = gap.isLazy || !isLast ? text.indexOf(literal, from) : text.lastIndexOf(literal);
  return found < from ? null : found + literal.length;
}

/**
 * Reads and edits a search text piece by piece. A piece is a word, a quoted phrase, or an operator with its value such
 * as `has:code`; a minus sign before a piece excludes what the piece finds.
 */

/** The piece `name:value`; a value with spaces or quotation marks is quoted. */
export function formatOperator(name: 'category' | 'source' | 'has', value: string): string {
  return `${name}:${/[\s"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`;
}

const PIECES = /-?(?:[a-z]+:)?(?:"[^"]*(?:"|$)|\S+)/gi;

function splitPieces(text: string): string[] {
  return text.match(PIECES) ?? [];
}

const equalsIgnoringCase = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function hasPiece(text: string, piece: string): boolean {
  return splitPieces(text).some((other) => equalsIgnoringCase(other, piece));
}

/** Removes the piece if the text has it, otherwise appends it. */
export function togglePiece(text: string, piece: string): string {
  const pieces = splitPieces(text);
  const others = pieces.filter((other) => !equalsIgnoringCase(other, piece));
  return (others.length < pieces.length ? others : [...pieces, piece]).join(' ');
}

/** Parsing and editing of the search text and its operators. */

/** An operator with its value, quoted if needed. */
export function operator(name: 'category' | 'source' | 'has', value: string): string {
  return `${name}:${/[\s"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`;
}

const PIECES = /-?(?:[a-z]+:)?(?:"[^"]*(?:"|$)|\S+)/gi;

function piecesOf(text: string): string[] {
  return text.match(PIECES) ?? [];
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function hasPiece(text: string, piece: string): boolean {
  return piecesOf(text).some((held) => isSame(held, piece));
}

/** Removes the piece, or appends it. */
export function togglePiece(text: string, piece: string): string {
  const pieces = piecesOf(text);
  const others = pieces.filter((held) => !isSame(held, piece));
  return (others.length < pieces.length ? others : [...pieces, piece]).join(' ');
}

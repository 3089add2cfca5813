const MAX_LINES = 10;
const MAX_CHARACTERS = 1000;

/** The beginning of what a tool returned: a few lines tell what it found. */
export function cutOutput(text: string): string {
  const lines = text.trim().split('\n', MAX_LINES + 1);
  const kept = lines.slice(0, MAX_LINES).join('\n');
  const isCut = lines.length > MAX_LINES || kept.length > MAX_CHARACTERS;
  return isCut ? `${kept.slice(0, MAX_CHARACTERS).toWellFormed().trimEnd()}\n…` : kept;
}

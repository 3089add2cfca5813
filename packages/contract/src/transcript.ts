/** A turn of a transcript, which starts with 'User:' or 'Assistant:'. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

const LABELS = { user: 'User:', assistant: 'Assistant:' } as const;

/** A line in a message that looks like the start of a turn, with any number of escapes. */
const AMBIGUOUS_LINE = /^(\\*)(?=(?:User|Assistant):)/gm;
const TURN_START = /^(User|Assistant): ?/;

/**
 * Writes turns as one text. Lines that look like the start of a turn get a backslash, so that `parseTranscript` can
 * restore the turns.
 */
export function writeTranscript(turns: Iterable<Turn>): string {
  const parts: string[] = [];
  for (const turn of turns) parts.push(`${LABELS[turn.role]} ${escapeLines(turn.content)}`);
  return parts.join('\n');
}

/** The inverse of `writeTranscript`. Text before the first turn is attributed to the user. */
export function parseTranscript(transcript: string): Turn[] {
  if (transcript === '') return [];
  const turns: { role: Turn['role']; lines: string[] }[] = [];
  for (const line of transcript.split('\n')) {
    const start = TURN_START.exec(line);
    const current = turns.at(-1);
    if (start) {
      turns.push({ role: start[1] === 'User' ? 'user' : 'assistant', lines: [line.slice(start[0].length)] });
    } else if (current) {
      current.lines.push(unescapeLine(line));
    } else {
      turns.push({ role: 'user', lines: [unescapeLine(line)] });
    }
  }
  return turns.map(({ role, lines }) => ({ role, content: lines.join('\n') }));
}

/** The first `length` characters, without splitting a surrogate pair. */
export function previewOf(transcript: string, length = 200): string {
  return transcript
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
}

function escapeLines(content: string): string {
  const firstBreak = content.indexOf('\n');
  if (firstBreak < 0) return content;
  // The first line follows its label, so it is unambiguous.
  return content.slice(0, firstBreak + 1) + content.slice(firstBreak + 1).replace(AMBIGUOUS_LINE, '\\$1');
}

function unescapeLine(line: string): string {
  return /^\\+(?:User|Assistant):/.test(line) ? line.slice(1) : line;
}

// In Aider's history, lines of the person begin with `#### ` and notices of Aider itself with `> `. Both end with two
// spaces.

/** The line that Aider writes at each start. */
const HEADER = /^# aider chat started at (\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})\s*$/;
const FENCE = /^\s{0,3}(`{3,}|~{3,})(.*)$/;
/** A tag that Aider lets models write before code that itself contains fences. */
const CODE_TAG = /^<(source|code|pre|codename|sourcecode)>\w*\s*$/;
/** Lines that are certainly notices of Aider; they end a block of code that was never closed. */
const NOTICE = /^> (?:Tokens: |Applied edit to |Commit [0-9a-f]{7}|\^C|Aider v)/;
/** Less certain first lines of a notice, for files without trailing spaces. */
const NOTICE_START =
  /^> (?:\S*aider\b|Committing |Added |Removed|HEAD is|The LLM |Git |Repo-map|Use \/help|You can use|\w+ ?[Mm]odel|Models?: |Add )/;

export interface AiderTurn {
  kind: 'user' | 'reply' | 'notice';
  lines: string[];
}

export interface AiderSession {
  /** As written, in the local time of the computer; null for the lines before the first start. */
  startedAt: string | null;
  turns: AiderTurn[];
}

export function isAiderHistory(text: string, path: string): boolean {
  if (/^# aider chat started at \d{4}-/m.test(text)) return true;
  return /(?:^|\/)\.aider\.chat\.history\.md$/.test(path) && /^#### /m.test(text);
}

/** One session for each start of the program. */
export function splitSessions(text: string): AiderSession[] {
  const hasTrailingSpaces = /^> .*\S {2}$/m.test(text);
  const splitter = new TurnSplitter(hasTrailingSpaces);
  const sessions: AiderSession[] = [{ startedAt: null, turns: [] }];
  for (const line of text.split('\n')) {
    const startedAt = HEADER.exec(line)?.[1];
    if (startedAt !== undefined) {
      sessions.push({ startedAt, turns: [] });
      splitter.reset();
    } else splitter.add(line, sessions.at(-1)?.turns ?? []);
  }
  return sessions.filter(({ startedAt, turns }) => startedAt !== null || turns.some(({ kind }) => kind === 'user'));
}

class TurnSplitter {
  /** Whether notices end with two spaces in this file; an editor may have removed the spaces. */
  readonly #hasTrailingSpaces: boolean;
  /** The text that closes the current block of code in a reply: a fence or a tag; null outside of code. */
  #endOfCode: string | null = null;
  #followsBlankLine = true;
  #previousKind: AiderTurn['kind'] = 'reply';

  constructor(hasTrailingSpaces: boolean) {
    this.#hasTrailingSpaces = hasTrailingSpaces;
  }

  reset(): void {
    this.#endOfCode = null;
    this.#followsBlankLine = true;
  }

  add(line: string, turns: AiderTurn[]): void {
    const kind = this.#kindOf(line);
    const last = turns.at(-1);
    const isBlank = line.trim() === '';
    if (kind === 'reply') this.#trackCode(line);
    else this.#endOfCode = null;
    // Each input begins after a blank line. Blank lines between turns belong to no turn.
    const continuesTurn = last?.kind === kind && !(kind === 'user' && this.#followsBlankLine);
    if (last && continuesTurn) last.lines.push(line);
    else if (!(kind === 'reply' && isBlank)) turns.push({ kind, lines: [line] });
    this.#followsBlankLine = isBlank;
    this.#previousKind = kind;
  }

  #kindOf(line: string): AiderTurn['kind'] {
    const endsWithSpaces = line.endsWith('  ');
    const isInput = /^####(?: |$)/.test(line);
    if (isInput && (this.#endOfCode === null || (endsWithSpaces && this.#followsBlankLine))) return 'user';
    if (!line.startsWith('>')) return 'reply';
    if (this.#endOfCode !== null) return endsWithSpaces && NOTICE.test(line) ? 'notice' : 'reply';
    if (this.#hasTrailingSpaces) return endsWithSpaces ? 'notice' : 'reply';
    return this.#previousKind === 'notice' || NOTICE.test(line) || NOTICE_START.test(line) ? 'notice' : 'reply';
  }

  #trackCode(line: string): void {
    const [, marks = '', afterMarks = ''] = FENCE.exec(line) ?? [];
    const tag = CODE_TAG.exec(line)?.[1];
    if (this.#endOfCode === null) {
      this.#endOfCode = marks || (tag === undefined ? null : `</${tag}>`);
      return;
    }
    const isEnd = this.#endOfCode.startsWith('<')
      ? line.startsWith(this.#endOfCode)
      : marks.startsWith(this.#endOfCode) && afterMarks.trim() === '';
    if (isEnd) this.#endOfCode = null;
  }
}

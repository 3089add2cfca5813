/** Lines of Aider's history: a person's begin with `#### `, the program's with `> `; both end with two blanks. */
const HEADER = /^# aider chat started at (\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})\s*$/;
const FENCE = /^\s{0,3}(`{3,}|~{3,})(.*)$/;
/** Aider lets models write these around code that has fences in it. */
const TAG_OPENED = /^<(source|code|pre|codename|sourcecode)>\w*\s*$/;
/** Lines only the program writes; they end a block of code that was never closed. */
const NOTICE = /^> (?:Tokens: |Applied edit to |Commit [0-9a-f]{7}|\^C|Aider v)/;
/** Other lines it writes first after a reply or an input. */
const OPENING =
  /^> (?:\S*aider\b|Committing |Added |Removed|HEAD is|The LLM |Git |Repo-map|Use \/help|You can use|\w+ ?[Mm]odel|Models?: |Add )/;

export interface AiderTurn {
  kind: 'user' | 'reply' | 'notice';
  lines: string[];
}

export interface AiderSession {
  /** As written, in the local time of the computer; null for what stands before the first start. */
  startedAt: string | null;
  turns: AiderTurn[];
}

export function isAiderHistory(text: string, path: string): boolean {
  if (/^# aider chat started at \d{4}-/m.test(text)) return true;
  return /(?:^|\/)\.aider\.chat\.history\.md$/.test(path) && /^#### /m.test(text);
}

/** One session for each start of the program. */
export function splitSessions(text: string): AiderSession[] {
  const splitter = new TurnSplitter(/^> .*\S {2}$/m.test(text));
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
  /** Whether lines of the program end with two blanks in this file; an editor may have removed them. */
  readonly #isMarked: boolean;
  /** The marks that opened a block of code in a reply. */
  #fence: string | null = null;
  #wasBlank = true;
  #before: AiderTurn['kind'] = 'reply';

  constructor(isMarked: boolean) {
    this.#isMarked = isMarked;
  }

  reset(): void {
    this.#fence = null;
    this.#wasBlank = true;
  }

  add(line: string, turns: AiderTurn[]): void {
    const kind = this.#kindOf(line);
    const last = turns.at(-1);
    const isBlank = line.trim() === '';
    if (kind === 'reply') this.#trackFence(line);
    else this.#fence = null;
    // Each input begins after a blank line; blank lines between turns belong to none.
    const continues = last?.kind === kind && !(kind === 'user' && this.#wasBlank);
    if (last && continues) last.lines.push(line);
    else if (!(kind === 'reply' && isBlank)) turns.push({ kind, lines: [line] });
    this.#wasBlank = isBlank;
    this.#before = kind;
  }

  #kindOf(line: string): AiderTurn['kind'] {
    const isMarked = line.endsWith('  ');
    if (/^####(?: |$)/.test(line) && (this.#fence === null || (isMarked && this.#wasBlank))) return 'user';
    if (!line.startsWith('>')) return 'reply';
    if (this.#fence !== null) return isMarked && NOTICE.test(line) ? 'notice' : 'reply';
    if (this.#isMarked) return isMarked ? 'notice' : 'reply';
    return this.#before === 'notice' || NOTICE.test(line) || OPENING.test(line) ? 'notice' : 'reply';
  }

  #trackFence(line: string): void {
    const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
    const tag = TAG_OPENED.exec(line)?.[1];
    if (this.#fence === null) this.#fence = marks || (tag === undefined ? null : `</${tag}>`);
    else if (this.#fence.startsWith('<') ? line.startsWith(this.#fence) : isClosing(marks, rest, this.#fence))
      this.#fence = null;
  }
}

function isClosing(marks: string, rest: string, opened: string): boolean {
  return marks.startsWith(opened) && rest.trim() === '';
}

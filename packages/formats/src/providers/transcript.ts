import type { ParseResult, TextFormat } from '../export-format.ts';
import { toStorable } from '../values/json-shape.ts';
import { deriveId, finishList, toView, type ListedMessage } from '../conversation/message-list.ts';
import { readSpeaker, type Speaker } from '../values/speaker.ts';
import { splitTagged } from '../values/tagged-text.ts';
import { readTime } from '../values/timestamps.ts';

/** Lines that name a speaker: '## User', '**You:** words', 'ChatGPT said:', 'Human: words', '### User Input'. */
const heading =
  /^#{1,6}\s+(?:[^\p{L}\p{N}]{0,4})([\p{L} ]{1,24}?)(?:\s+(?:said|input|response|prompt))?\s*[:：]?\s*(?:\(([^)]*)\))?\s*$/iu;
const bold = /^(?:\*\*|__)([\p{L} ]{1,24}?)\s*[:：]?(?:\*\*|__)\s*[:：]?\s*(.*)$/u;
const plain = /^(?:>\s?)?([\p{L} ]{1,24}?)(?:\s+said)?\s*[:：]\s*(.*)$/iu;
const fence = /^\s{0,3}(`{3,}|~{3,})/;

interface Turn {
  speaker: Speaker;
  lines: string[];
  createdAt: number | null;
}

export const transcriptFormat: TextFormat = {
  source: 'transcript',
  parse: (text, path) => {
    const result = readTranscript(text, path);
    return result && [result];
  },
};

/**
 * The conversation in a text with lines that name the speakers, or in one copied from Bing; null for any other text.
 * `name` is the name of the file.
 */
export function readTranscript(text: string, name: string): ParseResult | null {
  const lines = toStorable(text.replace(/^\uFEFF/, '')).split(/\r?\n/);
  const { turns, before } = splitTurns(lines);
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  if (!speakers.has('user') || !speakers.has('assistant')) return readBing(lines, name);
  const title = /^#\s+(.+)$/m.exec(before.join('\n'))?.[1] ?? '';
  const messages = turns.map(toMessage);
  const sourceId = deriveId(name, title, turns[0]?.lines.join('\n').slice(0, 500));
  return finishList({ source: 'transcript', sourceId, title: title || titleOf(name) }, messages);
}

function splitTurns(lines: readonly string[]): { turns: Turn[]; before: string[] } {
  const turns: Turn[] = [];
  const before: string[] = [];
  const style = findStyle(lines);
  let closing: string | null = null;
  for (const line of lines) {
    const mark = fence.exec(line)?.[1];
    if (mark !== undefined && (closing === null || mark.startsWith(closing))) closing = closing === null ? mark : null;
    const start = closing === null && mark === undefined && style ? readStart(line, style) : null;
    const turn = turns.at(-1);
    if (start)
      turns.push({ speaker: start.speaker, lines: start.rest === '' ? [] : [start.rest], createdAt: start.time });
    else if (turn) turn.lines.push(line);
    else before.push(line);
  }
  return { turns, before };
}

/** A file names its speakers in one style: the most distinct style that names a user and an assistant. */
function findStyle(lines: readonly string[]): RegExp | null {
  return (
    [heading, bold, plain].find((style) => {
      const speakers = new Set(lines.map((line) => readStart(line, style)?.speaker));
      return speakers.has('user') && speakers.has('assistant');
    }) ?? null
  );
}

function readStart(line: string, style: RegExp) {
  const found = style.exec(line);
  const speaker = readName(found?.[1] ?? '');
  if (!found || speaker === null) return null;
  const rest = style === heading ? '' : (found[2] ?? '');
  return { speaker, rest, time: style === heading ? readTime(found[2] ?? '') : null };
}

function readName(name: string): Speaker | null {
  const plainName = name
    .trim()
    .toLowerCase()
    .replace(/^planner$/, 'assistant');
  return readSpeaker(plainName) ?? readSpeaker(plainName.replace(/^(the|my|an?|ai|microsoft|google|openai) /, ''));
}

function toMessage({ speaker, lines, createdAt }: Turn): ListedMessage {
  const stamp = /^_?(?:Timestamp|Time|Date):\s*(\S+?)_?\s*$/i;
  const stampAt = lines.findIndex((line) => line.trim() !== '');
  const time = stamp.exec(lines[stampAt] ?? '')?.[1];
  const kept = time === undefined ? lines : lines.filter((_, at) => at !== stampAt);
  // A horizontal rule between turns is not part of either.
  const text = kept.join('\n').replace(/\n+(?:-{3,}|\*{3,}|={3,})\s*$/, '');
  return { id: null, view: toView(speaker, splitTagged(text.trim()), { createdAt: readTime(time) ?? createdAt }) };
}

/** Text copied from Bing's chat of 2023: the question as the title, the answer, its sources. */
function readBing(lines: readonly string[], name: string): ParseResult | null {
  const text = lines.join('\n');
  const source = /^Source: Conversation with (?:Bing|Copilot),?\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/m.exec(text);
  const question = /^#\s+(.+)$/m.exec(text);
  if (!source || !question) return null;
  const [, month, day, year] = source;
  const createdAt = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  const answer = text.slice(question.index + question[0].length).trim();
  return finishList({ source: 'copilot', sourceId: deriveId(name, question[1], source[0]), createdAt }, [
    { id: null, view: toView('user', [{ type: 'text', text: (question[1] ?? '').trim() }], { createdAt }) },
    { id: null, view: toView('assistant', [{ type: 'text', text: answer }], { createdAt }) },
  ]);
}

function titleOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.(md|markdown|txt)$/i, '');
}

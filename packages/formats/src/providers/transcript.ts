import type { ParseResult, TextFormat } from '../export-format.ts';
import { toStorable } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { readSpeaker, type Speaker } from '../values/speaker.ts';
import { splitTagged } from '../values/tagged-text.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Styles of lines that name a speaker: '## User', '### User Input'; '**You:** text'; 'ChatGPT said:', 'Human: text'.
 */
const headingStyle =
  /^#{1,6}\s+(?:[^\p{L}\p{N}]{0,4})([\p{L} ]{1,24}?)(?:\s+(?:said|input|response|prompt))?\s*[:：]?\s*(?:\(([^)]*)\))?\s*$/iu;
const boldStyle = /^(?:\*\*|__)([\p{L} ]{1,24}?)\s*[:：]?(?:\*\*|__)\s*[:：]?\s*(.*)$/u;
const plainStyle = /^(?:>{1,2}\s?)?([\p{L} ]{1,24}?)(?:\s+said)?\s*[:：]\s*(.*)$/iu;
const fence = /^\s{0,3}(`{3,}|~{3,})/;

/** Lines above the first message that are not part of a conversation: a title, a rule, a comment or `name: value`. */
const headerLine = /^\s*(?:#\s.*|[-*_=]{3,}|<!--.*-->|[>*_-]*\s*[\p{L} ]{1,24}\**\s*[:：].*)?$/u;

interface Turn {
  speaker: Speaker;
  /** As written. */
  name: string;
  lines: string[];
  createdAt: number | null;
}

export const transcriptFormat: TextFormat = {
  source: 'transcript',
  parse: readTranscript,
};

/**
 * The conversation in a text with lines that name the speakers, or in a text copied from Bing; null for any other text.
 * `path` is that of the file.
 */
export function readTranscript(text: string, path: string): ParseResult[] | null {
  const lines = toStorable(text.replace(/^\uFEFF/, '')).split(/\r?\n/);
  const { turns, linesBefore } = splitTurns(lines);
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  if (!speakers.has('user') || !speakers.has('assistant')) return readBing(lines, path);
  const title = /^#\s+(.+)$/m.exec(linesBefore.join('\n'))?.[1] ?? '';
  const opening = linesBefore
    .filter((line) => !headerLine.test(line))
    .join('\n')
    .trim();
  const isQuestion = opening !== '' && turns[0]?.speaker === 'assistant';
  if (isQuestion) turns.unshift({ speaker: 'user', name: '', lines: [opening], createdAt: null });
  const sourceId = deriveId(path, title, turns[0]?.lines.join('\n').slice(0, 500));
  const properties = { source: 'transcript' as const, sourceId, title: title || titleOf(path) };
  return [buildConversation(properties, turns.map(toMessage)), ...(isQuestion ? [] : reportOpening(opening))];
}

/** Reports the text before the first message, because it is not known who wrote it. */
function reportOpening(opening: string): ParseResult[] {
  if (opening === '') return [];
  const start = opening.replace(/\s+/g, ' ').slice(0, 80).toWellFormed();
  const reason = `The text before the first message is not part of the conversation: “${start}”`;
  return [{ skip: { code: 'not_a_conversation', reason } }];
}

function splitTurns(lines: readonly string[]): { turns: Turn[]; linesBefore: string[] } {
  const turns: Turn[] = [];
  const linesBefore: string[] = [];
  const style = findStyle(lines);
  /** The fence of the current block of code, in which no line names a speaker. */
  let openFence: string | null = null;
  for (const line of lines) {
    const mark = fence.exec(line)?.[1];
    if (mark !== undefined && openFence === null) openFence = mark;
    else if (mark !== undefined && openFence !== null && mark.startsWith(openFence)) openFence = null;
    const start = openFence === null && mark === undefined && style ? readTurnStart(line, style) : null;
    const turn = turns.at(-1);
    if (start)
      turns.push({
        speaker: start.speaker,
        name: start.name,
        lines: start.textAfter === '' ? [] : [start.textAfter],
        createdAt: start.time,
      });
    else if (turn) turn.lines.push(line);
    else linesBefore.push(line);
  }
  return { turns, linesBefore };
}

/**
 * The style in which a text names its speakers: the first one that names a user and an assistant; null if none does.
 */
function findStyle(lines: readonly string[]): RegExp | null {
  return (
    [headingStyle, boldStyle, plainStyle].find((style) => {
      const speakers = new Set(lines.map((line) => readTurnStart(line, style)?.speaker));
      return speakers.has('user') && speakers.has('assistant');
    }) ?? null
  );
}

/** The speaker in a line that begins a turn, and what follows the name; null for any other line. */
function readTurnStart(line: string, style: RegExp) {
  const found = style.exec(line);
  const speaker = readName(found?.[1] ?? '');
  if (!found || speaker === null) return null;
  const textAfter = style === headingStyle ? '' : (found[2] ?? '');
  return {
    speaker,
    name: (found[1] ?? '').trim(),
    textAfter,
    time: style === headingStyle ? readTime(found[2] ?? '') : null,
  };
}

function readName(name: string): Speaker | null {
  const plainName = name
    .trim()
    .toLowerCase()
    .replace(/^planner$/, 'assistant');
  return readSpeaker(plainName) ?? readSpeaker(plainName.replace(/^(the|my|an?|ai|microsoft|google|openai) /, ''));
}

function toMessage({ speaker, name, lines: ownLines, createdAt }: Turn): ListedMessage {
  const timeLine = /^_?(?:Timestamp|Time|Date):\s*(\S+?)_?\s*$/i;
  const lines = dropRepeatedName(ownLines, name);
  const firstIndex = lines.findIndex((line) => line.trim() !== '');
  const time = timeLine.exec(lines[firstIndex] ?? '')?.[1];
  const textLines = time === undefined ? lines : lines.filter((_, index) => index !== firstIndex);
  // A horizontal rule between two turns is part of neither.
  const text = textLines.join('\n').replace(/\n+(?:-{3,}|\*{3,}|={3,})\s*$/, '');
  return { id: null, view: toNodeView(speaker, splitTagged(text.trim()), { createdAt: readTime(time) ?? createdAt }) };
}

/** A text copied from the page of ChatGPT has the line `ChatGPT` below `ChatGPT said:`. */
function dropRepeatedName(lines: readonly string[], name: string): readonly string[] {
  const at = lines.findIndex((line) => line.trim() !== '');
  return lines[at]?.trim() === name && lines.length > at + 1 ? lines.slice(at + 1) : lines;
}

/**
 * The conversation in a text copied from Bing's chat of 2023: the question as a heading, the reply, and its sources.
 */
function readBing(lines: readonly string[], path: string): ParseResult[] | null {
  const text = lines.join('\n');
  const source = /^Source: Conversation with (?:Bing|Copilot),?\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/m.exec(text);
  const question = /^#\s+(.+)$/m.exec(text);
  if (!source || !question) return null;
  const [, month, day, year] = source;
  const createdAt = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  const reply = text.slice(question.index + question[0].length).trim();
  const messages = [
    { id: null, view: toNodeView('user', [{ type: 'text', text: (question[1] ?? '').trim() }], { createdAt }) },
    { id: null, view: toNodeView('assistant', [{ type: 'text', text: reply }], { createdAt }) },
  ];
  return [
    buildConversation({ source: 'copilot', sourceId: deriveId(path, question[1], source[0]), createdAt }, messages),
  ];
}

function titleOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.(md|markdown|txt)$/i, '');
}

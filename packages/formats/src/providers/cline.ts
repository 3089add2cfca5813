import { deriveId, finishList, toView, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import type { ArchiveFormat, JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { readReply, readUserTurn } from './cline-turns.ts';
import { skipUnknownMessages } from './unknown-messages.ts';

/**
 * Tasks of Cline and of Roo Code, which began as a copy of it: tasks/<id>/api_conversation_history.json, a list of
 * messages. Sources: cline/cline, and src/core/task-persistence of RooCodeInc/Roo-Code.
 */
export const clineFormat: SessionFormat = { source: 'cline', detect, open: (path) => new TaskReader(path) };

export const rooFormat: SessionFormat = {
  source: 'roo',
  detect: (record, path) => detect(record, path) && isRoo(record, path),
  open: clineFormat.open,
};

/** One record: <id>.messages.json of current versions of Cline, and a later layout of Roo Code's history. */
export const clineFileFormat: ArchiveFormat = { source: 'cline', detect: detectFile, parse: parseFile };

const HISTORY = /(?:^|\/)(?:api_conversation_history|claude_messages)\.json$/;
const MARKS = /^\s*<(?:task|user_message)>|<environment_details>/;
const ROO_PATH = /(?:^|\/)(?:[^/]*roo-cline|[^/]*roo-code)\//i;
const CLINE_PATH = /(?:^|\/)(?:saoudrizwan\.claude-dev|\.cline)\//;
const ROO_FIELDS = 'isSummary condenseId condenseParent truncationId truncationParent isTruncationMarker'.split(' ');

function detect(record: JsonObject, path: string): boolean {
  if (!isTurn(record) || 'thread_id' in record || 'chatId' in record) return false;
  return HISTORY.test(path) || (record['role'] === 'user' && textsOf(record).some((text) => MARKS.test(text)));
}

function isTurn(record: JsonObject): boolean {
  return (readSpeaker(record['role']) !== null && 'content' in record) || record['type'] === 'reasoning';
}

function textsOf({ content }: JsonObject): string[] {
  return typeof content === 'string' ? [content] : asList(content).map((part) => asText(asObject(part)?.['text']));
}

/** By the place, else by fields only Roo Code has, or by its way to name the mode and to mark the first message. */
function isRoo(record: JsonObject, path: string): boolean {
  if (ROO_PATH.test(path)) return true;
  if (CLINE_PATH.test(path)) return false;
  const texts = textsOf(record);
  return ROO_FIELDS.some((field) => field in record) || texts.some((text) => /# Current Mode\n<slug>/.test(text));
}

function detectFile(record: JsonObject): boolean {
  const turns = asList(record['messages']).filter(isObject);
  if (!turns.some(isTurn)) return false;
  const marks = [asName(record['sessionId']) !== null, 'agent' in record, 'updated_at' in record];
  const isSession = marks.filter((isThere) => isThere).length >= 2;
  return isSession || (record['version'] === 2 && turns.some((turn) => 'ts' in turn));
}

function parseFile(record: JsonObject): ParseResult[] {
  // lead, subagent or teammate.
  if (/^(?:subagent|teammate)$/.test(asText(record['agent']))) {
    const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
    return [{ skip: { code: 'not_a_conversation', reason } }];
  }
  const reader = new TaskReader('', asName(record['sessionId']), !('sessionId' in record || 'agent' in record));
  for (const message of asList(record['messages'])) reader.add(message);
  return reader.finish();
}

class TaskReader implements SessionReader {
  readonly #path: string;
  readonly #id: string | null;
  #isRoo: boolean;
  #messages: ListedMessage[] = [];
  readonly #tools = new Map<string, string>();
  #count = 0;
  #size = 0;
  #unknown = 0;

  constructor(path: string, id: string | null = null, isRooFile = false) {
    this.#path = path;
    this.#id = id ?? idOf(path);
    this.#isRoo = isRooFile;
  }

  get size(): number {
    return this.#size;
  }

  add(record: unknown): void {
    const at = this.#count++;
    if (!isObject(record) || !isTurn(record)) {
      this.#unknown++;
      return;
    }
    this.#isRoo ||= isRoo(record, this.#path);
    // Summaries and markers stand in for messages that are in the file as well.
    if (record['isSummary'] === true || record['isTruncationMarker'] === true) return;
    for (const message of this.#read(record, nameOf(record, at))) {
      this.#size += sizeOfMessage(message);
      this.#messages.push(message);
    }
  }

  finish(): ParseResult[] {
    return [this.#finishTask(), ...skipUnknownMessages(this.#unknown)];
  }

  #finishTask(): ParseResult {
    const source = this.#isRoo ? 'roo' : 'cline';
    const first = this.#messages.find(({ view }) => view.kind !== 'hidden' && view.role === 'user')?.view;
    const sourceId = this.#id ?? deriveId(first);
    // Cline names a task after its time.
    return finishList(
      { source, sourceId, createdAt: /^\d{13}$/.test(sourceId) ? readTime(sourceId) : null },
      this.#messages,
    );
  }

  #read(record: JsonObject, id: string): ListedMessage[] {
    const speaker = readSpeaker(record['role']) ?? 'assistant';
    const createdAt = readTime(record['ts']);
    if (speaker === 'user' || speaker === 'tool') {
      const { words, results } = readUserTurn(record['content'], this.#tools);
      return [
        { id: `${id}:results`, view: toView('tool', results, { createdAt }) },
        { id, view: toView('user', words, { createdAt }) },
      ];
    }
    const info = asObject(record['modelInfo']);
    const model = asName(info?.['modelId']) ?? asName(info?.['id']);
    return [{ id, view: toView(speaker, readReply(record, this.#tools), { createdAt, model }) }];
  }
}

/** Older messages have no id; histories only get longer. */
function nameOf(record: JsonObject, at: number): string {
  const time = readTime(record['ts']);
  return asName(record['id']) ?? (time === null ? `${at}` : `${time}-${asText(record['role'])}`);
}

/** The folder of a task is named after it. */
function idOf(path: string): string | null {
  return HISTORY.test(path) ? asName(path.split('/').at(-2)) : null;
}

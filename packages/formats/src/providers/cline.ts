import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import type { ArchiveFormat, JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';
import { readReply, readUserTurn } from './cline-turns.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Tasks of Cline and of Roo Code, a fork of Cline: tasks/<id>/api_conversation_history.json, a list of messages.
 * Sources: cline/cline, and src/core/task-persistence of RooCodeInc/Roo-Code.
 */
export const clineFormat: SessionFormat = { source: 'cline', detect, open: (path) => new TaskReader(path) };

export const rooFormat: SessionFormat = {
  source: 'roo',
  detect: (record, path) => detect(record, path) && isRoo(record, path),
  open: clineFormat.open,
};

/** A whole task in one record: <id>.messages.json of current versions of Cline, and a later layout of Roo Code. */
export const clineFileFormat: ArchiveFormat = { source: 'cline', detect: detectFile, parse: parseFile };

const HISTORY_PATH = /(?:^|\/)(?:api_conversation_history|claude_messages)\.json$/;
/** Elements that only Cline and Roo Code write. */
const CLINE_TAGS = /^\s*<(?:task|user_message)>|<environment_details>/;
const ROO_PATH = /(?:^|\/)(?:[^/]*roo-cline|[^/]*roo-code)\//i;
const CLINE_PATH = /(?:^|\/)(?:saoudrizwan\.claude-dev|\.cline)\//;
/** Fields that only Roo Code writes. */
const ROO_FIELDS = 'isSummary condenseId condenseParent truncationId truncationParent isTruncationMarker'.split(' ');

function detect(record: JsonObject, path: string): boolean {
  if (!isTurn(record) || 'thread_id' in record || 'chatId' in record) return false;
  return (
    HISTORY_PATH.test(path) || (record['role'] === 'user' && textsOf(record).some((text) => CLINE_TAGS.test(text)))
  );
}

function isTurn(record: JsonObject): boolean {
  return (readSpeaker(record['role']) !== null && 'content' in record) || record['type'] === 'reasoning';
}

function textsOf({ content }: JsonObject): string[] {
  return typeof content === 'string' ? [content] : asList(content).map((part) => asText(asObject(part)?.['text']));
}

/**
 * Whether Roo Code wrote a record: by the path if it names the program, else by fields or a text only Roo Code writes.
 */
function isRoo(record: JsonObject, path: string): boolean {
  if (ROO_PATH.test(path)) return true;
  if (CLINE_PATH.test(path)) return false;
  const texts = textsOf(record);
  return ROO_FIELDS.some((field) => field in record) || texts.some((text) => /# Current Mode\n<slug>/.test(text));
}

function detectFile(record: JsonObject): boolean {
  const turns = asList(record['messages']).filter(isObject);
  if (!turns.some(isTurn)) return false;
  const sessionFields = [asName(record['sessionId']) !== null, 'agent' in record, 'updated_at' in record];
  // One of these fields alone may be in a file of another tool.
  const isSession = sessionFields.filter((isPresent) => isPresent).length >= 2;
  return isSession || (record['version'] === 2 && turns.some((turn) => 'ts' in turn));
}

function parseFile(record: JsonObject): ParseResult[] {
  // The field `agent` is lead, subagent or teammate.
  if (/^(?:subagent|teammate)$/.test(asText(record['agent']))) {
    const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
    return [{ skip: { code: 'not_a_conversation', reason } }];
  }
  const isRooFile = !('sessionId' in record || 'agent' in record);
  const reader = new TaskReader('', asName(record['sessionId']), isRooFile);
  reader.title = asText(record['title']);
  for (const message of asList(record['messages'])) reader.add(message);
  return reader.finish();
}

/**
 * Whether a record is the task's entry in the program's list of tasks. The collector adds this entry to the messages,
 * because only the entry has the title.
 */
function isTaskEntry(record: JsonObject): boolean {
  return asName(record['task']) !== null && !('role' in record) && !('content' in record);
}

class TaskReader implements SessionReader {
  readonly #path: string;
  readonly #id: string | null;
  #isRoo: boolean;
  #messages: ListedMessage[] = [];
  title = '';
  /** Names of tools by the ids of their calls. */
  readonly #tools = new Map<string, string>();
  #recordCount = 0;
  #size = 0;
  #unknownMessages = 0;

  constructor(path: string, id: string | null = null, isRooFile = false) {
    this.#path = path;
    this.#id = id ?? taskIdOf(path);
    this.#isRoo = isRooFile;
  }

  get size(): number {
    return this.#size;
  }

  add(record: unknown): void {
    if (isObject(record) && isTaskEntry(record)) {
      this.title = asText(record['task']);
      return;
    }
    const index = this.#recordCount++;
    if (!isObject(record) || !isTurn(record)) {
      this.#unknownMessages++;
      return;
    }
    this.#isRoo ||= isRoo(record, this.#path);
    // Summaries and markers are skipped: the messages that they replace are in the file as well.
    if (record['isSummary'] === true || record['isTruncationMarker'] === true) return;
    for (const message of this.#read(record, messageIdOf(record, index))) {
      this.#size += sizeOfMessage(message);
      this.#messages.push(message);
    }
  }

  finish(): ParseResult[] {
    return [this.#finishTask(), ...reportUnknownMessages(this.#unknownMessages)];
  }

  #finishTask(): ParseResult {
    const source = this.#isRoo ? 'roo' : 'cline';
    const first = this.#messages.find(({ view }) => view.kind !== 'hidden' && view.role === 'user')?.view;
    const sourceId = this.#id ?? deriveId(first);
    // In Cline, the id of a task is the time of its creation.
    return buildConversation(
      { source, sourceId, title: this.title, createdAt: /^\d{13}$/.test(sourceId) ? readTime(sourceId) : null },
      this.#messages,
    );
  }

  #read(record: JsonObject, id: string): ListedMessage[] {
    const speaker = readSpeaker(record['role']) ?? 'assistant';
    const createdAt = readTime(record['ts']);
    if (speaker === 'user' || speaker === 'tool') {
      const { prompt, toolResults } = readUserTurn(record['content'], this.#tools);
      return [
        { id: `${id}:results`, view: toNodeView('tool', toolResults, { createdAt }) },
        { id, view: toNodeView('user', prompt, { createdAt }) },
      ];
    }
    const info = asObject(record['modelInfo']);
    const model = asName(info?.['modelId']) ?? asName(info?.['id']);
    return [{ id, view: toNodeView(speaker, readReply(record, this.#tools), { createdAt, model }) }];
  }
}

/** Older messages have no id. Their time or index does not change, because histories only grow. */
function messageIdOf(record: JsonObject, index: number): string {
  const time = readTime(record['ts']);
  return asName(record['id']) ?? (time === null ? `${index}` : `${time}-${asText(record['role'])}`);
}

/** The id of a task, which is the name of its folder. */
function taskIdOf(path: string): string | null {
  return HISTORY_PATH.test(path) ? asName(path.split('/').at(-2)) : null;
}

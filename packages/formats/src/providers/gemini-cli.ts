import { deriveId, finishList, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import type { ArchiveFormat, JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { hasGeminiTurns, isNotice, readGeminiMessage } from './gemini-cli-messages.ts';
import { skipUnknownMessages } from './unknown-messages.ts';

/**
 * Gemini CLI: ~/.gemini/tmp/<project>/chats/session-*.jsonl, and .json of older versions. Source:
 * packages/core/src/services/chatRecordingService.ts of google-gemini/gemini-cli.
 */
export const geminiCliFormat: SessionFormat = {
  source: 'gemini-cli',
  detect: detectLine,
  open: (path) => new GeminiCliReader(path),
};

/** A whole session in one record, and the history that `/chat save` writes. */
export const geminiCliFileFormat: ArchiveFormat = { source: 'gemini-cli', detect: detectFile, parse: parseFile };

function detectLine(record: JsonObject): boolean {
  const isHeader = typeof record['sessionId'] === 'string' && typeof record['startTime'] === 'string';
  if (isHeader && 'lastUpdated' in record && !('messages' in record)) return true;
  if (typeof record['$rewindTo'] === 'string' || isObject(record['$set'])) return true;
  return record['type'] === 'gemini' && asName(record['id']) !== null && 'content' in record;
}

function detectFile(record: JsonObject): boolean {
  const hasSession = typeof record['sessionId'] === 'string' && ('startTime' in record || 'projectHash' in record);
  if (hasSession && Array.isArray(record['messages'])) return true;
  return hasGeminiTurns(record['history']);
}

function parseFile(record: JsonObject): ParseResult[] {
  const list = asList(Array.isArray(record['messages']) ? record['messages'] : record['history']).filter(isObject);
  const id = asName(record['sessionId']) ?? deriveId(list[0]);
  const unknown = list.filter(isOfUnknownKind).length;
  return [finishSession(record, list.flatMap(readGeminiMessage), id), ...skipUnknownMessages(unknown)];
}

const isOfUnknownKind = (message: JsonObject) => !isNotice(message) && readGeminiMessage(message).length === 0;

/** Replays the lines: a message with the id of an earlier one replaces it, and others take messages back. */
class GeminiCliReader implements SessionReader {
  readonly #path: string;
  #session: JsonObject = {};
  #messages = new Map<string, ListedMessage>();
  #size = 0;
  /** Messages of an unknown kind. */
  #unknown = 0;
  #unnamed = 0;

  constructor(path: string) {
    this.#path = path;
  }

  get size(): number {
    return this.#size;
  }

  add(record: unknown): void {
    if (!isObject(record)) return;
    const changes = asObject(record['$set']);
    if (typeof record['$rewindTo'] === 'string') this.#rewind(record['$rewindTo']);
    else if (changes) this.#change(changes);
    else if (isMessage(record)) this.#put(record);
    else if (typeof record['sessionId'] === 'string') this.#keep(record);
    else if ('content' in record) this.#unknown++;
  }

  finish(): ParseResult[] {
    const name = this.#path.slice(this.#path.lastIndexOf('/') + 1).replace(/\.jsonl?$/, '');
    const id = asName(this.#session['sessionId']) ?? name;
    const session = finishSession(this.#session, [...this.#messages.values()], id, this.#path);
    return [session, ...skipUnknownMessages(this.#unknown)];
  }

  #put(record: JsonObject): void {
    if (isOfUnknownKind(record)) this.#unknown++;
    for (const message of readGeminiMessage(record)) {
      const id = message.id ?? `unnamed-${this.#unnamed++}`;
      this.#size += sizeOfMessage(message) - sizeOfMessage(this.#messages.get(id));
      this.#messages.set(id, message);
    }
  }

  /** Takes back a message and all after it; all messages if it is unknown, as the tool does. */
  #rewind(id: string): void {
    const ids = [...this.#messages.keys()];
    // It may be one whose id is missing.
    if (this.#unnamed > 0 && !ids.includes(id)) return;
    for (const later of ids.slice(Math.max(ids.indexOf(id), 0))) {
      this.#size -= sizeOfMessage(this.#messages.get(later));
      this.#messages.delete(later);
    }
  }

  #change(changes: JsonObject): void {
    if (Array.isArray(changes['messages'])) {
      this.#messages = new Map();
      this.#size = 0;
      for (const message of changes['messages'].filter(isObject)) this.#put(message);
    }
    this.#keep(changes);
  }

  #keep({ sessionId, startTime, summary, kind }: JsonObject): void {
    const known = Object.entries({ sessionId, startTime, summary, kind });
    this.#session = { ...this.#session, ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) };
  }
}

function isMessage(record: JsonObject): boolean {
  return asName(record['id']) !== null || ('type' in record && 'content' in record);
}

function finishSession(
  session: JsonObject,
  messages: readonly ListedMessage[],
  sourceId: string,
  path = '',
): ParseResult {
  // Subagents have a folder of their own, named after the session they work for.
  if (session['kind'] === 'subagent' || /(^|\/)chats\/[^/]+\/[^/]+$/.test(path)) {
    const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
    return { skip: { code: 'not_a_conversation', reason } };
  }
  return finishList(
    {
      source: 'gemini-cli',
      sourceId,
      title: asText(session['summary']),
      createdAt: readTime(session['startTime'] ?? session['start_time']),
    },
    messages,
  );
}

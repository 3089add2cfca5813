import { deriveId, buildConversation, type ListedMessage } from '../conversation/message-list.ts';
import { sizeOfMessage } from '../conversation/message-size.ts';
import type { ArchiveFormat, JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { hasGeminiTurns, isNotice, readGeminiMessage } from './gemini-cli-messages.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * Gemini CLI: ~/.gemini/tmp/<project>/chats/session-*.jsonl, and .json of older versions. Source:
 * packages/core/src/services/chatRecordingService.ts of google-gemini/gemini-cli.
 */
export const geminiCliFormat: SessionFormat = {
  source: 'gemini-cli',
  detect: detectLine,
  open: (path) => new GeminiCliReader(path),
};

/** A whole session in one record: a file of older versions, or a history that the command `/chat save` wrote. */
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
  const unknown = list.filter(isOfUnknownType).length;
  return [finishSession(record, list.flatMap(readGeminiMessage), id), ...reportUnknownMessages(unknown)];
}

const isOfUnknownType = (message: JsonObject) => !isNotice(message) && readGeminiMessage(message).length === 0;

/** Reads the lines in order: a message replaces an earlier one with the same id, and `$rewindTo` removes messages. */
class GeminiCliReader implements SessionReader {
  readonly #path: string;
  #session: JsonObject = {};
  #messages = new Map<string, ListedMessage>();
  #size = 0;
  /** How many messages were of an unknown type. */
  #unknownMessages = 0;
  #messagesWithoutId = 0;

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
    else if (changes) this.#applyChanges(changes);
    else if (isMessage(record)) this.#putMessage(record);
    else if (typeof record['sessionId'] === 'string') this.#updateSession(record);
    else if ('content' in record) this.#unknownMessages++;
  }

  finish(): ParseResult[] {
    const name = this.#path.slice(this.#path.lastIndexOf('/') + 1).replace(/\.jsonl?$/, '');
    const id = asName(this.#session['sessionId']) ?? name;
    const session = finishSession(this.#session, [...this.#messages.values()], id, this.#path);
    return [session, ...reportUnknownMessages(this.#unknownMessages)];
  }

  #putMessage(record: JsonObject): void {
    if (isOfUnknownType(record)) this.#unknownMessages++;
    for (const message of readGeminiMessage(record)) {
      const id = message.id ?? `unnamed-${this.#messagesWithoutId++}`;
      this.#size += sizeOfMessage(message) - sizeOfMessage(this.#messages.get(id));
      this.#messages.set(id, message);
    }
  }

  /** Removes a message and all later ones; all messages if none has the id, as Gemini CLI itself does. */
  #rewind(id: string): void {
    const ids = [...this.#messages.keys()];
    // If messages were logged without an id, one of them may be meant: nothing is removed.
    if (this.#messagesWithoutId > 0 && !ids.includes(id)) return;
    for (const removedId of ids.slice(Math.max(ids.indexOf(id), 0))) {
      this.#size -= sizeOfMessage(this.#messages.get(removedId));
      this.#messages.delete(removedId);
    }
  }

  #applyChanges(changes: JsonObject): void {
    if (Array.isArray(changes['messages'])) {
      this.#messages = new Map();
      this.#size = 0;
      for (const message of changes['messages'].filter(isObject)) this.#putMessage(message);
    }
    this.#updateSession(changes);
  }

  /** Adds details of the session to those known before. */
  #updateSession({ sessionId, startTime, summary, kind }: JsonObject): void {
    const details = Object.entries({ sessionId, startTime, summary, kind });
    this.#session = { ...this.#session, ...Object.fromEntries(details.filter(([, value]) => value !== undefined)) };
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
  // The sessions of subagents are in a folder that has the name of the session which started them.
  if (session['kind'] === 'subagent' || /(^|\/)chats\/[^/]+\/[^/]+$/.test(path)) {
    const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
    return { skip: { code: 'not_a_conversation', reason } };
  }
  return buildConversation(
    {
      source: 'gemini-cli',
      sourceId,
      title: asText(session['summary']),
      createdAt: readTime(session['startTime'] ?? session['start_time']),
    },
    messages,
  );
}

import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { JsonObject, ParseResult, SessionFormat, SessionReader } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSendDate } from './sillytavern-dates.ts';
import { isNote, readMessageBlocks } from './sillytavern-message.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/** SillyTavern: `chats/<character>/<name>.jsonl`, a header line about the chat, then one line for each message. */
export const sillytavernFormat: SessionFormat = {
  source: 'sillytavern',
  detect: (record) => isHeader(record) || isMessage(record),
  open: (path) => new SillyTavernReader(path),
};

function isHeader(record: JsonObject): boolean {
  const hasNames = typeof record['user_name'] === 'string' && typeof record['character_name'] === 'string';
  return hasNames && ('create_date' in record || 'chat_metadata' in record);
}

function isMessage(record: JsonObject): boolean {
  return typeof record['is_user'] === 'boolean' && (typeof record['mes'] === 'string' || isObject(record['mes']));
}

class SillyTavernReader implements SessionReader {
  readonly #path: string;
  readonly #messages: ListedMessage[] = [];
  readonly #characterNames = new Set<string>();
  #header: JsonObject = {};
  #firstDate: unknown;
  /** The shown version of the last message. */
  #lastShownId: string | null = null;
  /** How many messages were read. Notes of the program do not count, because the program adds and removes them. */
  #messageCount = 0;
  /** How many lines are neither headers nor messages. */
  #unknownLines = 0;
  size = 0;

  constructor(path: string) {
    this.#path = path;
  }

  add(record: unknown): void {
    if (!isObject(record)) return;
    if (isHeader(record)) this.#header = record;
    else if (isMessage(record)) this.#addMessage(record);
    else this.#unknownLines++;
  }

  #addMessage(message: JsonObject): void {
    this.#firstDate ??= message['send_date'];
    const name = asName(message['name']);
    if (message['is_system'] !== true && message['is_user'] === false && name !== null) this.#characterNames.add(name);
    if (isNote(message)) return;
    const index = this.#messageCount++;
    const parent = this.#lastShownId;
    for (const [at, version] of versionsOf(message).entries()) {
      const id = `${index}.${at}`;
      this.#messages.push({ id, parent, view: viewOf(version.message) });
      if (version.isShown) this.#lastShownId = id;
      this.size += asText(version.message['mes']).length + 200;
    }
  }

  finish(): ParseResult[] {
    const file = this.#path.slice(this.#path.lastIndexOf('/') + 1);
    // A second copy of a download is called 'name (1).jsonl'.
    const name = file.replace(/\.jsonl?$/i, '').replace(/ \(\d+\)$/, '');
    const characterName = asName(this.#header['character_name']);
    const character = characterName === 'unused' ? null : characterName;
    const properties = {
      source: 'sillytavern',
      sourceId: deriveId('sillytavern', character, name, this.#header['create_date'] ?? this.#firstDate),
      // Until the person renames a chat, its file is named after the character and the time.
      title: /@\d+h/.test(name) ? '' : name,
      createdAt: readSendDate(this.#header['create_date']),
      assistantName: character ?? ([...this.#characterNames].slice(0, 4).join(', ') || null),
      activeLeafSourceId: this.#lastShownId,
    } as const;
    return [buildConversation(properties, this.#messages), ...reportUnknownMessages(this.#unknownLines)];
  }
}

/** The versions (swipes) of a reply. The shown version is the message itself, because it may have been edited. */
function versionsOf(message: JsonObject): { message: JsonObject; isShown: boolean }[] {
  const swipes = asList(message['swipes']);
  if (swipes.length < 2) return [{ message, isShown: true }];
  const shownIndex = Math.min(asCount(message['swipe_id']) ?? swipes.indexOf(message['mes']), swipes.length - 1);
  const infos = asList(message['swipe_info']);
  const versions = swipes.map((swipe, at) => {
    if (at === shownIndex) return { message, isShown: true };
    const info = asObject(infos[at]);
    const extra = asObject(info?.['extra']) ?? {};
    return { message: { ...message, mes: swipe, send_date: info?.['send_date'], extra }, isShown: false };
  });
  // If no swipe is known to be the shown one, the message is a separate version.
  return shownIndex === -1 ? [...versions, { message, isShown: true }] : versions;
}

function viewOf(message: JsonObject) {
  const extra = asObject(message['extra']);
  return toNodeView(message['is_user'] === true ? 'user' : 'assistant', readMessageBlocks(message), {
    createdAt: readSendDate(message['send_date']),
    model: asName(extra?.['model']),
  });
}

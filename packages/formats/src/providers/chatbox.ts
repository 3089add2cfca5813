import { deriveId, buildConversation, type ListedMessage } from '../conversation/message-list.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asCount, asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { toMessageView } from './chatbox-message.ts';

/**
 * Chatbox: the exported data, an object with one key `session:<id>` for each conversation. Older versions had one list
 * `chat-sessions`.
 */
export const chatboxFormat: ArchiveFormat = { source: 'chatbox', detect, parse };

function detect(record: JsonObject): boolean {
  return '__exported_items' in record || sessionsOf(record).length > 0;
}

function sessionsOf(record: JsonObject): JsonObject[] {
  const keyed = Object.entries(record).flatMap(([key, value]) => (key.startsWith('session:') ? [value] : []));
  return [...keyed, ...asList(record['chat-sessions'])].filter(isObject).filter((session) => 'messages' in session);
}

function parse(record: JsonObject): ParseResult[] {
  const copilots = asList(record['myCopilots']).filter(isObject);
  const names = new Map(copilots.map((copilot) => [asText(copilot['id']), asName(copilot['name'])]));
  return sessionsOf(record).map((session) => parseSession(session, names));
}

function parseSession(session: JsonObject, copilots: ReadonlyMap<string, string | null>): ParseResult {
  const messages = readMessages(session);
  const name = asText(session['name']);
  const title = name === 'Untitled' ? '' : name;
  const result = buildConversation(
    {
      source: 'chatbox',
      sourceId: asName(session['id']) ?? deriveId('chatbox', messages[0]?.id),
      title,
      isPinned: session['starred'] === true,
      assistantName: copilots.get(asText(session['copilotId'])) ?? null,
      activeLeafSourceId: asList(session['messages']).filter(isObject).map(idOf).at(-1) ?? null,
    },
    messages,
  );
  return 'skip' in result && name !== '' ? { ...result, name } : result;
}

const idOf = (message: JsonObject) => asName(message['id']);

/**
 * The threads of a session follow each other, as Chatbox shows them. If the person went back and asked again,
 * `messageForksHash` has the other branches, by the id of the message that they follow.
 */
function readMessages(session: JsonObject): ListedMessage[] {
  const listed: ListedMessage[] = [];
  const usedIds = new Set<string>();
  /** Adds messages that follow each other, and returns the id of the last one. */
  const addMessages = (messages: unknown, parentOfFirst: string | null): string | null => {
    let parent = parentOfFirst;
    for (const message of asList(messages).filter(isObject)) {
      const id = idOf(message) ?? `:${listed.length}`;
      if (usedIds.has(id)) continue;
      usedIds.add(id);
      listed.push({ id, parent, view: toMessageView(message) });
      parent = id;
    }
    return parent;
  };
  let last: string | null = null;
  for (const thread of asList(session['threads']).filter(isObject)) last = addMessages(thread['messages'], last);
  addMessages(session['messages'], last);
  const forks = Object.entries(asObject(session['messageForksHash']) ?? {});
  for (const [id, fork] of forks) {
    for (const list of branchesOf(fork)) addMessages(list['messages'], id);
  }
  return orderBranches(listed, forks);
}

function branchesOf(fork: unknown): JsonObject[] {
  return isObject(fork) ? asList(fork['lists']).filter(isObject) : [];
}

/**
 * The branches after a message in Chatbox's order. A fork lists all branches, with an empty list in the position of the
 * shown one.
 */
function orderBranches(listed: readonly ListedMessage[], forks: readonly [string, unknown][]): ListedMessage[] {
  const shownChildren = new Map<string, string>();
  for (const { id, parent } of listed) if (id && parent && !shownChildren.has(parent)) shownChildren.set(parent, id);
  const orders = new Map<string, string[]>();
  for (const [id, fork] of forks) {
    const position = isObject(fork) ? asCount(fork['position']) : null;
    const order = branchesOf(fork).map((list, index) => {
      const first = asList(list['messages']).find(isObject);
      return index === position ? shownChildren.get(id) : first && idOf(first);
    });
    orders.set(
      id,
      order.filter((child) => typeof child === 'string'),
    );
  }
  return listed.map((message) => ({ ...message, children: orders.get(message.id ?? '') ?? [] }));
}

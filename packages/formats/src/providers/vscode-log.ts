import type { JsonObject } from '../export-format.ts';
import { asList, asText, isObject } from '../values/json-shape.ts';

/** Parts of a chat that are never read: drafts and queued questions that were not sent, and what fills files. */
const UNREAD = new Set(
  (
    'inputState inputText pendingRequests repoData metadata contentReferences usedContext codeCitations edits ' +
    'editedFileEvents followups responseMarkdownInfo promptTokenDetails modelTotals'
  ).split(' '),
);
const KEYS = /^(?:version|requests|customTitle|inputState|pendingRequests|hasPendingEdits|repoData|responderUsername)$/;
/** Characters kept of each text of a tool. */
const MAX_TOOL_CHARACTERS = 2000;
/** Characters a value counts besides its texts. */
const NODE_SIZE = 20;

/** `kind` 0: the whole chat. 1: a value is set. 2: values are appended to a list. 3: a value is deleted. */
export function isLogEntry(record: JsonObject): boolean {
  if (record['kind'] === 0) return isObject(record['v']) && Array.isArray(record['v']['requests']);
  return isChange(record) && KEYS.test(asText(asList(record['k'])[0]));
}

function isChange({ kind }: JsonObject): boolean {
  return kind === 1 || kind === 2 || kind === 3;
}

/**
 * Rebuilds a chat from the log of its changes. Source: src/vs/workbench/contrib/chat/common/model/objectMutationLog.ts of
 * microsoft/vscode. A change of a value that does not exist is left out.
 */
export class ChangeLog {
  #chat: Record<string, unknown> = { requests: [] };
  #size = 0;
  /** Changes of the conversation that could not be made. */
  unknown = 0;

  get chat(): JsonObject {
    return this.#chat;
  }

  get size(): number {
    return this.#size;
  }

  apply(entry: JsonObject): void {
    const path = asList(entry['k']);
    if (entry['kind'] === 0 && isObject(entry['v']) && Array.isArray(entry['v']['requests'])) {
      this.#chat = prune(entry['v']) as Record<string, unknown>;
      this.#size = sizeOf(this.#chat);
    } else if (path.length > 0 && !path.some((key) => UNREAD.has(String(key)) || key === '__proto__')) {
      this.#change(entry, path);
    }
  }

  #change(entry: JsonObject, path: readonly unknown[]): void {
    const holder = path.slice(0, -1).reduce(readField, this.#chat);
    const key = path.at(-1);
    const isMade = typeof holder === 'object' && holder !== null && isChange(entry);
    if (path[0] === 'requests' ? !isMade : hasRequests(entry['v'])) this.unknown++;
    if (!isMade) return;
    const before = readField(holder, key);
    this.#size -= sizeOf(before);
    if (entry['kind'] === 1) this.#set(holder, key, prune(entry['v']));
    else if (entry['kind'] === 2) this.#set(holder, key, append(before, entry));
    else Reflect.deleteProperty(holder, String(key));
    this.#size += sizeOf(readField(holder, key));
  }

  /** Lists have no gaps: a place after the end is the end. */
  #set(holder: object, key: unknown, value: unknown): void {
    if (!Array.isArray(holder)) Reflect.set(holder, String(key), value);
    else if (Number.isInteger(key) && Number(key) >= 0) holder[Math.min(Number(key), holder.length)] = value;
  }
}

/** Questions with their replies. */
function hasRequests(value: unknown): boolean {
  return asList(value).some((item) => isObject(item) && 'message' in item && 'response' in item);
}

/** `i`: the list is cut there first. */
function append(before: unknown, entry: JsonObject): unknown[] {
  const list = Array.isArray(before) ? before : [];
  const from = entry['i'];
  if (typeof from === 'number' && from >= 0 && from < list.length) list.length = Math.floor(from);
  for (const value of asList(entry['v'])) list.push(prune(value));
  return list;
}

function readField(holder: unknown, key: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return Object.hasOwn(holder, String(key)) ? (Reflect.get(holder, String(key)) as unknown) : undefined;
}

function prune(value: unknown, isTool = false): unknown {
  if (typeof value === 'string') return isTool ? value.slice(0, MAX_TOOL_CHARACTERS) : value;
  if (Array.isArray(value)) return value.map((item) => prune(item, isTool));
  if (!isObject(value)) return value;
  const inTool = isTool || asText(value['kind']).startsWith('toolInvocation');
  const kept = Object.entries(value).filter(([key]) => !UNREAD.has(key));
  return Object.fromEntries(kept.map(([key, field]) => [key, prune(field, inTool)]));
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + NODE_SIZE;
  if (typeof value !== 'object' || value === null) return NODE_SIZE;
  return Object.values(value).reduce((sum: number, field) => sum + sizeOf(field), NODE_SIZE);
}

import type { JsonObject } from '../export-format.ts';
import { asList, asText, isObject } from '../values/json-shape.ts';

/** Fields of a chat that are never read: drafts, queued questions that were not sent, and large technical data. */
const IGNORED_FIELDS = new Set(
  (
    'inputState inputText pendingRequests repoData metadata contentReferences usedContext codeCitations edits ' +
    'editedFileEvents followups responseMarkdownInfo promptTokenDetails modelTotals'
  ).split(' '),
);
/** The keys with which the path of a change may begin. */
const TOP_LEVEL_KEYS =
  /^(?:version|requests|customTitle|inputState|pendingRequests|hasPendingEdits|repoData|responderUsername)$/;
/** How many characters of each text of a tool are kept. */
const MAX_TOOL_CHARACTERS = 2000;
/** Each value counts as this many characters in addition to its text. */
const NODE_SIZE = 20;

/**
 * Whether a record is an entry of a log. Its `kind` is 0: the whole chat; 1: a value is set; 2: values are appended to
 * a list; 3: a value is deleted. `k` is the path of the changed value, `v` the value.
 */
export function isLogEntry(record: JsonObject): boolean {
  if (record['kind'] === 0) return isObject(record['v']) && Array.isArray(record['v']['requests']);
  return isChange(record) && TOP_LEVEL_KEYS.test(asText(asList(record['k'])[0]));
}

function isChange({ kind }: JsonObject): boolean {
  return kind === 1 || kind === 2 || kind === 3;
}

/**
 * Rebuilds a chat from the log of its changes. Source: src/vs/workbench/contrib/chat/common/model/objectMutationLog.ts
 * of microsoft/vscode. A change is left out if the object or list that it changes does not exist.
 */
export class ChangeLog {
  #chat: Record<string, unknown> = { requests: [] };
  #size = 0;
  /** How many changes with messages could not be applied. */
  failedChanges = 0;

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
    } else if (path.length > 0 && !path.some((key) => IGNORED_FIELDS.has(String(key)) || key === '__proto__')) {
      this.#change(entry, path);
    }
  }

  #change(entry: JsonObject, path: readonly unknown[]): void {
    const holder = path.slice(0, -1).reduce(readField, this.#chat);
    const key = keyIn(holder, path.at(-1));
    const canApply = typeof holder === 'object' && holder !== null && isChange(entry);
    if (path[0] === 'requests' ? !canApply : hasRequests(entry['v'])) this.failedChanges++;
    if (!canApply) return;
    const previous = readField(holder, key);
    this.#size -= sizeOf(previous);
    if (entry['kind'] === 1) setField(holder, key, prune(entry['v']));
    else if (entry['kind'] === 2) setField(holder, key, append(previous, entry));
    else Reflect.deleteProperty(holder, String(key));
    this.#size += sizeOf(readField(holder, key));
  }
}

/** The key of a change. In a list, an index after the end counts as the end, because lists have no gaps. */
function keyIn(holder: unknown, key: unknown): unknown {
  return Array.isArray(holder) && Number.isInteger(key) ? Math.min(Number(key), holder.length) : key;
}

function setField(holder: object, key: unknown, value: unknown): void {
  if (!Array.isArray(holder)) Reflect.set(holder, String(key), value);
  else if (Number.isInteger(key) && Number(key) >= 0) holder[Number(key)] = value;
}

/** Whether a list contains questions with their replies. */
function hasRequests(value: unknown): boolean {
  return asList(value).some((item) => isObject(item) && 'message' in item && 'response' in item);
}

/** The list with the appended values. If the entry has an index `i`, the list is cut there first. */
function append(previous: unknown, entry: JsonObject): unknown[] {
  const list = Array.isArray(previous) ? previous : [];
  const cutAt = entry['i'];
  if (typeof cutAt === 'number' && cutAt >= 0 && cutAt < list.length) list.length = Math.floor(cutAt);
  for (const value of asList(entry['v'])) list.push(prune(value));
  return list;
}

function readField(holder: unknown, key: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  return Object.hasOwn(holder, String(key)) ? (Reflect.get(holder, String(key)) as unknown) : undefined;
}

/** The value without ignored fields, and with shortened texts of tools. */
function prune(value: unknown, isInTool = false): unknown {
  if (typeof value === 'string') return isInTool ? value.slice(0, MAX_TOOL_CHARACTERS) : value;
  if (Array.isArray(value)) return value.map((item) => prune(item, isInTool));
  if (!isObject(value)) return value;
  const fieldsAreInTool = isInTool || asText(value['kind']).startsWith('toolInvocation');
  const fields = Object.entries(value).filter(([key]) => !IGNORED_FIELDS.has(key));
  return Object.fromEntries(fields.map(([key, field]) => [key, prune(field, fieldsAreInTool)]));
}

/** 0 for a value that does not exist. */
function sizeOf(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return value.length + NODE_SIZE;
  if (typeof value !== 'object' || value === null) return NODE_SIZE;
  return Object.values(value).reduce((sum: number, field) => sum + sizeOf(field), NODE_SIZE);
}

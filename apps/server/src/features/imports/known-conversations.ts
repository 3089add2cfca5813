import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { isDerivedId } from '@app/formats/conversation/message-list';
import {
  type ConversationRow,
  type ConversationsService,
  fingerprint,
  ROOT_FINGERPRINT,
} from '#features/conversations/conversations.service.ts';
import type { Tx } from '#db/database.ts';
import * as rows from './imports.repository.ts';
import type { ConversationItem, SkippedItem } from './read-export.types.ts';

type StoredMessages = Awaited<ReturnType<ConversationsService['listMessages']>>;

/**
 * What a conversation of an upload is: one stored before; new, with this id; or one with the id of an earlier record of
 * this slice, with equal content or in another state.
 */
export type Match = { stored: ConversationRow } | { newId: string } | { repeats: 'equal' | 'changed' };

interface Context {
  tx: Tx;
  userId: string;
  importId: string;
  conversations: ConversationsService;
}

/** The conversations stored by imports that the items of a slice may be. */
export class KnownConversations {
  readonly #context: Context;
  readonly #byId = new Map<string, ConversationRow>();
  readonly #byBeginning = new Map<string, ConversationRow[]>();
  readonly #added = new Map<string, string>();
  #fromThisImport: ReadonlySet<string> = new Set();

  private constructor(context: Context) {
    this.#context = context;
  }

  static async find(context: Context, items: readonly (ConversationItem | SkippedItem)[]): Promise<KnownConversations> {
    const known = new KnownConversations(context);
    const { tx, userId, conversations } = context;
    const all = items.flatMap((item) => (item.type === 'skipped' ? [] : [item.conversation]));
    for (const [source, own] of Map.groupBy(all, (conversation) => conversation.source)) {
      const ids = own.map(({ sourceId }) => sourceId);
      for (const row of await conversations.findBySource(tx, userId, source, ids)) known.#add(row);
      const derived = own.filter(({ sourceId }) => isDerivedId(sourceId));
      const beginnings = [...new Set(derived.map(({ sourceId }) => sourceId))];
      const hashes = derived.map(({ contentHash }) => contentHash);
      for (const row of await conversations.findByBeginning(tx, userId, source, { beginnings, hashes }))
        known.#add(row);
    }
    // Two records of one upload are two conversations, even if one is the beginning of the other.
    const ids = [...known.#byBeginning.values()].flatMap((found) => found.map(({ id }) => id));
    known.#fromThisImport = await rows.listChangedIds(tx, userId, context.importId, ids);
    return known;
  }

  /** Conversations without an id of their own are compared by their content: several may begin alike. */
  async match(parsed: ParsedConversation): Promise<Match> {
    const { source, sourceId, contentHash } = parsed;
    const isDerived = isDerivedId(sourceId);
    const stored = isDerived ? await this.#findByContent(parsed) : this.#byId.get(keyOf(source, sourceId));
    if (stored !== undefined) return { stored };
    const earlier = this.#added.get(keyOf(source, sourceId));
    if (earlier === contentHash) return { repeats: 'equal' };
    if (earlier !== undefined && !isDerived) return { repeats: 'changed' };
    const isTaken = earlier !== undefined || this.#byId.has(keyOf(source, sourceId));
    const newId = isTaken ? `${sourceId}${CONTENT_MARK}${contentHash}` : sourceId;
    if (this.#added.has(keyOf(source, newId))) return { repeats: 'equal' };
    this.#added.set(keyOf(source, newId), contentHash);
    return { newId };
  }

  #add(row: ConversationRow): void {
    if (row.sourceId === null) return;
    this.#byId.set(keyOf(row.source, row.sourceId), row);
    const beginning = keyOf(row.source, beginningOf(row.sourceId));
    const rowsOfBeginning = this.#byBeginning.get(beginning) ?? [];
    if (!rowsOfBeginning.some(({ id }) => id === row.id)) this.#byBeginning.set(beginning, [...rowsOfBeginning, row]);
  }

  async #findByContent(parsed: ParsedConversation): Promise<ConversationRow | undefined> {
    const candidates = this.#byBeginning.get(keyOf(parsed.source, parsed.sourceId)) ?? [];
    const equal = candidates.find(({ sourceHash }) => sourceHash === parsed.contentHash);
    if (equal !== undefined || candidates.length === 0) return equal;
    const { tx, userId, conversations } = this.#context;
    const comparable = candidates.filter((row) => !this.#fromThisImport.has(row.id) && mayBeSame(row, parsed));
    let best: { row: ConversationRow; length: number } | undefined;
    for (const row of comparable.slice(0, MAX_COMPARED)) {
      const messages = await conversations.listMessages(tx, userId, row.id);
      if (!isBeginningOf(messages, parsed)) continue;
      if (best === undefined || messages.length > best.length) best = { row, length: messages.length };
    }
    return best?.row;
  }
}

/** Conversations whose messages are read to see whether a record continues one of them. */
const MAX_COMPARED = 20;
/** Separates a derived id from the content hash of the second and later conversations that begin alike. */
const CONTENT_MARK = '~';

function beginningOf(sourceId: string): string {
  return isDerivedId(sourceId) ? (sourceId.split(CONTENT_MARK)[0] ?? sourceId) : sourceId;
}

function keyOf(source: string, sourceId: string): string {
  return `${source}\n${sourceId}`;
}

function mayBeSame(row: ConversationRow, { title, createdAt }: ParsedConversation): boolean {
  if (createdAt !== null && row.createdAt.getTime() !== createdAt) return false;
  return row.titledBy !== 'source' || row.title === title;
}

/** Whether the export holds every message that was imported before; the last answer may have grown since. */
function isBeginningOf(stored: StoredMessages, parsed: ParsedConversation): boolean {
  const prints = new Map<string, string>();
  const answers = new Map<string, string[]>();
  for (const { sourceId, parentSourceId, role, content } of parsed.messages) {
    const above = prints.get(parentSourceId ?? '') ?? ROOT_FINGERPRINT;
    prints.set(sourceId, fingerprint(above, role, content));
    if (role === 'assistant') answers.set(above, [...(answers.get(above) ?? []), content]);
  }
  const present = new Set(prints.values());
  const printOf = new Map(stored.map((message) => [message.id, message.fingerprint]));
  const imported = stored.filter(({ sourceId }) => sourceId !== null);
  const missing = imported.filter((message) => !present.has(message.fingerprint));
  const [last] = missing;
  if (last === undefined) return true;
  const above = printOf.get(last.parentId ?? '') ?? ROOT_FINGERPRINT;
  const hasGrown = answers.get(above)?.some((content) => content.startsWith(last.content)) === true;
  return missing.length === 1 && last.role === 'assistant' && hasGrown;
}

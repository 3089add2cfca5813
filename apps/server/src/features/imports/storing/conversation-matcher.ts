import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { isDerivedId } from '@app/formats/conversation/message-list';
import {
  type ConversationRow,
  type ConversationsService,
  fingerprint,
  ROOT_FINGERPRINT,
} from '#features/conversations/conversations.service.ts';
import type { Tx } from '#db/database.ts';
import * as rows from '../imports.repository.ts';
import type { ConversationItem, SkippedItem } from '../reading/read-export.types.ts';

type StoredMessages = Awaited<ReturnType<ConversationsService['listMessages']>>;

/** What a conversation of an upload matches. */
export type Match =
  | { stored: ConversationRow }
  /** A new conversation, to be stored with this source id. */
  | { newSourceId: string }
  /** An earlier record of this slice has the same id, and either the same or other content. */
  | { repeats: 'equal' | 'changed' };

interface Context {
  tx: Tx;
  userId: string;
  /** Null for records of devices, where a later record may continue an earlier one of the same receipt. */
  importId: string | null;
  conversations: ConversationsService;
}

/** Finds the stored conversation that an item of a slice is a newer copy of. */
export class ConversationMatcher {
  readonly #context: Context;
  readonly #byId = new Map<string, ConversationRow>();
  /**
   * By derived id. This id is computed from the beginning of a conversation, so several conversations may have one id.
   */
  readonly #byBeginning = new Map<string, ConversationRow[]>();
  /** By source and source id: the content hash of each new conversation of this slice. */
  readonly #added = new Map<string, string>();
  #fromThisImport: ReadonlySet<string> = new Set();

  private constructor(context: Context) {
    this.#context = context;
  }

  /** Loads the stored conversations that may match the items. */
  static async load(
    context: Context,
    items: readonly (ConversationItem | SkippedItem)[],
  ): Promise<ConversationMatcher> {
    const matcher = new ConversationMatcher(context);
    const { tx, userId, conversations } = context;
    const all = items.flatMap((item) => (item.type === 'skipped' ? [] : [item.conversation]));
    for (const [source, fromSource] of Map.groupBy(all, (conversation) => conversation.source)) {
      const ids = fromSource.map(({ sourceId }) => sourceId);
      for (const row of await conversations.findBySource(tx, userId, source, ids)) matcher.#add(row);
      const derived = fromSource.filter(({ sourceId }) => isDerivedId(sourceId));
      const beginnings = [...new Set(derived.map(({ sourceId }) => sourceId))];
      const hashes = derived.map(({ contentHash }) => contentHash);
      for (const row of await conversations.findByBeginning(tx, userId, source, { beginnings, hashes }))
        matcher.#add(row);
    }
    // Two records of one import are two conversations, even if one is the beginning of the other.
    const ids = [...matcher.#byBeginning.values()].flatMap((found) => found.map(({ id }) => id));
    if (context.importId !== null)
      matcher.#fromThisImport = await rows.listChangedIds(tx, userId, context.importId, ids);
    return matcher;
  }

  /** Conversations with a derived id are compared by their content, because several of them may begin alike. */
  async match(parsed: ParsedConversation): Promise<Match> {
    const { source, sourceId, contentHash } = parsed;
    const isDerived = isDerivedId(sourceId);
    const stored = isDerived ? await this.#findByContent(parsed) : this.#byId.get(keyOf(source, sourceId));
    if (stored !== undefined) return { stored };
    const earlierHash = this.#added.get(keyOf(source, sourceId));
    if (earlierHash === contentHash) return { repeats: 'equal' };
    if (earlierHash !== undefined && !isDerived) return { repeats: 'changed' };
    const isIdTaken = earlierHash !== undefined || this.#byId.has(keyOf(source, sourceId));
    const newSourceId = isIdTaken ? `${sourceId}${CONTENT_MARK}${contentHash}` : sourceId;
    if (this.#added.has(keyOf(source, newSourceId))) return { repeats: 'equal' };
    this.#added.set(keyOf(source, newSourceId), contentHash);
    return { newSourceId };
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

/** How many stored conversations are read at most to find the one that a record continues. */
const MAX_COMPARED = 20;
/** Separates the derived id and the content hash in the source id of a conversation that begins like one stored before. */
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

/** Whether the export has every message that was imported before. The last reply may be longer than before. */
function isBeginningOf(stored: StoredMessages, parsed: ParsedConversation): boolean {
  const fingerprints = new Map<string, string>();
  /** The texts of the exported replies, by the fingerprint of the message before. */
  const repliesByParent = new Map<string, string[]>();
  for (const { sourceId, parentSourceId, role, content } of parsed.messages) {
    const parentFingerprint = fingerprints.get(parentSourceId ?? '') ?? ROOT_FINGERPRINT;
    fingerprints.set(sourceId, fingerprint(parentFingerprint, role, content));
    if (role === 'assistant') {
      repliesByParent.set(parentFingerprint, [...(repliesByParent.get(parentFingerprint) ?? []), content]);
    }
  }
  const present = new Set(fingerprints.values());
  const fingerprintOf = new Map(stored.map((message) => [message.id, message.fingerprint]));
  const imported = stored.filter(({ sourceId }) => sourceId !== null);
  const missing = imported.filter((message) => !present.has(message.fingerprint));
  const [firstMissing] = missing;
  if (firstMissing === undefined) return true;
  const parentFingerprint = fingerprintOf.get(firstMissing.parentId ?? '') ?? ROOT_FINGERPRINT;
  const exportedReplies = repliesByParent.get(parentFingerprint) ?? [];
  const hasGrown = exportedReplies.some((content) => content.startsWith(firstMissing.content));
  return missing.length === 1 && firstMissing.role === 'assistant' && hasGrown;
}

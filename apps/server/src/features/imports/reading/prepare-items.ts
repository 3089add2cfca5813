import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { exportedTitle } from '../storing/conversation-from-export.ts';
import type { ConversationItem, ExportItem } from './read-export.types.ts';
import { type FindWithEngine, readTexts } from './read-texts.ts';
import type { WorkerInput } from './worker-messages.ts';

/**
 * The engine is loaded after this many new conversations: loading takes as long as the main thread needs for a hundred
 * conversations.
 */
const LOAD_ENGINE_AFTER = 100;

/** Adds to each new conversation what the reading thread finds in its texts, or leaves all texts out of an outline. */
export class ItemPreparer {
  readonly #isOutline: boolean;
  readonly #storedHashes: ReadonlySet<string> | undefined;
  readonly #modelDirectory: string | undefined;
  #newCount = 0;
  #engine: Promise<FindWithEngine | undefined> | undefined;

  constructor({ isOutline, storedHashes, modelDirectory }: WorkerInput) {
    this.#isOutline = isOutline === true;
    this.#storedHashes = storedHashes && new Set(storedHashes);
    this.#modelDirectory = modelDirectory;
  }

  async prepare(item: ExportItem): Promise<ExportItem> {
    if (item.type !== 'conversation') return item;
    if (this.#isOutline) return toOutline(item);
    // A stored conversation is not read again, unless it has changed.
    if (this.#storedHashes?.has(item.conversation.contentHash) !== false) return item;
    this.#newCount++;
    if (this.#newCount > LOAD_ENGINE_AFTER) this.#engine ??= openEngine(this.#modelDirectory);
    const texts = readTexts(item.conversation, await this.#engine);
    return texts === undefined ? item : { ...item, texts };
  }
}

/** Undefined if the models cannot be read: then the main thread finds everything itself. */
async function openEngine(modelDirectory: string | undefined): Promise<FindWithEngine | undefined> {
  const { findWithEngine, openLocalEngine } = await import('#features/conversations/engine-findings.service.ts');
  const engine = await openLocalEngine(modelDirectory).catch(() => undefined);
  return engine && ((conversation) => findWithEngine(engine, toRead(conversation)));
}

/** The provider's ids link the messages as our own will. */
function toRead(parsed: ParsedConversation) {
  const messages = parsed.messages.map(({ sourceId, parentSourceId, role, content, model }) => ({
    id: sourceId,
    parentId: parentSourceId,
    role,
    content,
    ...(model !== undefined && { model }),
  }));
  const hasLeaf = messages.some(({ id }) => id === parsed.activeLeafSourceId);
  return {
    title: exportedTitle(parsed),
    source: parsed.source,
    messages,
    activeLeafId: hasLeaf ? parsed.activeLeafSourceId : (messages.at(-1)?.id ?? null),
  };
}

/** The item without messages and documents. */
function toOutline(item: ConversationItem): ConversationItem {
  const { documents: _documents, ...conversation } = item.conversation;
  return { ...item, conversation: { ...conversation, messages: [] }, messageCount: conversation.messages.length };
}

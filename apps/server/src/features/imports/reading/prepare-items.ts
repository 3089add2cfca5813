import type { EngineFindings } from '#features/conversations/engine-findings.service.ts';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { exportedTitle } from '../storing/conversation-from-export.ts';
import type { ConversationItem, ExportItem } from './read-export.types.ts';
import { readTexts } from './read-texts.ts';
import type { WorkerInput } from './worker-messages.ts';

/**
 * The engine is loaded after this many new conversations. In a smaller import loading it would take longer than the
 * main thread needs to read the conversations itself.
 */
const LOAD_ENGINE_AFTER = 100;

/** Category and sentiment by the engine that all users share. */
type AnalyseConversation = (conversation: ParsedConversation) => EngineFindings;

export type OnFailure = (error: unknown) => void;

/**
 * Adds to each new conversation what the reading thread finds in its texts. For an outline it removes all texts
 * instead.
 */
export class ItemPreparer {
  readonly #isOutline: boolean;
  readonly #storedHashes: ReadonlySet<string> | undefined;
  readonly #modelDirectory: string | undefined;
  readonly #onFailure: OnFailure;
  #newCount = 0;
  #engine: Promise<AnalyseConversation> | undefined;
  #hasFailed = false;

  /** `onFailure` is called once if the engine fails. */
  constructor({ isOutline, storedHashes, modelDirectory }: WorkerInput, onFailure: OnFailure) {
    this.#isOutline = isOutline === true;
    this.#storedHashes = storedHashes && new Set(storedHashes);
    this.#modelDirectory = modelDirectory;
    this.#onFailure = onFailure;
  }

  async prepare(item: ExportItem): Promise<ExportItem> {
    if (item.type !== 'conversation') return item;
    if (this.#isOutline) return toOutline(item);
    // The hash shows that this conversation is stored and has not changed.
    if (this.#storedHashes?.has(item.conversation.contentHash) !== false) return item;
    this.#newCount++;
    const texts = readTexts(item.conversation);
    if (texts === undefined) return item;
    const findings = this.#newCount > LOAD_ENGINE_AFTER ? await this.#find(item.conversation) : undefined;
    return { ...item, texts: findings === undefined ? texts : { ...texts, findings } };
  }

  /** Undefined if the engine fails or cannot be opened: then the main thread reads the conversation itself. */
  async #find(conversation: ParsedConversation): Promise<EngineFindings | undefined> {
    try {
      this.#engine ??= openEngine(this.#modelDirectory);
      const analyse = await this.#engine;
      return analyse(conversation);
    } catch (error) {
      if (!this.#hasFailed) this.#onFailure(error);
      this.#hasFailed = true;
      return undefined;
    }
  }
}

async function openEngine(modelDirectory: string | undefined): Promise<AnalyseConversation> {
  const { analyseConversation, openLocalEngine } = await import('#features/conversations/engine-findings.service.ts');
  const engine = await openLocalEngine(modelDirectory);
  return (conversation) => analyseConversation(engine, toEngineInput(conversation));
}

/** The conversation as the engine needs it. Its messages still have the provider's ids. */
function toEngineInput(parsed: ParsedConversation) {
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

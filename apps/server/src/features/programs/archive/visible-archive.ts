import type { Category } from '@app/contract/categories';
import type { ConversationDetail, ConversationSummary } from '@app/contract/conversations';
import type { RelatedConversation, SearchHit, SearchQuery } from '@app/contract/search';
import { writeTranscript } from '@app/contract/transcript';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import {
  activePath,
  type ConversationsService,
  type ListFilter,
} from '#features/conversations/conversations.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import { conversationNotFound } from '../programs.errors.ts';
import { createHideInPlans } from './hide-in-plans.ts';
import { mapStrings } from './map-strings.ts';
import { type ConversationForPrograms, toConversationForPrograms } from './conversation-for-programs.ts';
import * as repository from './visible.repository.ts';
import { createVisibleTexts, type VisibleTextsDependencies } from './visible-texts.ts';

export interface VisibleArchiveDependencies extends VisibleTextsDependencies {
  assistant: Pick<AssistantService, 'memories'>;
  categories: Pick<CategoriesService, 'definitions' | 'list'>;
  conversations: Pick<ConversationsService, 'getDetail' | 'listPage'>;
  privacy: Pick<
    PrivacyService,
    'findExcluded' | 'listWithDismissedFindings' | 'listRepliesQuotingNeverSend' | 'redactQuotes'
  >;
  search: Pick<SearchService, 'listRelated' | 'search'>;
}

export type VisibleArchive = ReturnType<typeof createVisibleArchive>;

/**
 * The archive as other programs see it: without what is in the trash or marked “never send”, and with secrets masked.
 * The error is the same for a conversation of another person, a hidden one and an unknown one.
 */
export function createVisibleArchive(dependencies: VisibleArchiveDependencies) {
  const { db, categories, conversations, search } = dependencies;
  const texts = createVisibleTexts(dependencies);

  const maskFields = createFieldMask(texts);

  /** Throws conversations.not_found. */
  async function assertVisible(userId: string, id: string): Promise<void> {
    if (!(await repository.isVisible(db, userId, id))) throw conversationNotFound();
  }

  const getDetail = createDetailReader(dependencies, texts, assertVisible);

  return {
    /** Throws search.query_invalid. */
    search: async (userId: string, query: SearchQuery, offset: number): Promise<SearchHit[]> => {
      const hits = await search.search(userId, query, offset, { rewrite: texts.redact });
      const mask = await texts.maskFor(
        userId,
        hits.map(({ conversationId }) => conversationId),
      );
      // The snippet is made from masked texts; masking it again would shift the highlighted ranges.
      return hits.map((hit) => ({
        ...hit,
        title: mask(hit.conversationId, hit.title),
        ...(hit.document && { document: { ...hit.document, title: mask(hit.conversationId, hit.document.title) } }),
      }));
    },

    listPage: async (userId: string, filter: ListFilter): Promise<ConversationSummary[]> => {
      const page = await conversations.listPage(userId, { ...filter, isVisible: true });
      return maskFields(userId, page, ({ id }) => id);
    },

    getDetail,

    /** The active branch. Throws conversations.not_found. */
    read: async (userId: string, id: string): Promise<ConversationForPrograms> => {
      const detail = await getDetail(userId, id);
      return toConversationForPrograms(detail, activePath(detail.messages, detail.activeLeafId));
    },

    /** Throws conversations.not_found. */
    listRelated: async (userId: string, id: string, limit: number): Promise<RelatedConversation[]> => {
      await assertVisible(userId, id);
      const related = await search.listRelated(userId, id, limit, { isVisible: true });
      return maskFields(userId, related, ({ conversationId }) => conversationId);
    },

    listMemories: createMemoryList(dependencies),
    hideInPlans: createHideInPlans(dependencies),
    categoryNames: async (userId: string): Promise<ReadonlyMap<string, string>> =>
      new Map((await categories.definitions(db, userId)).map(({ id, name }) => [id, name])),
    listCategories: createCategoryList(dependencies),
    countByCategory: (userId: string): Promise<repository.CategoryCount[]> => repository.countByCategory(db, userId),
    assertVisible,
  };
}

type VisibleTexts = ReturnType<typeof createVisibleTexts>;

/** Masks the texts of rows, each of which belongs to a conversation. */
function createFieldMask(texts: VisibleTexts) {
  return async <Row extends { title: string }>(
    userId: string,
    rows: readonly Row[],
    idOf: (row: Row) => string,
  ): Promise<Row[]> => {
    const mask = await texts.maskFor(userId, rows.map(idOf));
    return rows.map((row) => mapStrings(row, (text) => mask(idOf(row), text)));
  };
}

function createDetailReader(
  { conversations }: Pick<VisibleArchiveDependencies, 'conversations'>,
  texts: VisibleTexts,
  assertVisible: (userId: string, id: string) => Promise<void>,
) {
  /** Throws conversations.not_found. */
  return async (userId: string, id: string): Promise<ConversationDetail> => {
    await assertVisible(userId, id);
    const { pendingReply: _unfinished, ...detail } = await conversations.getDetail(userId, id);
    const { messages } = detail;
    const [mask, rewritten] = await Promise.all([
      texts.maskFor(userId, [id]),
      texts.redact(
        userId,
        messages.map(({ id: messageId, role, content }) => ({ conversationId: id, id: messageId, role, content })),
      ),
    ]);
    const shown = messages.map(({ blocks, ...message }, at) => {
      const content = rewritten[at]?.content ?? '';
      const masked = mapStrings(blocks, (text) => mask(id, text));
      // A reply that quotes a hidden conversation was replaced by a note; its blocks quote that conversation, too.
      const isReplaced = content !== mask(id, message.content);
      return { ...message, content, ...(masked && !isReplaced && { blocks: masked }) };
    });
    const content = writeTranscript(activePath(shown, detail.activeLeafId));
    return { ...detail, title: mask(id, detail.title), content, messages: shown };
  };
}

function createCategoryList({ db, categories }: Pick<VisibleArchiveDependencies, 'db' | 'categories'>) {
  /**
   * Counts only visible conversations. Hidden categories are left out, and so are subcategories in which all
   * conversations are hidden.
   */
  return async (userId: string): Promise<Category[]> => {
    const [all, byCategory, bySubcategory] = await Promise.all([
      categories.list(userId),
      repository.countByCategory(db, userId),
      repository.countBySubcategory(db, userId),
    ]);
    const counts = new Map(byCategory.map(({ id, count }) => [id, count]));
    const visibleSubcategories = new Map(bySubcategory.map((subcategory) => [subcategory.id, subcategory]));
    return all.flatMap((category) => {
      const conversationCount = counts.get(category.id);
      if (conversationCount === undefined) return [];
      const subcategories = category.subcategories.flatMap((subcategory) => {
        const visible = visibleSubcategories.get(subcategory.id);
        if (visible === undefined) return [];
        const { count, lastAt } = visible;
        return [{ ...subcategory, conversationCount: count, lastConversationDate: lastAt.toISOString() }];
      });
      return [{ ...category, conversationCount, subcategories }];
    });
  };
}

function createMemoryList({ db, assistant, privacy, maskSecrets }: VisibleArchiveDependencies) {
  /** The memories of the person, without those that came from hidden conversations. */
  return async (userId: string): Promise<{ id: string; text: string; createdAt: string }[]> => {
    const memories = await assistant.memories.list(userId);
    const sources = memories.flatMap(({ source }) => source?.conversationId ?? []);
    const excluded = await privacy.findExcluded(db, userId, sources);
    return memories
      .filter(({ source }) => source === undefined || !excluded.has(source.conversationId))
      .map(({ id, text, createdAt }) => ({ id, text: maskSecrets(text), createdAt }));
  };
}

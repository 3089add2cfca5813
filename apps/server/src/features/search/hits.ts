import type { RelatedConversation, SearchHit, SearchQuery } from '@app/contract/search';
import { fuseRankings } from '@app/understanding/fuse-rankings';
import type { Database } from '#db/database.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService, NearDocument } from '#features/documents/documents.service.ts';
import type { MeaningService, NearConversation } from '#features/sorting/meaning.service.ts';
import { findArchiveQuestionChats } from './archive-question-chats.ts';
import { createHitQuotes, type FoundHit, type SearchView } from './hit-quotes.ts';
import { latestFirst } from './latest-first.ts';
import type { ParsedSearch, SearchParserDependencies } from './parsed-search.ts';
import { conversationNotFound } from './search.errors.ts';
import type { SearchFilter } from './search-filter.repository.ts';
import * as rows from './search.repository.ts';

export interface SearchDependencies extends SearchParserDependencies {
  conversations: Pick<ConversationsService, 'find'>;
  documents: Pick<DocumentsService, 'nearestTo' | 'quote'>;
  meaning: Pick<MeaningService, 'nearestTo' | 'relatedTo' | 'warmUp'>;
}

const MAX_HITS = 1_000;
/** If a search by words finds this many hits among the latest conversations, older ones are not searched. */
export const ENOUGH_HITS = 300;
/** Fewer for phrases, because each text has to be checked for the order of the words. */
export const ENOUGH_PHRASE_HITS = 30;
/** Further hits by meaning alone would be only vaguely similar. */
const MAX_BY_MEANING = 30;
/** Within this many best hits, chats that only ask about the archive are moved to the end. */
const MAX_REORDERED = 200;
/** The largest number of candidates by meaning, if a filter still has to be applied to them. */
const MAX_TO_FILTER = 200;

/** Finds conversations by their words and by their meaning. */
export function createHitSearch(
  dependencies: SearchDependencies,
  parseSearch: (userId: string, query: SearchQuery) => Promise<ParsedSearch>,
) {
  const { db, conversations, meaning } = dependencies;

  const { quote, quoteShown } = createHitQuotes(dependencies);

  /** Conversations similar to this one, the most similar first. Throws conversations.not_found. */
  async function findRelated(userId: string, id: string, limit: number, filter: SearchFilter = {}) {
    if ((await conversations.find(db, userId, id)) === undefined) throw conversationNotFound();
    const isFiltered = Object.keys(filter).length > 0;
    const near = await meaning.relatedTo(userId, id, isFiltered ? MAX_TO_FILTER : limit);
    const found = await rows.listConversations(db, userId, idsOf(near), filter);
    const byId = new Map(found.map((row) => [row.conversationId, row]));
    const related = near.flatMap(({ conversationId, similarity }) => {
      const conversation = byId.get(conversationId);
      return conversation === undefined ? [] : [{ conversation, similarity }];
    });
    return related.slice(0, limit);
  }

  return {
    /** Throws search.query_invalid. */
    search: async (userId: string, query: SearchQuery, offset: number, view?: SearchView): Promise<SearchHit[]> => {
      const parsed = await parseSearch(userId, query);
      const search = view === undefined ? parsed : { ...parsed, filter: onlyVisible(parsed.filter) };
      // Without words the hits are a list by date, so only the requested page is read. With a view all hits are read,
      // because the view may hide hits because of their texts.
      const isPageEnough = search.text === '' && view === undefined;
      const maxNewest = isPageEnough ? Math.min(MAX_HITS, offset + query.limit) : MAX_HITS;
      const found = await findConversations(dependencies, userId, search, maxNewest);
      const ranked = search.text === '' ? found : await moveArchiveQuestionsLast(db, userId, found);
      const page = { offset, limit: query.limit };
      if (view !== undefined) return quoteShown(userId, ranked, search, view, page);
      return quote(userId, ranked.slice(offset, offset + query.limit), search.highlightWords);
    },

    /** Loads what a search by meaning needs, ahead of the search. */
    warmUp: meaning.warmUp,

    /** Throws conversations.not_found. */
    listRelated: async (
      userId: string,
      id: string,
      limit: number,
      filter?: SearchFilter,
    ): Promise<RelatedConversation[]> =>
      (await findRelated(userId, id, limit, filter)).map(({ conversation, similarity }) => {
        const { conversationId, title, categoryId, createdAt } = conversation;
        return { conversationId, title, categoryId, createdAt: createdAt.toISOString(), likeness: similarity };
      }),

    /** The conversations of `listRelated`, as hits. Throws conversations.not_found. */
    listSimilar: async (userId: string, id: string, limit: number): Promise<SearchHit[]> => {
      const found = await findRelated(userId, id, limit);
      const hits = found.map(({ conversation }) => ({ conversation, matchedBy: 'meaning' as const }));
      return quote(userId, hits, []);
    },
  };
}

/** Moves chats that only ask about the archive behind the other best hits. */
async function moveArchiveQuestionsLast(db: Database, userId: string, found: readonly FoundHit[]): Promise<FoundHit[]> {
  const best = found.slice(0, MAX_REORDERED);
  const ids = best.map(({ conversation }) => conversation.conversationId);
  const questionChats = await findArchiveQuestionChats(db, userId, ids);
  const isQuestionChat = ({ conversation }: FoundHit): boolean => questionChats.has(conversation.conversationId);
  const others = best.filter((hit) => !isQuestionChat(hit));
  return [...others, ...best.filter(isQuestionChat), ...found.slice(MAX_REORDERED)];
}

/**
 * Hits by words and by meaning in one ranking. A conversation found by both is quoted around its matching words. Without words
 * the `maxNewest` latest conversations that pass the filter are the hits.
 */
async function findConversations(
  { db, documents, meaning }: SearchDependencies,
  userId: string,
  search: ParsedSearch,
  maxNewest: number,
) {
  const [{ everyWord, otherForms, someWords }, nearConversations, nearDocuments] = await Promise.all([
    findByWords(db, userId, search, maxNewest),
    findByMeaning(meaning, userId, search),
    findDocumentsByMeaning(documents, userId, search),
  ]);
  const { near, documentOf } = mergeNear(nearConversations, nearDocuments);
  const found = new Map(
    [...everyWord, ...otherForms, ...someWords].map((conversation) => [conversation.conversationId, conversation]),
  );
  const onlyByMeaning = search.isLiteral ? [] : near.filter((id) => !found.has(id));
  for (const row of await rows.listConversations(db, userId, onlyByMeaning, search.filter)) {
    found.set(row.conversationId, { ...row, ...documentOf.get(row.conversationId) });
  }
  const byMeaning = near.filter((id) => found.has(id)).slice(0, MAX_BY_MEANING);
  const order = fuseRankings({
    everyWord: idsOf(everyWord),
    otherForms: idsOf(otherForms),
    someWords: idsOf(someWords),
    meaning: byMeaning,
  });
  return order.slice(0, MAX_HITS).flatMap(({ id, matchedBy }) => {
    const conversation = found.get(id);
    return conversation === undefined ? [] : [{ conversation, matchedBy }];
  });
}

/**
 * Conversations with every word, and those where some word has another form; for a sentence also those with some of its
 * content words.
 */
async function findByWords(db: Database, userId: string, search: ParsedSearch, maxNewest: number) {
  const { allWordsQuery, exactWordsQuery, someWordsQuery } = search;
  if (allWordsQuery === undefined) {
    return { everyWord: await rows.listNewest(db, userId, search.filter, maxNewest), otherForms: [], someWords: [] };
  }
  const found = await findLatestFirst(db, userId, { words: allWordsQuery, exact: exactWordsQuery }, search);
  const ranked = splitExact(found);
  if (someWordsQuery === undefined || found.length >= ENOUGH_HITS) return { ...ranked, someWords: [] };
  const foundIds = new Set(idsOf(found));
  const someWords = await findLatestFirst(db, userId, { words: someWordsQuery }, search);
  return { ...ranked, someWords: someWords.filter(({ conversationId }) => !foundIds.has(conversationId)) };
}

/** If the exact words occur nowhere, conversations with other forms count as if they had the exact words. */
function splitExact(found: rows.FoundConversation[]) {
  const everyWord = found.filter(({ isExact }) => isExact);
  if (everyWord.length === 0) return { everyWord: found, otherForms: [] };
  return { everyWord, otherForms: found.filter(({ isExact }) => !isExact) };
}

async function findLatestFirst(
  db: Database,
  userId: string,
  words: Pick<rows.WordSearch, 'words' | 'exact'>,
  { filter, isLiteral, isRare, names }: ParsedSearch,
) {
  const page = { limit: MAX_HITS, offset: 0 };
  const { result } = await latestFirst(
    db,
    userId,
    (tx, latest) => rows.findConversations(tx, userId, { ...filter, ...words, names, latest }, page),
    { enoughHits: isLiteral ? ENOUGH_PHRASE_HITS : ENOUGH_HITS, countHits: (found) => found.length, isRare },
  );
  return result;
}

/** Conversations that are close in meaning, the closest first. Only part of the filter is applied here. */
async function findByMeaning(
  meaning: SearchDependencies['meaning'],
  userId: string,
  { text, filter }: ParsedSearch,
): Promise<NearConversation[]> {
  // If words must be in a document, messages that are close in meaning do not count.
  if (text === '' || filter.isInDocument === true) return [];
  const { categoryIds = [], sources = [], from, to, isArchived, ...unappliedFilters } = filter;
  const isPartial = categoryIds.length > 1 || sources.length > 1 || Object.keys(unappliedFilters).length > 0;
  const near = await meaning.nearestTo(userId, text, {
    limit: isPartial ? MAX_TO_FILTER : MAX_BY_MEANING,
    filter: {
      from,
      to,
      isArchived,
      ...(categoryIds.length === 1 && { categoryId: categoryIds[0] }),
      ...(sources.length === 1 && { source: sources[0] }),
    },
  });
  return near;
}

/** Documents that are close in meaning, the closest first. Of the filter only `isArchived` is applied here. */
async function findDocumentsByMeaning(
  documents: SearchDependencies['documents'],
  userId: string,
  { text, filter }: ParsedSearch,
): Promise<NearDocument[]> {
  if (text === '') return [];
  const { isArchived, ...unappliedFilters } = filter;
  const limit = Object.keys(unappliedFilters).length > 0 ? MAX_TO_FILTER : MAX_BY_MEANING;
  return documents.nearestTo(userId, text, { limit, isArchived });
}

/**
 * Ids of the conversations whose messages or documents are close in meaning, the closest first. `documentOf` has the document
 * of each conversation in which a document is closer than the messages.
 */
function mergeNear(conversations: readonly NearConversation[], documents: readonly NearDocument[]) {
  const best = new Map(conversations.map((near) => [near.conversationId, near.similarity]));
  const documentOf = new Map<string, Pick<rows.FoundConversation, 'documentId' | 'fromSeq' | 'toSeq'>>();
  for (const { conversationId, documentId, similarity, from, to } of documents) {
    if ((best.get(conversationId) ?? 0) >= similarity) continue;
    best.set(conversationId, similarity);
    documentOf.set(conversationId, { documentId, fromSeq: from, toSeq: to });
  }
  const near = [...best].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return { near, documentOf };
}

/**
 * The filter for other programs: only visible conversations. A search that excludes words shows which conversations
 * contain them, by leaving those out. So that nobody guesses a masked secret this way, such a search also leaves out
 * all conversations with masked secrets.
 */
function onlyVisible(filter: SearchFilter): SearchFilter {
  return { ...filter, isVisible: true, ...(filter.without !== undefined && { isWithoutSecrets: true }) };
}

function idsOf(found: readonly { conversationId: string }[]): string[] {
  return found.map(({ conversationId }) => conversationId);
}

import type { RelatedConversation, SearchHit, SearchQuery } from '@app/contract/search';
import { fuseRankings } from '@app/understanding/fuse-rankings';
import type { Database } from '#db/database.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService, NearDocument } from '#features/documents/documents.service.ts';
import type { MeaningService, Near } from '#features/sorting/meaning.service.ts';
import { findArchiveChats } from './archive-chats.ts';
import { latestFirst } from './latest-first.ts';
import type { ParsedSearch, SearchParserDependencies } from './parsed-search.ts';
import { toDocumentHit, toSearchHit } from './search-hit.mapper.ts';
import { conversationNotFound } from './search.errors.ts';
import * as rows from './search.repository.ts';

export interface SearchDependencies extends SearchParserDependencies {
  conversations: Pick<ConversationsService, 'find'>;
  documents: Pick<DocumentsService, 'nearestTo' | 'quote'>;
  meaning: Pick<MeaningService, 'nearestTo' | 'relatedTo' | 'warm'>;
}

const MAX_HITS = 1_000;
/** A search by words that found this many among the latest conversations does not search older ones. */
export const ENOUGH_HITS = 300;
/** The same for phrases: whether the words follow one another has to be checked in each text. */
export const ENOUGH_PHRASE_HITS = 30;
/** Hits by meaning alone; further down they are only vaguely alike. */
const MAX_BY_MEANING = 30;
/** Hits among which chats that only ask about the archive are recognised. */
const MAX_REORDERED = 200;
/** Candidates by meaning when a filter still has to be applied to them. */
const MAX_TO_FILTER = 200;

const isInMessages = ({ documentId }: FoundHit['conversation']): boolean => documentId === null;

/** Finds conversations by their words first, and by their meaning. */
export function createHitSearch(
  dependencies: SearchDependencies,
  parseSearch: (userId: string, query: SearchQuery) => Promise<ParsedSearch>,
) {
  const { db, conversations, documents, meaning } = dependencies;

  /** Hits with their quotes. */
  async function quote(userId: string, hits: readonly FoundHit[], marked: readonly string[]): Promise<SearchHit[]> {
    const found = hits.map(({ conversation }) => conversation);
    const [texts, quotes] = await Promise.all([
      rows.listTexts(db, userId, found.filter(isInMessages)),
      documents.quote(userId, found.flatMap(toPlace)),
    ]);
    const byConversation = Map.groupBy(texts, ({ conversationId }) => conversationId);
    const byDocument = Map.groupBy(quotes, ({ documentId }) => documentId);
    return hits.map((hit) => {
      const { conversationId, documentId } = hit.conversation;
      if (documentId !== null) return toDocumentHit(hit, byDocument.get(documentId) ?? [], marked);
      return toSearchHit(hit, byConversation.get(conversationId) ?? [], marked);
    });
  }

  /** Conversations like this one, the most alike first. Throws conversations.not_found. */
  async function findRelated(userId: string, id: string, limit: number) {
    if ((await conversations.find(db, userId, id)) === undefined) throw conversationNotFound();
    const near = await meaning.relatedTo(userId, id, limit);
    const found = await rows.listConversations(db, userId, idsOf(near));
    const byId = new Map(found.map((row) => [row.conversationId, row]));
    return near.flatMap(({ conversationId, likeness }) => {
      const conversation = byId.get(conversationId);
      return conversation === undefined ? [] : [{ conversation, likeness }];
    });
  }

  return {
    /** Throws search.query_invalid. */
    search: async (userId: string, query: SearchQuery, offset: number): Promise<SearchHit[]> => {
      const search = await parseSearch(userId, query);
      const found = await findConversations(dependencies, userId, search);
      const ranked = search.text === '' ? found : await askedLast(db, userId, found);
      return quote(userId, ranked.slice(offset, offset + query.limit), search.marked);
    },

    /** Loads what a search by meaning needs, ahead of the search. */
    prepare: meaning.warm,

    /** Throws conversations.not_found. */
    listRelated: async (userId: string, id: string, limit: number): Promise<RelatedConversation[]> =>
      (await findRelated(userId, id, limit)).map(({ conversation, likeness }) => {
        const { conversationId, title, categoryId, createdAt } = conversation;
        return { conversationId, title, categoryId, createdAt: createdAt.toISOString(), likeness };
      }),

    /** The same as hits. Throws conversations.not_found. */
    listSimilar: async (userId: string, id: string, limit: number): Promise<SearchHit[]> => {
      const found = await findRelated(userId, id, limit);
      const hits = found.map(({ conversation }) => ({ conversation, matchedBy: 'meaning' as const }));
      return quote(userId, hits, []);
    },
  };
}

interface FoundHit {
  conversation: rows.FoundConversation;
  matchedBy: SearchHit['matchedBy'];
}

/** Of the best hits, chats that only ask about others come after those. */
async function askedLast(db: Database, userId: string, found: readonly FoundHit[]): Promise<FoundHit[]> {
  const best = found.slice(0, MAX_REORDERED);
  const ids = best.map(({ conversation }) => conversation.conversationId);
  const asking = await findArchiveChats(db, userId, ids);
  const isAsking = ({ conversation }: FoundHit): boolean => asking.has(conversation.conversationId);
  const others = best.filter((hit) => !isAsking(hit));
  return [...others, ...best.filter(isAsking), ...found.slice(MAX_REORDERED)];
}

/** Hits by words and by meaning in one ranking. A conversation found by both has the place of its words. */
async function findConversations({ db, documents, meaning }: SearchDependencies, userId: string, search: ParsedSearch) {
  const [{ every, forms, some }, nearConversations, nearDocuments] = await Promise.all([
    findByWords(db, userId, search),
    findByMeaning(meaning, userId, search),
    findDocumentsByMeaning(documents, userId, search),
  ]);
  const { near, documentOf } = joinNear(nearConversations, nearDocuments);
  const found = new Map(
    [...every, ...forms, ...some].map((conversation) => [conversation.conversationId, conversation]),
  );
  const alone = search.isLiteral ? [] : near.filter((id) => !found.has(id));
  for (const row of await rows.listConversations(db, userId, alone, search.filter)) {
    found.set(row.conversationId, { ...row, ...documentOf.get(row.conversationId) });
  }
  const close = near.filter((id) => found.has(id)).slice(0, MAX_BY_MEANING);
  const order = fuseRankings({
    everyWord: idsOf(every),
    otherForms: idsOf(forms),
    someWords: idsOf(some),
    meaning: close,
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
async function findByWords(db: Database, userId: string, search: ParsedSearch) {
  const { every: words, exact, some: any } = search;
  if (words === undefined) {
    return { every: await rows.listNewest(db, userId, search.filter, MAX_HITS), forms: [], some: [] };
  }
  const found = await findLatestFirst(db, userId, { words, exact }, search);
  const ranked = splitExact(found);
  if (any === undefined || found.length >= ENOUGH_HITS) return { ...ranked, some: [] };
  const known = new Set(idsOf(found));
  const some = await findLatestFirst(db, userId, { words: any }, search);
  return { ...ranked, some: some.filter(({ conversationId }) => !known.has(conversationId)) };
}

/** Where the exact words occur nowhere, their other forms are what was meant. */
function splitExact(found: rows.FoundConversation[]) {
  const every = found.filter(({ isExact }) => isExact);
  if (every.length === 0) return { every: found, forms: [] };
  return { every, forms: found.filter(({ isExact }) => !isExact) };
}

async function findLatestFirst(
  db: Database,
  userId: string,
  words: Pick<rows.WordSearch, 'words' | 'exact'>,
  { filter, isLiteral, names }: ParsedSearch,
) {
  const page = { limit: MAX_HITS, offset: 0 };
  const { result } = await latestFirst(
    db,
    userId,
    (tx, latest) => rows.findConversations(tx, userId, { ...filter, ...words, names, latest }, page),
    (found) => found.length >= (isLiteral ? ENOUGH_PHRASE_HITS : ENOUGH_HITS),
  );
  return result;
}

/** Ids of candidates, the closest first. Only part of the filter is applied here. */
async function findByMeaning(
  meaning: SearchDependencies['meaning'],
  userId: string,
  { text, filter }: ParsedSearch,
): Promise<Near[]> {
  // What is alike in meaning says nothing about the words of a document.
  if (text === '' || filter.isInDocument === true) return [];
  const { categoryIds = [], sources = [], from, to, isArchived, ...others } = filter;
  const isPartial = categoryIds.length > 1 || sources.length > 1 || Object.keys(others).length > 0;
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

/** The same for documents; they are not narrowed further than to archived conversations or the others. */
async function findDocumentsByMeaning(
  documents: SearchDependencies['documents'],
  userId: string,
  { text, filter }: ParsedSearch,
): Promise<NearDocument[]> {
  if (text === '') return [];
  const { isArchived, ...others } = filter;
  const limit = Object.keys(others).length > 0 ? MAX_TO_FILTER : MAX_BY_MEANING;
  return documents.nearestTo(userId, text, { limit, isArchived });
}

/** Conversations by the meaning of what was said or of a document, the closest first, and by which document. */
function joinNear(conversations: readonly Near[], documents: readonly NearDocument[]) {
  const best = new Map(conversations.map((near) => [near.conversationId, near.likeness]));
  const documentOf = new Map<string, Pick<rows.FoundConversation, 'documentId' | 'fromSeq' | 'toSeq'>>();
  for (const { conversationId, documentId, likeness, from, to } of documents) {
    if ((best.get(conversationId) ?? 0) >= likeness) continue;
    best.set(conversationId, likeness);
    documentOf.set(conversationId, { documentId, fromSeq: from, toSeq: to });
  }
  const near = [...best].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return { near, documentOf };
}

/** The part of a document that matched. */
function toPlace({ documentId, fromSeq, toSeq }: rows.FoundConversation) {
  return documentId === null ? [] : [{ documentId, from: fromSeq, to: toSeq }];
}

function idsOf(found: readonly { conversationId: string }[]): string[] {
  return found.map(({ conversationId }) => conversationId);
}

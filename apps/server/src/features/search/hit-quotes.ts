import type { SearchHit } from '@app/contract/search';
import type { Database } from '#db/database.ts';
import type { DocumentQuote, DocumentsService } from '#features/documents/documents.service.ts';
import { isShownMatch, type SearchedText } from './hidden-matches.ts';
import type { ParsedSearch } from './parsed-search.ts';
import { toDocumentHit, toSearchHit } from './search-hit.mapper.ts';
import * as rows from './search.repository.ts';

/** How another program sees hits: only those in visible conversations, with their texts rewritten. */
export interface SearchView {
  rewrite: (userId: string, texts: readonly rows.FoundText[]) => Promise<rows.FoundText[]>;
}

export interface FoundHit {
  conversation: rows.FoundConversation;
  matchedBy: SearchHit['matchedBy'];
}

interface HitQuoteDependencies {
  db: Database;
  documents: Pick<DocumentsService, 'quote'>;
}

/** The texts from which the quotes of hits are made. */
interface HitTexts {
  messages: readonly rows.FoundText[];
  documents: readonly DocumentQuote[];
}

const isInMessages = ({ documentId }: FoundHit['conversation']): boolean => documentId === null;

/** Makes hits with their quotes. */
export function createHitQuotes({ db, documents }: HitQuoteDependencies) {
  async function readTexts(userId: string, hits: readonly FoundHit[]): Promise<HitTexts> {
    const found = hits.map(({ conversation }) => conversation);
    const [messages, quotes] = await Promise.all([
      rows.listTexts(db, userId, found.filter(isInMessages)),
      documents.quote(userId, hits.flatMap(toDocumentPart)),
    ]);
    return { messages, documents: quotes };
  }

  return {
    /** `words` are highlighted. */
    quote: async (userId: string, hits: readonly FoundHit[], words: readonly string[]): Promise<SearchHit[]> =>
      toHits(hits, words, await readTexts(userId, hits)),

    /** A page of the hits that another program may see, with texts as it may see them. */
    quoteShown: async (
      userId: string,
      hits: readonly FoundHit[],
      { highlightWords, someWordsQuery }: Pick<ParsedSearch, 'highlightWords' | 'someWordsQuery'>,
      view: SearchView,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<SearchHit[]> => {
      const page: SearchHit[] = [];
      // The hits of earlier pages are read again, because only the text of a hit shows whether it may be seen.
      for (let at = 0; at < hits.length && page.length < offset + limit;) {
        const batch = hits.slice(at, at + offset + limit - page.length);
        at += batch.length;
        const stored = await readTexts(userId, batch);
        const shown = await rewriteTexts(view, userId, batch, stored);
        const searched = pairTexts(batch, stored, shown);
        const isShown = ({ conversation, matchedBy }: FoundHit): boolean =>
          isShownMatch(
            searched.get(conversation.conversationId) ?? [],
            highlightWords,
            matchedBy !== 'words' || someWordsQuery !== undefined,
          );
        page.push(...toHits(batch.filter(isShown), highlightWords, shown));
      }
      return page.slice(offset, offset + limit);
    },
  };
}

function toHits(hits: readonly FoundHit[], words: readonly string[], texts: HitTexts): SearchHit[] {
  const byConversation = Map.groupBy(texts.messages, ({ conversationId }) => conversationId);
  const byDocument = Map.groupBy(texts.documents, ({ documentId }) => documentId);
  return hits.map((hit) => {
    const { conversationId, documentId } = hit.conversation;
    if (documentId !== null) return toDocumentHit(hit, byDocument.get(documentId) ?? [], words);
    return toSearchHit(hit, byConversation.get(conversationId) ?? [], words);
  });
}

type ShownTexts = HitTexts & { titles: readonly string[] };

/** The texts and the titles of hits, as another program may see them. */
async function rewriteTexts(
  view: SearchView,
  userId: string,
  hits: readonly FoundHit[],
  { messages, documents }: HitTexts,
): Promise<ShownTexts> {
  const conversationOf = new Map(
    hits.map(({ conversation }) => [conversation.documentId, conversation.conversationId]),
  );
  const quotes = documents.map(({ documentId, text }) => ({
    conversationId: conversationOf.get(documentId) ?? '',
    id: documentId,
    role: 'assistant' as const,
    content: text,
  }));
  const titles = hits.map(({ conversation: { conversationId, title } }) => ({
    conversationId,
    id: conversationId,
    role: 'user' as const,
    content: title,
  }));
  const rewritten = await view.rewrite(userId, [...messages, ...quotes, ...titles]);
  const contents = rewritten.map(({ content }) => content);
  return {
    messages: rewritten.slice(0, messages.length),
    documents: documents.map((quote, at) => ({ ...quote, text: contents[messages.length + at] ?? '' })),
    titles: contents.slice(messages.length + quotes.length),
  };
}

/** By conversation: what was searched, as stored and as shown. */
function pairTexts(hits: readonly FoundHit[], stored: HitTexts, shown: ShownTexts): Map<string, SearchedText[]> {
  const conversationOf = new Map(
    hits.map(({ conversation }) => [conversation.documentId, conversation.conversationId]),
  );
  const pairs = [
    ...hits.map(({ conversation: { conversationId, title } }, at) => ({
      conversationId,
      stored: title,
      shown: shown.titles[at] ?? '',
    })),
    ...stored.messages.map(({ conversationId, content }, at) => ({
      conversationId,
      stored: content,
      shown: shown.messages[at]?.content ?? '',
    })),
    ...stored.documents.map(({ documentId, text }, at) => ({
      conversationId: conversationOf.get(documentId) ?? '',
      stored: text,
      shown: shown.documents[at]?.text ?? '',
    })),
  ];
  return Map.groupBy(pairs, ({ conversationId }) => conversationId);
}

/** The part of a document that matched. */
function toDocumentPart({ conversation: { documentId, fromSeq, toSeq } }: Pick<FoundHit, 'conversation'>) {
  return documentId === null ? [] : [{ documentId, from: fromSeq, to: toSeq }];
}

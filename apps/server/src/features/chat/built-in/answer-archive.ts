import type { Recency } from '@app/understanding/intents';
import { quoteConversation } from '@app/understanding/quote-conversation';
import { stem } from '@app/understanding/text/words';
import type { Recollection, SearchService } from '#features/search/search.service.ts';
import * as texts from './built-in.messages.ts';
import type { Period, Question } from './question.ts';
import { formatDay, linkTo, oneLine } from './wording.ts';

const MAX_CONVERSATIONS = 3;
/** The share of the question's words, weighted by rarity, that a conversation must contain to be about it. */
const MIN_SHARE = 0.5;
/** Further conversations must have at least this fraction of the share of the best one. */
const MIN_RELATIVE_SHARE = 0.75;
/**
 * Further conversations must have at least this fraction of the best score. Drops long ones that contain most words
 * somewhere, when another one has the words in its title.
 */
const MIN_RELATIVE_SCORE = 0.6;
/** How many conversations are considered for the oldest or the newest one about something. */
const MAX_CANDIDATES = 40;
/** Conversations below this similarity of meaning have little to do with the question. */
const MIN_SIMILARITY = 0.45;
const MAX_QUOTE_LENGTH = 240;

export interface QuoteOptions {
  /** When the conversations took place. */
  window?: Period | undefined;
  /** The share of the words, weighted by rarity, that a conversation must contain. */
  minShare?: number;
  /** Quotes conversations with a similar meaning when none contains the words. */
  byMeaning?: boolean;
  /** Quotes only the best conversation, without an introduction. */
  onlyBest?: boolean;
  /** Quotes only the oldest or the newest conversation about the question. */
  recency?: Recency | undefined;
}

export type ArchiveAnswers = ReturnType<typeof createArchiveAnswers>;

/** Quotes the archive: the best statements of the best conversations, with date and link. */
export function createArchiveAnswers({ search }: { search: SearchService }) {
  return {
    /** Undefined when nothing fits. */
    quoteArchive: async (
      question: Question,
      questionWords: readonly string[],
      options: QuoteOptions = {},
    ): Promise<string | undefined> => {
      const found = await find(search, question, questionWords, options);
      const quotes = found.flatMap((one) => quote(question, one, fittingTurns(questionWords, one)));
      if (options.onlyBest === true && quotes.length > 0) return quotes[0];
      if (quotes.length > 0) return [texts.fromArchive, ...quotes].join('\n\n');
      if (options.byMeaning !== true || questionWords.length === 0) return undefined;
      const similar = await findByMeaning(search, question, options.window);
      const similarQuotes = similar.flatMap((one) => {
        const fitting = fittingTurns(questionWords, one);
        return quote(question, one, fitting.length > 0 ? fitting : firstUserMessage(one));
      });
      return similarQuotes.length === 0 ? undefined : [texts.byMeaning, ...similarQuotes].join('\n\n');
    },
  };
}

async function find(
  search: SearchService,
  question: Question,
  questionWords: readonly string[],
  { window, minShare = MIN_SHARE, recency }: QuoteOptions,
): Promise<Recollection[]> {
  const limit = recency === undefined ? MAX_CONVERSATIONS + 1 : MAX_CANDIDATES;
  const request = { words: questionWords.map(stem), limit, filter: { ...window, notBy: texts.BUILT_IN_LABEL } };
  const found = (await search.recall(question.userId, request)).filter(
    ({ conversationId }) => conversationId !== question.conversationId,
  );
  // The result is ordered by score, which is not the order of shares.
  const best = Math.max(0, ...found.map(({ share }) => share));
  if (best < minShare) return [];
  const top = found[0]?.score ?? 0;
  const close = found.filter(
    ({ share, score }) => share >= best * MIN_RELATIVE_SHARE && score >= top * MIN_RELATIVE_SCORE,
  );
  return recency === undefined ? close.slice(0, MAX_CONVERSATIONS) : oldestOrNewest(close, recency);
}

function oldestOrNewest(found: readonly Recollection[], recency: Recency): Recollection[] {
  const inOrder = found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const one = recency === 'oldest' ? inOrder[0] : inOrder.at(-1);
  return one === undefined ? [] : [one];
}

async function findByMeaning(search: SearchService, question: Question, window: Period | undefined) {
  const filter = { ...window, notBy: texts.BUILT_IN_LABEL };
  const found = await search.recallByMeaning(question.userId, {
    text: question.text,
    filter,
    // The current conversation may be among them.
    limit: MAX_CONVERSATIONS + 1,
  });
  return found
    .filter(({ share, conversationId }) => share >= MIN_SIMILARITY && conversationId !== question.conversationId)
    .slice(0, MAX_CONVERSATIONS);
}

interface QuotedTurn {
  turnId: string;
  role: 'user' | 'assistant';
  text: string;
}

function fittingTurns(questionWords: readonly string[], { messages }: Recollection): readonly QuotedTurn[] {
  const turns = messages.map(({ id, role, content }) => ({ id, role, text: content }));
  return quoteConversation(questionWords.join(' '), turns);
}

/** The user's first message, which is quoted when no sentence shares a word with the question. */
function firstUserMessage({ messages }: Recollection): readonly QuotedTurn[] {
  const first = messages.find(({ role }) => role === 'user');
  return first === undefined ? [] : [{ turnId: first.id, role: 'user', text: shortened(first.content) }];
}

function quote({ timeZone }: Question, found: Recollection, quotes: readonly QuotedTurn[]): string[] {
  if (quotes.length === 0) return [];
  const dates = new Map(found.messages.map((message) => [message.id, message.createdAt]));
  const day = formatDay(dates.get(quotes[0]?.turnId ?? '') ?? found.createdAt, timeZone);
  const lines = quotes.map(({ role, text }) =>
    role === 'user' ? `> ${texts.youAsked} ${oneLine(text)}` : `> ${oneLine(text)}`,
  );
  return [[`**${linkTo(found)}**, ${day}`, lines.join('\n>\n')].join('\n\n')];
}

function shortened(text: string): string {
  return text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')}…`;
}

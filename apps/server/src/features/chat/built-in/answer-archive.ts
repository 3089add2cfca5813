import type { Recency } from '@app/understanding/intents';
import { quoteConversation } from '@app/understanding/quote-conversation';
import { stem, wordsOf } from '@app/understanding/text/words';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import * as texts from './built-in.messages.ts';
import type { Period, Question } from './question.ts';
import { asWritten, formatDay, linkTo, oneLine } from './wording.ts';

const MAX_CONVERSATIONS = 3;
/** The share of the question's words, weighted by rarity, that a conversation must contain to be about the question. */
const MIN_SHARE = 0.5;
/** Further conversations must have at least this fraction of the share of the best one. */
const MIN_RELATIVE_SHARE = 0.75;
/**
 * Further conversations must have at least this fraction of the best score. Drops long conversations that contain most of
 * the words somewhere, when another conversation has the words in its title.
 */
const MIN_RELATIVE_SCORE = 0.6;
/** How many conversations are considered when the oldest or the newest one about a subject is asked for. */
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
  /** Lists the conversations by title and day, newest first, without quotes. */
  isList?: true | undefined;
  /** Begins the answer with the day of the quoted conversation. */
  asksWhen?: true | undefined;
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
      const hits = await findByWords(search, question, questionWords, options);
      if (options.isList === true && hits.length > 0) return listHits(question, questionWords, hits);
      const quotes = hits.flatMap((hit) => formatQuotes(question, hit, findQuotes(questionWords, hit)));
      if (options.onlyBest === true && quotes.length > 0) return quotes[0];
      if (quotes.length > 0) return [introduction(question, questionWords, hits, options), ...quotes].join('\n\n');
      if (options.byMeaning !== true || questionWords.length === 0) return undefined;
      const similar = await findByMeaning(search, question, options.window);
      const similarQuotes = similar.flatMap((hit) => {
        const quotesWithWords = findQuotes(questionWords, hit);
        return formatQuotes(question, hit, quotesWithWords.length > 0 ? quotesWithWords : quoteFirstUserMessage(hit));
      });
      return similarQuotes.length === 0 ? undefined : [texts.byMeaning, ...similarQuotes].join('\n\n');
    },
  };
}

function introduction(
  { text, timeZone }: Question,
  questionWords: readonly string[],
  [hit]: readonly ConversationHit[],
  { recency, asksWhen }: QuoteOptions,
): string {
  if (asksWhen !== true || recency === undefined || hit === undefined) return texts.fromArchive;
  return texts.talkedAboutOn(recency, formatDay(hit.createdAt, timeZone), asWritten(text, questionWords));
}

async function findByWords(
  search: SearchService,
  question: Question,
  questionWords: readonly string[],
  { window, minShare = MIN_SHARE, recency, isList }: QuoteOptions,
): Promise<ConversationHit[]> {
  const isWide = recency !== undefined || isList === true;
  const limit = isWide ? MAX_CANDIDATES : MAX_CONVERSATIONS + 1;
  const filter = { ...window, excludedModel: texts.BUILT_IN_LABEL };
  const request = { words: questionWords.map(stem), text: question.text, limit, filter };
  const allHits = await search.findConversationsByWords(question.userId, request);
  const hits = allHits.filter(({ conversationId }) => conversationId !== question.conversationId);
  // The result is ordered by score, which is not the order of shares.
  const bestShare = Math.max(0, ...hits.map(({ share }) => share));
  if (bestShare < minShare) return findOwnDocuments(allHits, question);
  const bestScore = hits[0]?.score ?? 0;
  const goodHits = hits.filter(
    // The first conversation about something need not be the one that is most about it.
    ({ share, score }) =>
      share >= bestShare * MIN_RELATIVE_SHARE && (isWide || score >= bestScore * MIN_RELATIVE_SCORE),
  );
  if (isList === true) return aboutSubject(goodHits, questionWords);
  return recency === undefined ? goodHits.slice(0, MAX_CONVERSATIONS) : oldestOrNewest(goodHits, recency);
}

/** Only the conversations with the words in their title, since the rest only mention the subject; all if there are none. */
function aboutSubject(hits: readonly ConversationHit[], questionWords: readonly string[]): ConversationHit[] {
  const stems = questionWords.map(stem);
  const named = hits.filter(({ title }) => {
    const words = new Set(wordsOf(title).map(stem));
    return stems.every((one) => words.has(one));
  });
  return named.length > 0 ? named : [...hits];
}

/** The conversations by title and day, newest first. */
function listHits(
  { text, timeZone }: Question,
  questionWords: readonly string[],
  hits: readonly ConversationHit[],
): string {
  const inOrder = hits.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const rows = inOrder.slice(0, MAX_LISTED).map((hit) => `- **${linkTo(hit)}**, ${formatDay(hit.createdAt, timeZone)}`);
  const more = inOrder.length > MAX_LISTED ? [`\n${texts.andMore(inOrder.length - MAX_LISTED)}`] : [];
  return [texts.listedAbout(inOrder.length, asWritten(text, questionWords)), '', ...rows, ...more].join('\n');
}
const MAX_LISTED = 20;

/** The documents of the current conversation. Its messages are left out: the question itself contains the words. */
function findOwnDocuments(hits: readonly ConversationHit[], { conversationId }: Question): ConversationHit[] {
  return hits
    .filter((hit) => hit.conversationId === conversationId)
    .map((hit) => ({ ...hit, messages: hit.messages.filter(({ isDocument }) => isDocument === true) }))
    .filter(({ messages }) => messages.length > 0);
}

function oldestOrNewest(hits: readonly ConversationHit[], recency: Recency): ConversationHit[] {
  const inOrder = hits.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const hit = recency === 'oldest' ? inOrder[0] : inOrder.at(-1);
  return hit === undefined ? [] : [hit];
}

async function findByMeaning(search: SearchService, question: Question, window: Period | undefined) {
  const filter = { ...window, excludedModel: texts.BUILT_IN_LABEL };
  const hits = await search.findConversationsByMeaning(question.userId, {
    text: question.text,
    filter,
    // One more, because the current conversation may be among the hits.
    limit: MAX_CONVERSATIONS + 1,
  });
  return (
    hits
      // In a search by meaning `share` is the similarity.
      .filter(({ share, conversationId }) => share >= MIN_SIMILARITY && conversationId !== question.conversationId)
      .slice(0, MAX_CONVERSATIONS)
  );
}

/** Some sentences of a message. */
interface Quote {
  turnId: string;
  role: 'user' | 'assistant';
  text: string;
}

function findQuotes(questionWords: readonly string[], { messages }: ConversationHit): readonly Quote[] {
  const turns = messages.map(({ id, role, content }) => ({ id, role, text: content }));
  return quoteConversation(questionWords.join(' '), turns);
}

/** The user's first message, which is quoted when no sentence shares a word with the question. */
function quoteFirstUserMessage({ messages }: ConversationHit): readonly Quote[] {
  const first = messages.find(({ role }) => role === 'user');
  return first === undefined ? [] : [{ turnId: first.id, role: 'user', text: shorten(first.content) }];
}

/** The link to the conversation, the day and the quotes as one text in a list; an empty list without quotes. */
function formatQuotes({ timeZone }: Question, hit: ConversationHit, quotes: readonly Quote[]): string[] {
  if (quotes.length === 0) return [];
  const dates = new Map(hit.messages.map((message) => [message.id, message.createdAt]));
  const day = formatDay(dates.get(quotes[0]?.turnId ?? '') ?? hit.createdAt, timeZone);
  const lines = quotes.map(({ role, text }) =>
    role === 'user' ? `> ${texts.youAsked} ${oneLine(text)}` : `> ${oneLine(text)}`,
  );
  return [[`**${linkTo(hit)}**, ${day}`, lines.join('\n>\n')].join('\n\n')];
}

/** Cuts a long text after a whole word. */
function shorten(text: string): string {
  return text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')}…`;
}

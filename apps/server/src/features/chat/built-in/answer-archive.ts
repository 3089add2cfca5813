import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { Recency } from '@app/understanding/intents';
import { asksDecision, asksForQuestion, decisionQuotes, isDecisionWord } from '@app/understanding/decision-quotes';
import { answerQuotes } from '@app/understanding/answer-quotes';
import { asksFact } from '@app/understanding/intent/detail-question';
import { askedWords, namesAsked } from '@app/understanding/passages/asked-words';
import type { ConversationQuote } from '@app/understanding/quote-conversation';
import { withLaterReport } from '@app/understanding/recall/later-report';
import { recallQuestion } from '@app/understanding/recall/recall-question';
import { soughtWords } from '@app/understanding/text/word-meanings';
import { stem, wordsOf } from '@app/understanding/text/words';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import { introduction, correctedWords } from './archive-introduction.ts';
import { findQuotes, formatQuotes, quoteFirstUserMessage } from './archive-quotes.ts';
import { createEvidence, type Evidence, hasName, toTurns } from './evidence.ts';
import type { Period, Question } from './question.ts';
import { asWritten, linkTo } from './wording.ts';

const MAX_CONVERSATIONS = 3;
/** How many conversations are quoted for a question such as “what did I ask about Leo?”. */
const MAX_OWN_QUESTIONS = 5;
/** The share of the question's words, weighted by rarity, that a conversation must contain to be about the question. */
const MIN_SHARE = 0.5;
/** Further conversations must have at least this fraction of the share of the best one. */
const MIN_RELATIVE_SHARE = 0.75;
/**
 * Further conversations must have at least this fraction of the best score. When one conversation has the words in its
 * title, this drops long ones that contain most of the words somewhere.
 */
const MIN_RELATIVE_SCORE = 0.6;
/** How many conversations are considered when the oldest or the newest one about a subject is asked for. */
const MAX_CANDIDATES = 40;
/** Conversations below this similarity of meaning have little to do with the question. */
const MIN_SIMILARITY = 0.45;

/**
 * What a question asks about its subject, such as its price. A conversation about the subject need not contain this
 * word.
 */
const ATTRIBUTE =
  /^(?:temperature|degrees?|numbers?|amount|size|prices?|cost|colou?r|kinds?|types?|sorts?|reasons?|minutes?|hours?|times?|length|weight|height|distance|age|apart|advice|tips?|better|best|good|well|worse|worst|easily|quickly)$/;

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

/** The words as the search takes them: stems in English; in other languages whole words, whose meanings it looks up. */
const inSearchForm = (words: readonly string[], { language }: Question): string[] =>
  language === 'en' ? words.map(stem) : [...words];

export type ArchiveAnswers = ReturnType<typeof createArchiveAnswers>;

/** Quotes the archive: the best statements of the best conversations, with date and link. */
export function createArchiveAnswers({ search }: { search: SearchService }) {
  const findEvidence = createEvidence({ search });
  return {
    /**
     * The passage that answers the question, found by its own words whatever intent was detected; undefined without
     * one.
     */
    quoteEvidence: async (question: Question): Promise<string | undefined> => {
      const found = await findEvidence(question);
      return (
        found &&
        [question.replies.fromArchive, ...formatQuotes(question, found.hit, quotesOf(question, found))].join('\n\n')
      );
    },

    /** Undefined if no conversation is about the words. */
    quoteArchive: async (
      question: Question,
      questionWords: readonly string[],
      options: QuoteOptions = {},
    ): Promise<string | undefined> => {
      const hits = await findByWords(search, question, questionWords, options);
      const isBrief = options.onlyBest === true || options.asksWhen === true;
      if (options.isList === true && hits.length > 0) return listHits(question, questionWords, hits);
      const quotes = hits.flatMap((hit, at) =>
        formatQuotes(
          question,
          hit,
          findQuotes(question, questionWords, hit, {
            isBest: at === 0 && !isBrief,
            recency: options.asksWhen === true ? options.recency : undefined,
          }),
        ),
      );
      if (options.onlyBest === true && quotes.length > 0) return quotes[0];
      if (quotes.length > 0) {
        const corrected = await correctedWords(search, question, questionWords, hits);
        return [introduction(question, { words: questionWords, corrected }, hits, options), ...quotes].join('\n\n');
      }
      if (options.byMeaning !== true || questionWords.length === 0 || asksOwnFact(question)) return undefined;
      const similar = await findByMeaning(search, question, options.window);
      const similarQuotes = similar.flatMap((hit) => {
        const quotesWithWords = findQuotes(question, questionWords, hit);
        return formatQuotes(question, hit, quotesWithWords.length > 0 ? quotesWithWords : quoteFirstUserMessage(hit));
      });
      return similarQuotes.length === 0 ? undefined : [question.replies.byMeaning, ...similarQuotes].join('\n\n');
    },
  };
}

/** What is only similar does not have the number, name or day of the person's own affairs that is asked for. */
const asksOwnFact = ({ text, language }: Question): boolean =>
  asksFact(text) && recallQuestion(text, language)?.isPersonal === true;

/** For a question about a fact the statement that contains it, otherwise the reply; also the decision, if asked for. */
function quotesOf(
  { text, language }: Question,
  { hit, passage: { quote, sentence } }: Evidence,
): readonly ConversationQuote[] {
  const turns = toTurns(hit);
  const decided = asksDecision(text) ? decisionQuotes(turns, text) : [];
  const isFact = asksFact(text);
  const answer =
    isFact && quote.role === 'user'
      ? [{ ...quote, text: sentence.endsWith('?') ? quote.text : sentence }]
      : answerQuotes({ question: text, query: askedWords(text, language), language }, turns);
  const reported = withLaterReport(answer, turns, text);
  const known = new Set(reported.map(({ turnId }) => turnId));
  return [...reported, ...decided.slice(-1).filter(({ turnId }) => !known.has(turnId))];
}

async function findByWords(
  search: SearchService,
  question: Question,
  questionWords: readonly string[],
  { window, minShare = MIN_SHARE, recency, isList }: QuoteOptions,
): Promise<ConversationHit[]> {
  const isDecision = asksDecision(question.text);
  const isOwnQuestion = asksForQuestion(question.text);
  const isWide = recency !== undefined || isList === true || isDecision || isOwnQuestion;
  const limit = isWide ? MAX_CANDIDATES : MAX_CONVERSATIONS + 1;
  const filter = { ...window, excludedModel: BUILT_IN_ASSISTANT };
  const subject = questionWords.filter((word) => !ATTRIBUTE.test(word) && !(isDecision && isDecisionWord(word)));
  const request = {
    words: inSearchForm(subject.length > 0 ? subject : questionWords, question),
    text: question.text,
    language: question.language,
    limit,
    filter,
  };
  const allHits = await search.findConversationsByWords(question.userId, request);
  // A name of another language is not corrected to a word that resembles it: 'IJsland' does not mean 'island'.
  const names =
    question.language === 'en' ? [] : soughtWords(namesAsked(question.text, question.language), question.language);
  const hits = allHits.filter(
    (hit) => hit.conversationId !== question.conversationId && names.every((name) => hasName(hit, name)),
  );
  // The hits are ordered by score, and the first need not have the largest share.
  const bestShare = Math.max(0, ...hits.map(({ share }) => share));
  if (bestShare < minShare) return findOwnDocuments(allHits, question);
  // With so few of the words only the best conversation is a good guess.
  const maxShown = bestShare < MIN_SHARE ? 1 : MAX_CONVERSATIONS;
  if (isDecision && recency === undefined && isList !== true) {
    const decided = withDecision(
      hits.filter(({ share }) => share >= bestShare * MIN_RELATIVE_SHARE),
      question,
    );
    if (decided.length > 0) return decided;
  }
  const bestScore = hits[0]?.score ?? 0;
  const goodHits = hits.filter(
    // The oldest conversation about a subject, for example, may have a low score.
    ({ share, score }) =>
      share >= bestShare * MIN_RELATIVE_SHARE && (isWide || score >= bestScore * MIN_RELATIVE_SCORE),
  );
  if (isList === true) return aboutSubject(goodHits, questionWords);
  return recency === undefined
    ? goodHits.slice(0, isOwnQuestion ? MAX_OWN_QUESTIONS : maxShown)
    : oldestOrNewest(goodHits, recency);
}

/**
 * The conversations in which the person says what was decided. A question for a number needs a decision with a digit.
 */
function withDecision(hits: readonly ConversationHit[], { text }: Question): ConversationHit[] {
  const asksNumber = /\bhow (?:much|many|long|far)\b/i.test(text);
  const bestScore = hits[0]?.score ?? 0;
  return hits
    .filter(({ score }) => score >= bestScore * MIN_RELATIVE_SCORE)
    .filter(({ messages }) => {
      const decision = decisionQuotes(toTurns({ messages }), text).at(-1);
      return decision !== undefined && (!asksNumber || /\d/.test(decision.text));
    })
    .slice(0, MAX_CONVERSATIONS);
}

/**
 * The conversations with the words in their title, since the others only mention the subject; all if no title has them.
 */
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
  { text, timeZone, replies: texts }: Question,
  questionWords: readonly string[],
  hits: readonly ConversationHit[],
): string {
  const inOrder = hits.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const rows = inOrder
    .slice(0, MAX_LISTED)
    .map((hit) => `- **${linkTo(hit)}**, ${texts.formatDay(hit.createdAt, timeZone)}`);
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
  const filter = { ...window, excludedModel: BUILT_IN_ASSISTANT };
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

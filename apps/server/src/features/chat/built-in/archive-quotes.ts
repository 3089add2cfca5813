import { answerQuotes } from '@app/understanding/answer-quotes';
import { asksDecision, asksForQuestion, decisionQuotes } from '@app/understanding/decision-quotes';
import type { Recency } from '@app/understanding/intents';
import { openingOf, quoteConversation } from '@app/understanding/quote-conversation';
import { withLaterReport } from '@app/understanding/recall/later-report';
import { soughtWords } from '@app/understanding/text/word-meanings';
import type { ConversationHit } from '#features/search/search.service.ts';
import { toTurns } from './evidence.ts';
import type { Question } from './question.ts';
import { linkTo, quoteOf } from './wording.ts';

const MAX_QUOTE_LENGTH = 240;

/** Some sentences of a message. */
interface Quote {
  turnId: string;
  role: 'user' | 'assistant';
  text: string;
}

export function findQuotes(
  { text, language }: Question,
  questionWords: readonly string[],
  { messages }: ConversationHit,
  { isBest = false, recency }: { isBest?: boolean; recency?: Recency | undefined } = {},
): readonly Quote[] {
  const turns = toTurns({ messages });
  const decided = asksDecision(text) ? decisionQuotes(turns, text) : [];
  if (decided.length > 0) return decided;
  const mentioned = recency === undefined ? undefined : mentionOf(turns, questionWords, recency);
  if (mentioned !== undefined) return mentioned;
  if (asksForQuestion(text)) return [...quoteFirstUserMessage({ messages }), ...openingOf(turns).slice(1)];
  if (isBest)
    return withLaterReport(answerQuotes({ question: text, query: questionWords, language }, turns), turns, text);
  // Words of another language are looked for by their meanings.
  return quoteConversation(soughtWords(questionWords, language).flat().join(' '), turns);
}

/**
 * The message of the person that contains most of the words, with its reply. Of several such messages it is the first
 * or the last. Undefined if no message contains a word.
 */
function mentionOf(
  turns: ReturnType<typeof toTurns>,
  words: readonly string[],
  recency: Recency,
): readonly Quote[] | undefined {
  const inOrder = recency === 'oldest' ? turns : turns.toReversed();
  const found = inOrder
    .filter(({ role }) => role === 'user')
    .map((turn) => ({ turn, count: words.filter((word) => turn.text.toLowerCase().includes(word)).length }));
  const most = Math.max(0, ...found.map(({ count }) => count));
  const asked = most === 0 ? undefined : found.find(({ count }) => count === most)?.turn;
  if (asked === undefined) return undefined;
  const reply = turns.slice(turns.indexOf(asked) + 1).find(({ role }) => role === 'assistant');
  const quoted = reply === undefined ? [asked] : [asked, reply];
  return quoted.map(({ id, role, text }) => ({ turnId: id, role, text: excerptAround(words, text) }));
}

export function quoteFirstUserMessage({ messages }: Pick<ConversationHit, 'messages'>): readonly Quote[] {
  const first = messages.find(({ role }) => role === 'user');
  return first === undefined ? [] : [{ turnId: first.id, role: 'user', text: shorten(first.content) }];
}

/** The link to the conversation, the day and the quotes as one text in a list; an empty list without quotes. */
export function formatQuotes(
  { timeZone, replies: texts }: Question,
  hit: ConversationHit,
  quotes: readonly Quote[],
): string[] {
  if (quotes.length === 0) return [];
  const dates = new Map(hit.messages.map((message) => [message.id, message.createdAt]));
  const day = texts.formatDay(dates.get(quotes[0]?.turnId ?? '') ?? hit.createdAt, timeZone);
  const lines = quotes.map(({ turnId, role, text }) => {
    const said = texts.formatDay(dates.get(turnId) ?? hit.createdAt, timeZone);
    // What the person wrote later in the conversation has its own day.
    return quoteOf(role, text, texts, said === day ? undefined : said);
  });
  return [[`**${linkTo(hit)}**, ${day}`, lines.join('\n>\n')].join('\n\n')];
}

/** In characters: how much of the text before the word is quoted. */
const LENGTH_BEFORE = 80;
/** The limit keeps a long text without white space, such as one in Chinese, from being dropped as one word. */
const REST_OF_WORD = /^\S{0,40}\s+/;

/** The part of a long text around the first of the words; the beginning if it has none of them or has one early. */
function excerptAround(words: readonly string[], text: string): string {
  const found = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  const first = found.length === 0 ? 0 : Math.min(...found);
  if (first < MAX_QUOTE_LENGTH - LENGTH_BEFORE) return shorten(text);
  return `…${shorten(text.slice(first - LENGTH_BEFORE).replace(REST_OF_WORD, ''))}`;
}

/** Cuts a long text after a whole word. */
function shorten(text: string): string {
  return text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')}…`;
}

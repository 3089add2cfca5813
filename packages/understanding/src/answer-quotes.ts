import { detailsOf } from './conversation-detail.ts';
import { factAsked } from './intent/detail-question.ts';
import { quoteConversation, type ConversationQuote, type Turn } from './quote-conversation.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';

const MAX_SENTENCES = 200;
const MAX_ANSWER_LENGTH = 420;
const MAX_QUESTION_LENGTH = 240;
/** A reply is quoted from its beginning; the best sentence is added if more sentences than this come before it. */
const MAX_LEAD = 3;

const sentencesOf = (text: string): string[] =>
  splitSentences(withoutCode(plainText(text)), MAX_SENTENCES).map((sentence) => sentence.text.trim());

/** Whole sentences from the index `from` on, as many as fit; at least one. */
const excerptFrom = (sentences: readonly string[], from: number, maxLength: number): string => {
  let excerpt = sentences[from] ?? '';
  for (const sentence of sentences.slice(from + 1)) {
    if (excerpt.length + sentence.length >= maxLength) break;
    excerpt = `${excerpt} ${sentence}`;
  }
  return excerpt;
};

/** The message of the user before a reply, shortened. */
const questionBefore = (turns: readonly Turn[], turnId: string): ConversationQuote[] => {
  const at = turns.findIndex(({ id }) => id === turnId);
  const asked = turns.slice(0, at).findLast(({ role }) => role === 'user');
  if (asked === undefined) return [];
  return [{ turnId: asked.id, role: 'user', text: excerptFrom(sentencesOf(asked.text), 0, MAX_QUESTION_LENGTH) }];
};

/**
 * The user's message before a reply, and the sentences of the reply that answer the question. A question for a number
 * or a day is answered by the statement that has one. Empty only if the conversation has no text.
 */
export const answerQuotes = (
  question: string,
  query: readonly string[],
  turns: readonly Turn[],
): ConversationQuote[] => {
  const kind = factAsked(question);
  const fact = kind === undefined ? undefined : detailsOf(turns, { kind, query, mustShare: true }, 1)[0];
  if (fact?.role === 'user') return [fact];
  const quotes = quoteConversation(query.join(' '), turns, 1);
  const best = fact ?? quotes.findLast(({ role }) => role === 'assistant');
  const turn = turns.find(({ id }) => id === best?.turnId);
  if (best === undefined || turn === undefined) return quotes;
  const sentences = sentencesOf(turn.text);
  const beginningOfBest = best.text.slice(0, 40);
  const at = Math.max(
    0,
    sentences.findIndex((sentence) => sentence.includes(beginningOfBest)),
  );
  const excerpt = excerptFrom(sentences, fact === undefined ? 0 : at, MAX_ANSWER_LENGTH);
  const needsBest = fact === undefined && at > MAX_LEAD && !excerpt.includes(beginningOfBest);
  const text = needsBest ? `${excerpt} … ${sentences[at] ?? ''}` : excerpt;
  const answer = { turnId: turn.id, role: turn.role, text };
  return [...questionBefore(turns, turn.id), answer];
};

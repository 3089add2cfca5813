import { detailsOf } from './conversation-detail.ts';
import { factAsked } from './intent/detail-question.ts';
import { quoteConversation, type ConversationQuote, type Turn } from './quote-conversation.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';

const MAX_SENTENCES = 200;
const MAX_ANSWER_LENGTH = 420;
const MAX_QUESTION_LENGTH = 240;
/** An answer is quoted from its beginning; a best sentence that comes after more sentences than this is added. */
const MAX_LEAD = 3;

const sentencesOf = (text: string): string[] =>
  splitSentences(withoutCode(plainText(text)), MAX_SENTENCES).map((sentence) => sentence.text.trim());

/** Whole sentences from a place on, as many as fit; at least one. */
const passageFrom = (sentences: readonly string[], from: number, maxLength: number): string => {
  let passage = sentences[from] ?? '';
  for (const sentence of sentences.slice(from + 1)) {
    if (passage.length + sentence.length >= maxLength) break;
    passage = `${passage} ${sentence}`;
  }
  return passage;
};

/** The message of the user before a reply, shortened. */
const questionBefore = (turns: readonly Turn[], turnId: string): ConversationQuote[] => {
  const at = turns.findIndex(({ id }) => id === turnId);
  const asked = turns.slice(0, at).findLast(({ role }) => role === 'user');
  if (asked === undefined) return [];
  return [{ turnId: asked.id, role: 'user', text: passageFrom(sentencesOf(asked.text), 0, MAX_QUESTION_LENGTH) }];
};

/**
 * The message that a reply answers, and the passage of the reply that answers the question. A question for a number or a
 * day is answered by the statement that has one. Empty only if the conversation has no text.
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
  const start = best.text.slice(0, 40);
  const at = Math.max(
    0,
    sentences.findIndex((sentence) => sentence.includes(start)),
  );
  const isLater = fact === undefined && at > MAX_LEAD;
  const lead = passageFrom(sentences, fact === undefined ? 0 : at, MAX_ANSWER_LENGTH);
  const text = isLater && !lead.includes(start) ? `${lead} … ${sentences[at] ?? ''}` : lead;
  const answer = { turnId: turn.id, role: turn.role, text };
  return [...questionBefore(turns, turn.id), answer];
};

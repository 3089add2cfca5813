import { askedWords } from './passages/asked-words.ts';
import { blocksOf, listText } from './passages/blocks.ts';
import { bestPassages, type Passage, shareIn } from './passages/best-passage.ts';
import { measureAsked } from './passages/measured.ts';
import { quoteConversation, type ConversationQuote, type Turn } from './quote-conversation.ts';
import { blockAround } from './recall/passage-around.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import type { Language } from './text/language.ts';
import { soughtWords } from './text/word-meanings.ts';

const MAX_SENTENCES = 200;
const MAX_ANSWER_LENGTH = 420;
const MAX_QUESTION_LENGTH = 240;
const MAX_PASSAGES = 8;
/** A statement of the user must be this much better than the best of a reply. */
const MIN_ADVANTAGE = 1.15;
/**
 * A user's message with at least this share of the question's words asked the same thing. Its reply is then quoted from
 * the beginning.
 */
const SAME_QUESTION = 0.6;

const sentencesOf = (text: string): string[] =>
  splitSentences(withoutCode(plainText(text)), MAX_SENTENCES).map((sentence) => sentence.text.trim());

/** Whole sentences from the beginning, as many as fit; at least one. */
const beginningOf = (sentences: readonly string[], maxLength: number): string => {
  let excerpt = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (excerpt.length + sentence.length >= maxLength) break;
    excerpt = `${excerpt} ${sentence}`;
  }
  return excerpt;
};

/** A quote from a reply, below the shortened beginning of the question. A quote from the user is returned alone. */
const withQuestionBefore = (turns: readonly Turn[], quote: ConversationQuote): ConversationQuote[] => {
  if (quote.role === 'user') return [quote];
  const at = turns.findIndex(({ id }) => id === quote.turnId);
  const asked = turns.slice(0, at).findLast(({ role }) => role === 'user');
  if (asked === undefined) return [quote];
  const question = beginningOf(sentencesOf(asked.text), MAX_QUESTION_LENGTH);
  return [{ turnId: asked.id, role: 'user', text: question }, quote];
};

interface AskedQuestion {
  question: string;
  /** The significant words of the question. */
  query: readonly string[];
  language?: Language;
}

/**
 * The user's message before a reply, and the sentences of the reply that answer the question. They are the beginning of
 * the reply if it contains the best sentence, otherwise those around the best sentence. A question for a number is
 * answered by a statement with a number. Empty only if the conversation has no text.
 */
export const answerQuotes = (
  { question, query, language = 'en' }: AskedQuestion,
  turns: readonly Turn[],
): ConversationQuote[] => {
  const questionWords = askedWords(question, language);
  const words = soughtWords(questionWords.length > 0 ? questionWords : query, language);
  const passages = bestPassages({ question, words }, turns, MAX_PASSAGES);
  const measure = measureAsked(question);
  const fact = measure === undefined ? undefined : passages.find(({ isMeasured }) => isMeasured);
  if (fact?.quote.role === 'user') return [{ ...fact.quote, text: fact.sentence }];
  const best = fact ?? bestStatement(passages, turns);
  if (best === undefined) return openingQuotes(query, turns, passages[0]);
  if (best.quote.role === 'user') return [best.quote];
  if (fact !== undefined) return withQuestionBefore(turns, best.quote);
  const turn = turns.find(({ id }) => id === best.quote.turnId);
  const block = turn && blockAround(best.sentence, turn);
  if (block?.isList === true) return withQuestionBefore(turns, { ...best.quote, text: listText(block) });
  const beginning = beginningOf(sentencesOf(turn?.text ?? ''), MAX_ANSWER_LENGTH);
  if (beginning.includes(best.sentence)) return withQuestionBefore(turns, { ...best.quote, text: beginning });
  const asked = turns[turns.findIndex(({ id }) => id === best.quote.turnId) - 1];
  const isSame = measure === undefined && shareIn(asked?.text ?? '', words) >= SAME_QUESTION;
  const text = isSame ? `${beginning} … ${best.sentence}` : best.quote.text;
  return withQuestionBefore(turns, { ...best.quote, text });
};

/** The best sentence of a reply, or a clearly better one from a user's message that contains no question. */
const bestStatement = (passages: readonly Passage[], turns: readonly Turn[]): Passage | undefined => {
  const fromReply = passages.find(({ quote, sentence }) => quote.role === 'assistant' && !sentence.endsWith('?'));
  const reports = new Set(turns.flatMap(({ id, role, text }) => (role === 'user' && !text.includes('?') ? [id] : [])));
  const report = passages.find(({ quote }) => reports.has(quote.turnId));
  return report !== undefined && report.score > (fromReply?.score ?? 0) * MIN_ADVANTAGE ? report : fromReply;
};

/** The user's question that matches best, with the beginning of the reply to it. */
const openingQuotes = (
  query: readonly string[],
  turns: readonly Turn[],
  best: Passage | undefined,
): ConversationQuote[] => {
  const asked = turns.findIndex(({ id }) => id === best?.quote.turnId);
  const reply = best === undefined ? undefined : turns.slice(asked + 1).find(({ role }) => role === 'assistant');
  if (reply === undefined) return quoteConversation(query.join(' '), turns, 1);
  const [first] = blocksOf(reply.text);
  const text = first?.isList === true ? listText(first) : beginningOf(sentencesOf(reply.text), MAX_ANSWER_LENGTH);
  return withQuestionBefore(turns, { turnId: reply.id, role: 'assistant', text });
};

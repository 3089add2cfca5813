import { bestSentences } from './extract-answer.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';

/** One message of a conversation. */
export interface Turn {
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

export interface ConversationQuote {
  turnId: string;
  role: 'user' | 'assistant';
  /** Unchanged, at most 300 characters. */
  text: string;
}

/** bestSentences multiplies the score of a question by this factor. */
const QUESTION_FACTOR = 0.55;
/** A question is quoted, with its reply, if its unreduced score exceeds the best statement's by this factor. */
const MIN_QUESTION_ADVANTAGE = 1.15;
const LEAD_SENTENCES = 12;
const COURTESY =
  /^(?:sure|certainly|of course|great|absolutely|yes[,!.]|no problem|thank|you'?re welcome|i apologi[sz]e|i'?m sorry|sorry|as an ai|here(?:'s| is| are)|apologies|my apologies|okay|got it|understood)/i;

/** The first statement of a message, after its courtesies. */
const firstStatement = (text: string): string | undefined => {
  const sentences = splitSentences(withoutCode(plainText(text, 4_000)), LEAD_SENTENCES).map((sentence) =>
    sentence.text.replace(/^(?:[-*•]|\d{1,3}[.)]|#{1,6})\s+/, '').trim(),
  );
  const substantial = sentences.find((sentence) => sentence.length > 25 && !COURTESY.test(sentence));
  const statement = substantial ?? sentences.find((sentence) => sentence.length > 2);
  if (statement === undefined) return undefined;
  return statement.length > 300 ? `${statement.slice(0, statement.lastIndexOf(' ', 298))}…` : statement;
};

/** The first statements of the conversation's first two messages: usually a question and its reply. */
export const openingOf = (turns: readonly Turn[]): ConversationQuote[] =>
  turns.slice(0, 2).flatMap(({ id, role, text }) => {
    const first = firstStatement(text);
    return first === undefined ? [] : [{ turnId: id, role, text: first }];
  });

/**
 * The sentences of a conversation that best match `query`: statements of the assistant, or a question of the user with
 * the start of its reply. At most `limit` quotes, in the order of the conversation. If no sentence shares a word with
 * `query`, the quotes are the starts of the first two messages; empty if these have no text.
 */
export const quoteConversation = (query: string, turns: readonly Turn[], limit = 2): ConversationQuote[] => {
  const messagesOf = (role: Turn['role']) =>
    turns.filter((turn) => turn.role === role).map(({ id, text }) => ({ id, text }));
  const statements = bestSentences(query, messagesOf('assistant'), { limit });
  const [bestQuestion] = bestSentences(query, messagesOf('user'), { limit: 1 });
  const bestScore = statements[0]?.score ?? 0;
  const quote = (turnId: string, role: Turn['role'], text: string): ConversationQuote => ({ turnId, role, text });
  if (bestQuestion === undefined && statements.length === 0) return openingOf(turns);
  if (bestQuestion === undefined || bestQuestion.score <= bestScore * MIN_QUESTION_ADVANTAGE * QUESTION_FACTOR) {
    const order = new Map(turns.map(({ id }, at) => [id, at]));
    return statements
      .map(({ textId, text }) => quote(textId, 'assistant', text))
      .toSorted((a, b) => (order.get(a.turnId) ?? 0) - (order.get(b.turnId) ?? 0));
  }
  const at = turns.findIndex(({ id }) => id === bestQuestion.textId);
  const reply = turns.slice(at + 1).find(({ role }) => role === 'assistant');
  const statementInReply = statements.find(({ textId }) => textId === reply?.id)?.text;
  const answer = statementInReply ?? (reply && firstStatement(reply.text));
  const first = quote(bestQuestion.textId, 'user', bestQuestion.text);
  return reply === undefined || answer === undefined ? [first] : [first, quote(reply.id, 'assistant', answer)];
};

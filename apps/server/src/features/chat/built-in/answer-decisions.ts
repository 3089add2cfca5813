import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { DECISION_WORDS, decisionQuotes } from '@app/understanding/decision-quotes';
import { stem } from '@app/understanding/text/words';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import type { Period, Question } from './question.ts';
import { linkTo, oneLine } from './wording.ts';

/** How many conversations are read for decisions; the search takes a few words at a time. */
const MAX_CANDIDATES = 60;
const WORDS_AT_ONCE = 6;
const MAX_LISTED = 10;
const MAX_QUOTE_LENGTH = 200;

/** Lists the decisions that the person wrote about, the latest first, in all conversations or those of a period. */
export function createDecisionAnswer({ search }: { search: SearchService }) {
  return async (question: Question, window: Period | undefined): Promise<string> => {
    const { timeZone, replies: texts } = question;
    const hits = await findCandidates(search, question, window);
    const decided = hits
      .flatMap((hit) => {
        const decision = decisionIn(hit);
        return decision === undefined ? [] : [{ hit, ...decision }];
      })
      .filter(({ at }) => window === undefined || (at >= window.from && at < window.to))
      .toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const span = window === undefined ? '' : texts.spanOf(window.from, window.to, timeZone);
    if (decided.length === 0) return texts.noDecisions(span);
    const lines = decided
      .slice(0, MAX_LISTED)
      .map(
        ({ hit, at, text }) => `- **${linkTo(hit)}**, ${texts.formatDay(at, timeZone)}: “${shorten(oneLine(text))}”`,
      );
    const more = decided.length > MAX_LISTED ? ['', texts.moreOf(decided.length - MAX_LISTED)] : [];
    return [texts.decisions(decided.length, span), '', ...lines, ...more].join('\n');
  };
}

async function findCandidates(
  search: SearchService,
  { userId, conversationId }: Question,
  window: Period | undefined,
): Promise<ConversationHit[]> {
  const filter = { ...window, excludedModel: BUILT_IN_ASSISTANT };
  const parts = Array.from({ length: Math.ceil(DECISION_WORDS.length / WORDS_AT_ONCE) }, (_, at) =>
    DECISION_WORDS.slice(at * WORDS_AT_ONCE, (at + 1) * WORDS_AT_ONCE),
  );
  const found = await Promise.all(
    parts.map((part) =>
      search.findConversationsByWords(userId, { words: part.map(stem), text: '', limit: MAX_CANDIDATES, filter }),
    ),
  );
  const byId = new Map(found.flat().map((hit) => [hit.conversationId, hit]));
  return [...byId.values()].filter((hit) => hit.conversationId !== conversationId);
}

/** The person's last statement of a decision, and when it was written. */
function decisionIn({ messages }: ConversationHit): { text: string; at: Date } | undefined {
  const turns = messages.map(({ id, role, content }) => ({ id, role, text: content }));
  const decision = decisionQuotes(turns).findLast(({ role }) => role === 'user');
  const message = messages.find(({ id }) => id === decision?.turnId);
  return decision && message && { text: decision.text, at: message.createdAt };
}

const shorten = (text: string): string =>
  text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')}…`;

import { answerQuotes } from '@app/understanding/answer-quotes';
import type { ConversationQuote } from '@app/understanding/quote-conversation';
import { asksSum } from '@app/understanding/recall/account';
import { asksAboutEnd } from '@app/understanding/recall/later-state';
import { withLaterReport } from '@app/understanding/recall/later-report';
import { isOwnWords, type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { formatQuotes } from './archive-quotes.ts';
import { asksLater, isEnded, type LaterState } from './find-later.ts';
import { certaintyOf, type Recalled, type RecallSource } from './find-recalled.ts';
import type { Question } from './question.ts';
import { linkTo } from './wording.ts';

/** The newest conversation comes first; those that only seem to belong to it stand below. */
export function formatRecalled(
  question: Question,
  asWritten: RecallQuestion,
  recalled: Recalled,
  later: readonly LaterState[],
): string {
  const { asked, told } = recalled;
  const { replies: texts, text } = question;
  const sure = later.filter(({ quotes, isSure }) => isSure && quotes.length > 0);
  const quotes = [...sure, ...told]
    .toSorted((a, b) => b.source.at.getTime() - a.source.at.getTime())
    .flatMap(({ source, quotes: found }) =>
      formatQuotes(question, source.hit, isOwnWords(text) ? ownWordsIn(source, asked, question) : found),
    );
  const meant = subjectOf(asked).join(' ');
  const isSpelt = subjectOf(asWritten).join(' ') === meant;
  const lead =
    certaintyOf(recalled, question.language) === 'close' && sure.length === 0 ? texts.closest : texts.fromArchive;
  return [
    isSpelt ? lead : texts.fromArchiveFor(meant),
    ...quotes,
    ...(asksSum(asked) && told.length > 1 ? [texts.notSummed] : []),
    ...formatUnsure(question, recalled, later),
  ].join('\n\n');
}

/** What may have changed since: later conversations that may belong to it, or that none was found. */
function formatUnsure(question: Question, recalled: Recalled, later: readonly LaterState[]): string[] {
  const { replies: texts, timeZone, now } = question;
  const named = later
    .filter(({ quotes, isSure }) => isSure && quotes.length === 0)
    .map(({ source }) => `${linkTo(source.hit)} (${texts.formatDay(source.at, timeZone)})`);
  const unsure = later
    .filter(({ isSure }) => !isSure)
    .flatMap(({ source, quotes }) =>
      formatQuotes(question, source.hit, quotes.length > 0 ? quotes : openingOf(source)),
    );
  const changed = named.length === 0 ? [] : [texts.mayHaveChanged(named.join(', '))];
  if (unsure.length > 0) return [...changed, texts.mayBelong, ...unsure];
  const { asked, told } = recalled;
  const isEnd = asked.state === 'outcome' || asksAboutEnd(question.text);
  const mayDiffer = asked.state === 'present' || (isEnd && !isEnded(recalled));
  const isOpen = later.length === 0 && mayDiffer && asksLater(question, recalled);
  const newest = newestOf(told);
  // What was said these days is the present state.
  if (!isOpen || newest === undefined || now.getTime() - newest.getTime() < RECENT_MS) return changed;
  return [...changed, texts.newestFrom(texts.formatDay(newest, timeZone))];
}
/** What is newer is the present state. */
const RECENT_MS = 30 * 24 * 3_600_000;

/** When the newest of the quoted messages was written. */
function newestOf(told: Recalled['told']): Date | undefined {
  const days = told.flatMap(({ source, quotes }) =>
    quotes.map(({ turnId }) => source.hit.messages.find(({ id }) => id === turnId)?.createdAt ?? source.at),
  );
  return days.toSorted((a, b) => b.getTime() - a.getTime())[0];
}

const openingOf = ({ turns }: RecallSource): ConversationQuote[] =>
  turns
    .filter(({ role }) => role === 'user')
    .slice(0, 1)
    .map(({ id, role, text }) => ({ turnId: id, role, text }));

/** What was said about a subject at all, and what came of it. */
function ownWordsIn({ turns }: RecallSource, asked: RecallQuestion, { text, language }: Question): ConversationQuote[] {
  const quotes = answerQuotes({ question: text, query: subjectOf(asked), language }, turns);
  return asked.parts.some(({ isAdvice }) => isAdvice) ? quotes : withLaterReport(quotes, turns, text);
}

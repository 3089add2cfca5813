import { answerQuotes } from '@app/understanding/answer-quotes';
import { asksAllDecisions, asksForQuestion } from '@app/understanding/decision-quotes';
import { comparable } from '@app/understanding/own-data/command-forms';
import { continuationOf } from '@app/understanding/passages/continues-quote';
import type { ConversationQuote } from '@app/understanding/quote-conversation';
import {
  aboutSubject,
  isOwnWords,
  recallQuestion,
  type RecallQuestion,
  subjectOf,
} from '@app/understanding/recall/recall-question';
import { ASKS_OFTEN } from '@app/understanding/recall/question-words.table';
import { REPORTED } from '@app/understanding/recall/relations.table';
import { withLaterReport } from '@app/understanding/recall/later-report';
import type { SearchService } from '#features/search/search.service.ts';
import { formatQuotes } from './archive-quotes.ts';
import { findLater, type LaterState } from './find-later.ts';
import { findRecalled, lacksFact, type Recalled, type RecallSource } from './find-recalled.ts';
import type { Answer, Question } from './question.ts';
import type { ReadMessage } from './thread.ts';
import { linkTo, subjectWritten } from './wording.ts';

/** Answers a question for something that was said, decided or bought before by the sentences that say it. */
export function createRecall({ search }: { search: SearchService }) {
  return {
    /** What answers a question that was taken for one about plans; undefined if nothing does. */
    quoteRecalled: async (question: Question): Promise<string | undefined> => {
      const asWritten = recallQuestion(question.text, question.language);
      if (asWritten === undefined || subjectOf(asWritten).length === 0) return undefined;
      const recalled = await findRecalled(search, question, asWritten);
      if (!recalled.isAnswered) return undefined;
      return format(question, asWritten, recalled, await findLater(search, question, recalled));
    },

    /** Undefined when the question is none for the past, or is better answered in another way. */
    recall: async (question: Question, read: ReadMessage): Promise<Answer | undefined> => {
      const asWritten = recallAsked(question);
      if (asWritten !== undefined && isWithoutSubject(asWritten, question))
        return { text: question.replies.nothingFound(''), isUncounted: true };
      if (asWritten === undefined || !mayRecall(read, asWritten, question)) return undefined;
      const recalled = await findRecalled(search, question, asWritten);
      const { asked, told, isKnown } = recalled;
      const isListed = read.intent.intent === 'archive_question' && !isParticular(asked, question.text);
      const [near] = told;
      if (near !== undefined && !isListed && mayTell(recalled, question)) {
        if (lacksFact(recalled)) return { text: question.replies.noDetail(linkTo(near.source.hit)), isUncounted: true };
        return { text: format(question, asWritten, recalled, await findLater(search, question, recalled)) };
      }
      // What is not in the archive may be in the calendar or a list.
      if (asked.asksTasks || read.intent.intent === 'plan_question') return undefined;
      // A name of the archive shows that the question is about the person's own affairs.
      const isOwnFact = (asked.isPersonal || recalled.hasKnownName) && isDefinite(asked);
      const isOwn = asked.isOwnPast || (isOwnFact && read.intent.intent === 'needs_model');
      if (!isOwn || near !== undefined) return undefined;
      if (read.intent.intent === 'archive_question' && isKnown && !isDefinite(asked)) return undefined;
      return {
        text: question.replies.nothingFound(subjectWritten(question.text, subjectOf(asWritten))),
        isUncounted: true,
      };
    },
  };
}

/** What only comes close is told of the person's own affairs, and not in answer to a question of world knowledge. */
const mayTell = ({ asked, isAnswered, isTitled }: Recalled, { text }: Question): boolean =>
  isAnswered ||
  asked.isOwnPast ||
  ((asked.isPersonal || asked.names.length > 0 || isTitled) && !isOwnWords(text) && !asksCount(asked));

/** The question; one that cannot stand alone is about what was asked before it. */
function recallAsked(question: Question): RecallQuestion | undefined {
  const { text, language, thread } = question;
  const asked = recallQuestion(text, language);
  if (asked === undefined || continuationOf(text) !== 'reference' || thread.quotingReply !== undefined) return asked;
  const query = queryBefore(question);
  if (query.length === 0) return asked;
  const words = [...new Set([...query, ...subjectOf(asked)])];
  return { ...aboutSubject(asked, { words, names: [] }), isPersonal: true };
}

/** What a message that nothing was found for asked about; empty after any other. */
function queryBefore({ thread: { previous } }: Question): readonly string[] {
  if (previous?.intent === 'archive_question') return previous.query;
  return previous?.intent === 'needs_model' && ASKED_KINDS.has(previous.kind) ? previous.query : [];
}
const ASKED_KINDS: ReadonlySet<string> = new Set(['knowledge', 'foreign', 'unclear']);

/** 'And what did I want to ask her?' without anything before that it could be about. */
const isWithoutSubject = (asked: RecallQuestion, { text, thread }: Question): boolean =>
  asked.isOwnPast &&
  subjectOf(asked).length === 0 &&
  asked.parts.some(({ relations }) => relations.includes('want')) &&
  thread.quotingReply === undefined &&
  continuationOf(text) === 'reference';

/** The newest conversation comes first, and those that say nothing certain are only named. */
function format(
  question: Question,
  asWritten: RecallQuestion,
  { asked, told }: Recalled,
  later: readonly LaterState[],
): string {
  const all = [...later.filter(({ quotes: found }) => found.length > 0), ...told];
  const quotes = all
    .toSorted((a, b) => b.source.at.getTime() - a.source.at.getTime())
    .flatMap(({ source, quotes: found }) =>
      formatQuotes(question, source.hit, isOwnWords(question.text) ? ownWordsIn(source, asked, question) : found),
    );
  const unsure = later.filter(({ quotes: found }) => found.length === 0);
  const { formatDay, mayHaveChanged } = question.replies;
  const named = unsure.map(({ source }) => `${linkTo(source.hit)} (${formatDay(source.at, question.timeZone)})`);
  if (named.length > 0) quotes.push(mayHaveChanged(named.join(', ')));
  const meant = subjectOf(asked).join(' ');
  const { fromArchive, fromArchiveFor } = question.replies;
  const isSpelt = subjectOf(asWritten).join(' ') === meant;
  return [isSpelt ? fromArchive : fromArchiveFor(meant), ...quotes].join('\n\n');
}

/** What was said about a subject at all, and what came of it. */
function ownWordsIn({ turns }: RecallSource, asked: RecallQuestion, { text, language }: Question): ConversationQuote[] {
  const quotes = answerQuotes({ question: text, query: subjectOf(asked), language }, turns);
  return asked.parts.some(({ isAdvice }) => isAdvice) ? quotes : withLaterReport(quotes, turns, text);
}

/** Whether a sentence has to say something particular, such as a price or what was chosen. */
const isDefinite = ({ parts: [first] }: RecallQuestion): boolean =>
  first !== undefined &&
  (first.fact !== undefined || first.relations.some((relation) => relation !== 'advise' && REPORTED.has(relation)));

const asksCount = ({ parts: [first] }: RecallQuestion): boolean =>
  first?.isCount === true && first.fact?.kind === 'measure';

/** Whether a question asks for a part of a conversation, and not for what was said about a subject at all. */
const isParticular = (asked: RecallQuestion, text: string): boolean =>
  isDefinite(asked) ||
  asked.parts.length > 1 ||
  asked.parts.some(({ relations }) => relations.includes('advise') && !isOwnWords(text));

/** Whether a period in the question is that of what is asked for. */
const isOfTime = ({ isOwnPast, parts: [first] }: RecallQuestion, text: string): boolean =>
  isOwnPast && first?.fact !== undefined && !isOwnWords(text);

/** Orders, questions about the calendar or a list, and requests to write something are none for the past. */
function mayRecall(
  { intent, question: asksList }: ReadMessage,
  asked: RecallQuestion,
  { text, thread }: Question,
): boolean {
  if (asked.asksTasks) return asked.isOwnPast && subjectOf(asked).length > 0;
  if (asksList !== undefined && asksList.isQuoted !== true && !isCountOfThings(intent, asked)) return false;
  if (subjectOf(asked).length === 0 || asksForQuestion(text)) return false;
  switch (intent.intent) {
    case 'archive_question':
      if (asksAllDecisions(text, intent.query)) return false;
      // 'In the summer of 2025' says when something was, and not when it was talked about.
      return [
        isOfTime(asked, text) ? undefined : intent.window,
        intent.recency,
        intent.isList,
        intent.asksCategory,
        intent.category,
        intent.parts,
      ].every((detail) => detail === undefined);
    case 'needs_model':
      return (
        asked.isOwnPast ||
        asked.isPersonal ||
        asked.names.length > 0 ||
        asked.parts[0]?.fact !== undefined ||
        intent.kind === 'knowledge' ||
        intent.kind === 'foreign' ||
        intent.kind === 'unclear'
      );
    case 'plan_question':
      // 'What have I got on Thursday?' names nothing but a day.
      if (intent.query.length === 0 && intent.window.label !== '') return false;
      return asked.isOwnPast && intent.about === 'events' && intent.change === undefined && intent.isOverdue !== true;
    case 'count_question':
      return isCountOfThings(intent, asked);
    default:
      return (
        thread.quotingReply === undefined &&
        asked.isOwnPast &&
        // 'Was I free on Friday' is about the calendar, 'in what time did I run' is not.
        ((intent.intent === 'free_time' && intent.window.label === '') ||
          intent.intent === 'goal_progress' ||
          intent.intent === 'help' ||
          (intent.intent === 'date_time' && asked.parts[0]?.fact?.kind === 'measure'))
      );
  }
}

/** 'How many letters did we find' counts no conversations. */
const isCountOfThings = (intent: ReadMessage['intent'], { isOwnPast, parts: [first] }: RecallQuestion): boolean =>
  intent.intent === 'count_question' &&
  isOwnPast &&
  intent.window === undefined &&
  !intent.isTrend &&
  first !== undefined &&
  first.fact?.kind === 'measure' &&
  !ASKS_OFTEN.test(comparable(first.text));

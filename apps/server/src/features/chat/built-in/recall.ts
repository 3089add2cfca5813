import { answerQuotes } from '@app/understanding/answer-quotes';
import { asksAllDecisions, asksForQuestion } from '@app/understanding/decision-quotes';
import { comparable } from '@app/understanding/own-data/command-forms';
import { askedWords, namesAsked } from '@app/understanding/passages/asked-words';
import { continuationOf } from '@app/understanding/passages/continues-quote';
import type { ConversationQuote } from '@app/understanding/quote-conversation';
import {
  aboutSubject,
  isOwnWords,
  recallQuestion,
  type RecallQuestion,
  subjectOf,
} from '@app/understanding/recall/recall-question';
import { ASKS_FIRST, ASKS_OFTEN } from '@app/understanding/recall/question-words.table';
import { REPORTED } from '@app/understanding/recall/relations.table';
import { withLaterReport } from '@app/understanding/recall/later-report';
import { passageAround } from '@app/understanding/recall/passage-around';
import type { SearchService } from '#features/search/search.service.ts';
import { formatQuotes } from './archive-quotes.ts';
import { toTurns } from './evidence.ts';
import { type Found, findRecalled } from './find-recalled.ts';
import type { Answer, Question } from './question.ts';
import type { ReadMessage } from './thread.ts';
import { linkTo, subjectWritten } from './wording.ts';

/** Answers a question for something that was said, decided or bought before by the sentence that says it. */
export function createRecall({ search }: { search: SearchService }) {
  return {
    /** The sentence that answers a question that was taken for one about plans; undefined if there is none. */
    quoteRecalled: async (question: Question): Promise<string | undefined> => {
      const asWritten = recallQuestion(question.text, question.language);
      if (asWritten === undefined || subjectOf(asWritten).length === 0) return undefined;
      const { asked, answering } = await findRecalled(search, question, asWritten);
      return answering && format(question, { asWritten, asked, found: answering });
    },

    /** Undefined when the question is none for the past, or is better answered in another way. */
    recall: async (question: Question, read: ReadMessage): Promise<Answer | undefined> => {
      const asWritten = recallAsked(question);
      if (asWritten !== undefined && isWithoutSubject(asWritten, question))
        return { text: question.replies.nothingFound(''), isUncounted: true };
      if (asWritten === undefined || !mayRecall(read, asWritten, question)) return undefined;
      const { asked, answering, close, titled, named, isKnown } = await findRecalled(search, question, asWritten);
      const isListed = read.intent.intent === 'archive_question' && !isParticular(asked, question.text);
      if (answering !== undefined && !isListed)
        return { text: format(question, { asWritten, asked, found: answering }) };
      // What is not in the archive may be in the calendar or a list.
      if (asked.asksTasks || read.intent.intent === 'plan_question') return undefined;
      const { replies: texts } = question;
      // A number from a conversation that says something else is worse than none.
      const near = (asksNumber(asked) ? titled : close) ?? (asksWhen(asked) ? undefined : named);
      const isOfArchive = near !== undefined && asksNumber(asked);
      // A name of the archive shows that the question is about the person's own affairs.
      if (!asked.isOwnPast && asked.names.length === 0 && !isOfArchive) return undefined;
      // A question such as 'how many teeth did Paul Harvey have' may have been answered in words that are not read here.
      if (!asked.isOwnPast && asksCount(asked)) return undefined;
      if (near !== undefined && isDefinite(asked)) return { text: texts.noDetail(linkTo(near.hit)), isUncounted: true };
      if (!asked.isOwnPast || close !== undefined || (answering !== undefined && isListed)) return undefined;
      if (read.intent.intent === 'archive_question' && isKnown && !isDefinite(asked)) return undefined;
      return { text: texts.nothingFound(subjectWritten(question.text, subjectOf(asWritten))), isUncounted: true };
    },
  };
}

/** The question; one that names no subject is about what was shown or asked before it. */
function recallAsked({ text, language, thread }: Question): RecallQuestion | undefined {
  const asked = recallQuestion(text, language);
  if (asked === undefined || subjectOf(asked).length > 0 || continuationOf(text) !== 'reference') return asked;
  const { shown, previous } = thread;
  const title = shown?.title ?? '';
  const query = previous !== undefined && 'query' in previous ? (previous.query ?? []) : [];
  const words = title === '' ? query : askedWords(title, language);
  return words.length === 0 ? asked : aboutSubject(asked, { words, names: namesAsked(title, 'en') });
}

/** 'And what did I want to ask her?' without anything before that it could be about. */
const isWithoutSubject = (asked: RecallQuestion, { text, thread }: Question): boolean =>
  asked.isOwnPast &&
  subjectOf(asked).length === 0 &&
  asked.parts.some(({ relations }) => relations.includes('want')) &&
  thread.quotingReply === undefined &&
  continuationOf(text) === 'reference';

function format(question: Question, { asWritten, asked, found }: Answered): string {
  const quotes = formatQuotes(question, found.hit, quotesOf(found, asked, question));
  const meant = subjectOf(asked).join(' ');
  const { fromArchive, fromArchiveFor } = question.replies;
  const isSpelt = subjectOf(asWritten).join(' ') === meant;
  return [isSpelt ? fromArchive : fromArchiveFor(meant), ...quotes].join('\n\n');
}

interface Answered {
  asWritten: RecallQuestion;
  /** The question with its words as the archive spells them. */
  asked: RecallQuestion;
  found: Found;
}

/** Whether a sentence has to say something particular, such as a price or what was chosen. */
const isDefinite = ({ parts: [first] }: RecallQuestion): boolean =>
  first !== undefined &&
  (first.fact !== undefined || first.relations.some((relation) => relation !== 'advise' && REPORTED.has(relation)));

const asksCount = ({ parts: [first] }: RecallQuestion): boolean =>
  first?.isCount === true && first.fact?.kind === 'measure';

/** A calendar may answer it. */
const asksWhen = ({ parts: [first] }: RecallQuestion): boolean => first?.fact?.kind === 'when';

const asksNumber = ({ parts: [first] }: RecallQuestion): boolean =>
  first?.fact?.kind === 'measure' || first?.fact?.kind === 'age';

/** Whether a question asks for a part of a conversation, and not for what was said about a subject at all. */
const isParticular = (asked: RecallQuestion, text: string): boolean =>
  isDefinite(asked) ||
  asked.parts.length > 1 ||
  asked.parts.some(({ relations }) => relations.includes('advise') && !isOwnWords(text));

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
      return [intent.window, intent.recency, intent.isList, intent.asksCategory, intent.category, intent.parts].every(
        (detail) => detail === undefined,
      );
    case 'needs_model':
      return (
        asked.isOwnPast ||
        asked.parts[0]?.fact !== undefined ||
        intent.kind === 'knowledge' ||
        intent.kind === 'foreign' ||
        intent.kind === 'unclear'
      );
    case 'plan_question':
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

/** The sentences that answer the parts of a question, each with what belongs to it; otherwise the reply to it. */
function quotesOf({ hit, answer }: Found, asked: RecallQuestion, { text, language }: Question): ConversationQuote[] {
  const turns = toTurns(hit);
  const quotes = quotedIn({ hit, answer }, asked, { text, language });
  // What the assistant suggested, and what was offered at first, is not what came of it.
  const asksReply = asked.parts.some(({ isAdvice }) => isAdvice) || ASKS_FIRST.test(comparable(text));
  return asksReply ? quotes : withLaterReport(quotes, turns, text);
}

function quotedIn(
  { hit, answer }: Found,
  asked: RecallQuestion,
  { text, language }: Pick<Question, 'text' | 'language'>,
): ConversationQuote[] {
  const turns = toTurns(hit);
  const isReported = answer.sentences.some((unit) => unit?.role === 'user' && !unit.text.endsWith('?'));
  const isStated =
    !isOwnWords(text) &&
    ((asked.asksOutcome && isReported) ||
      asked.parts.some(({ fact, relations }) => fact !== undefined || relations.length > 0));
  if (!isStated) return answerQuotes({ question: text, query: subjectOf(asked), language }, turns);
  const units = answer.sentences.filter((unit) => unit !== undefined);
  const order = new Map(turns.map(({ id }, at) => [id, at]));
  const inOrder = units.toSorted((a, b) => (order.get(a.turnId) ?? 0) - (order.get(b.turnId) ?? 0) || a.at - b.at);
  const quotes: ConversationQuote[] = [];
  for (const unit of inOrder) {
    const isQuoted = quotes.some((quote) => quote.turnId === unit.turnId && quote.text.includes(unit.text));
    if (!isQuoted) quotes.push(passageAround(unit, turns));
  }
  return quotes;
}

import { asksAllDecisions, asksForQuestion } from '@app/understanding/decision-quotes';
import { asksForWeather } from '@app/understanding/intents';
import { comparable } from '@app/understanding/own-data/command-forms';
import { continuationOf } from '@app/understanding/passages/continues-quote';
import { aboutSubject } from '@app/understanding/recall/follow-up';
import { isOwnWords, recallQuestion, type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { ASKS_OFTEN, ASKS_REASON } from '@app/understanding/recall/question-words.table';
import { REPORTED } from '@app/understanding/recall/relations.table';
import type { SearchService } from '#features/search/search.service.ts';
import { findLater } from './find-later.ts';
import { certaintyOf, findRecalled, type Recalled } from './find-recalled.ts';
import { formatRecalled } from './recalled-reply.ts';
import type { Answer, Question } from './question.ts';
import type { ReadMessage } from './thread.ts';
import { asWritten as passageOf, linkTo, subjectWritten, wordsWritten } from './wording.ts';

/** Answers a question for something that was said, decided or bought before by the sentences that say it. */
export function createRecall({ search }: { search: SearchService }) {
  return {
    /** What answers a question that was taken for one about plans; undefined if nothing does. */
    quoteRecalled: async (question: Question): Promise<string | undefined> => {
      const asWritten = recallQuestion(question.text, question.language, question.written);
      if (asWritten === undefined || subjectOf(asWritten).length === 0) return undefined;
      const recalled = await findRecalled(search, question, asWritten);
      if (!recalled.isAnswered) return undefined;
      return formatRecalled(question, asWritten, recalled, await findLater(search, question, recalled));
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
      const isLacking = certaintyOf(recalled, question.language) === 'lacking';
      // A loose question may be about anything: it is answered only of the person's own affairs, and only if they tell it.
      const isOwnAffair = asked.isOwnPast || recalled.hasKnownName;
      if (asked.isLoose === true && (near === undefined || isLacking || !isOwnAffair)) return undefined;
      // A name of the archive alone, as in 'Brais pays how much now', is told only with an answer.
      const isNamed = read.intent.intent === 'needs_model' && recalled.hasKnownName && !isLacking;
      if (near !== undefined && !isListed && (isNamed || mayTell(recalled, question))) {
        if (isLacking) return { text: question.replies.noDetail(linkTo(near.source.hit)), isUncounted: true };
        return { text: formatRecalled(question, asWritten, recalled, await findLater(search, question, recalled)) };
      }
      // What is not in the archive may be in the calendar or a list.
      if (asked.asksTasks || !(ANSWERED_HERE.has(read.intent.intent) || isOfPast(asked))) return undefined;
      if (read.intent.intent === 'plan_question' && !asksPrice(asked)) return undefined;
      // A name of the archive shows that the question is about the person's own affairs.
      const isOwnFact = (asked.isPersonal && isDefinite(asked)) || (recalled.hasKnownName && asksSomething(asked));
      const isOwn = asked.isOwnPast || asksPrice(asked) || (isOwnFact && read.intent.intent === 'needs_model');
      if (!isOwn || near !== undefined) return undefined;
      if (read.intent.intent === 'archive_question' && isKnown && !isDefinite(asked)) return undefined;
      return {
        text: question.replies.nothingFound(soughtIn(question.text, asWritten)),
        isUncounted: true,
      };
    },
  };
}

/** What was looked for, as it is written: 'Koen, dentist, crown' if that is no passage of the question. */
function soughtIn(text: string, asked: RecallQuestion): string {
  const lower = text.toLowerCase();
  const roles = asked.parts.flatMap(({ role }) => role ?? []);
  const words = [...new Set([...subjectOf(asked), ...roles])].toSorted((a, b) => lower.indexOf(a) - lower.indexOf(b));
  const passage = passageOf(text, words);
  if (passage !== words.join(' ') || asked.names.length === 0) return subjectWritten(text, words);
  return wordsWritten(text, words).join(', ');
}

/** What only comes close is told of the person's own affairs, and not in answer to a question of world knowledge. */
const mayTell = ({ asked, isAnswered, isTitled }: Recalled, { text }: Question): boolean =>
  isAnswered ||
  asked.isOwnPast ||
  ((asked.isPersonal || asked.names.length > 0 || isTitled) &&
    !isOwnWords(text) &&
    (asked.names.length > 0 || !asksCount(asked)));

/** The question; one that cannot stand alone is about what was asked before it. */
function recallAsked(question: Question): RecallQuestion | undefined {
  const { text, language, thread, written } = question;
  const asked = recallQuestion(text, language, written);
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

/** Whether a sentence has to say something particular, such as a price or what was chosen. */
const isDefinite = ({ parts: [first] }: RecallQuestion): boolean =>
  first !== undefined &&
  (first.fact !== undefined || first.relations.some((relation) => relation !== 'advise' && REPORTED.has(relation)));

const asksCount = ({ parts: [first] }: RecallQuestion): boolean =>
  first?.isCount === true && first.fact?.kind === 'measure';

const isOfPast = ({ parts }: RecallQuestion): boolean => parts.some(({ asksOutcome }) => asksOutcome);

/** Nothing found is said to these; others that are not in the past tense are answered in another way. */
const ANSWERED_HERE: ReadonlySet<ReadMessage['intent']['intent']> = new Set([
  'archive_question',
  'needs_model',
  'count_question',
  'plan_question',
]);

/** Whether a question asks for a fact or for what somebody did or said. */
const asksSomething = (asked: RecallQuestion): boolean =>
  isDefinite(asked) || asked.state !== undefined || asked.parts.some(({ relations }) => relations.length > 0);

/** Whether a question asks for a part of a conversation, and not for what was said about a subject at all. */
const isParticular = (asked: RecallQuestion, text: string): boolean =>
  isDefinite(asked) ||
  asked.parts.length > 1 ||
  asked.state !== undefined ||
  ASKS_REASON.test(comparable(text.toLowerCase())) ||
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
      if (!asked.isOwnPast && (intent.unknownPlace !== undefined || asksForWeather(text))) return false;
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
      if (intent.about !== 'events' || intent.change !== undefined || intent.isOverdue === true) return false;
      return asksPrice(asked) || (asked.isOwnPast && !mayBePlanned(asked, intent.window.label));
    case 'count_question':
      return isCountOfThings(intent, asked);
    default:
      return (
        thread.quotingReply === undefined &&
        isOfOwn(asked) &&
        // 'Was I free on Friday' is about the calendar, 'in what time did I run' is not.
        ((intent.intent === 'free_time' && intent.window.label === '') ||
          intent.intent === 'goal_progress' ||
          intent.intent === 'help' ||
          (intent.intent === 'small_talk' && asked.state !== undefined) ||
          (intent.intent === 'date_time' && asked.parts[0]?.fact?.kind === 'measure'))
      );
  }
}

/** A price is in no calendar: 'what does my berth in the harbour cost'. */
const asksPrice = ({ isPersonal, parts }: RecallQuestion): boolean =>
  isPersonal && parts.some(({ fact }) => fact?.kind === 'measure' && fact.measure === 'money');

/** 'When do I still have to see her' is about the calendar, unless it is in the past tense. */
const mayBePlanned = ({ parts }: RecallQuestion, period: string): boolean =>
  parts.every(({ asksOutcome }) => !asksOutcome) && (period !== '' || parts.some(({ fact }) => fact?.kind === 'when'));

/** About the person's own past, or how somebody is now whom they name. */
const isOfOwn = ({ isOwnPast, names, state, parts }: RecallQuestion): boolean =>
  isOwnPast || (names.length > 0 && (state !== undefined || parts.some(({ asksOutcome }) => asksOutcome)));

/** 'How many letters did we find' counts no conversations. */
const isCountOfThings = (intent: ReadMessage['intent'], { isOwnPast, parts: [first] }: RecallQuestion): boolean =>
  intent.intent === 'count_question' &&
  isOwnPast &&
  intent.window === undefined &&
  !intent.isTrend &&
  first !== undefined &&
  first.fact?.kind === 'measure' &&
  !ASKS_OFTEN.test(comparable(first.text));

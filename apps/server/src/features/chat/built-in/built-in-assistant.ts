import {
  type DetectedIntent,
  detectIntent,
  isFarewell,
  isNo,
  isWorldNews,
  isYes,
  type ModelKind,
} from '@app/understanding/intents';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { Answerer, ReplyExtras } from '../turn-runner.ts';
import { createArchiveAnswers, type QuoteOptions } from './answer-archive.ts';
import { answerFromFiles } from './answer-files.ts';
import { createChangeAnswers } from './answer-changes.ts';
import { type ConversationAnswerDependencies, createConversationAnswers } from './answer-conversation.ts';
import { type CountDependencies, createCountAnswers } from './answer-counts.ts';
import { createGoalProgressAnswer } from './answer-goal-progress.ts';
import { createGoalAndMemoryAnswers, type GoalAndMemoryDependencies } from './answer-goals-and-memories.ts';
import { createListingAnswers } from './answer-listing.ts';
import { createPlanAnswers } from './answer-plans.ts';
import * as texts from './built-in.messages.ts';
import type { PlanQuestion } from './plan-targets.ts';
import type { Answer, Question } from './question.ts';
import { asWritten, formatDateTime, formatWeekday } from './wording.ts';

export interface BuiltInDependencies
  extends Omit<CountDependencies, 'quoteArchive'>, ConversationAnswerDependencies, GoalAndMemoryDependencies {
  findSuggestions: FindSuggestions;
}

/**
 * How the archive is quoted for the kinds of messages that it may answer. Other kinds, such as a request to write
 * something, get no quotes.
 */
const QUOTE_OPTIONS: Partial<Record<ModelKind, QuoteOptions>> = {
  knowledge: { minShare: 0.65 },
  foreign: { minShare: 0.2 },
  unclear: {},
};

/** For a question in another language: of its words, an English archive contains only the names. */
const MIN_FOREIGN_SHARE = 0.25;

/** A question may be answered by the archive, even if it sounds like a request for a program or for the weather. */
const QUESTION =
  /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:how|what|why|when|where|which|who|did|does|do|is|was|were|has|have)\b/i;

const ASKS_ABOUT_PAST = /^(?:(?:and|so|hey|ok|please)[, ]+)*(?:what|which|where|when) (?:was|were|did)\b/i;

type NeedsModel = Extract<DetectedIntent, { intent: 'needs_model' }>;
type DateQuestion = Extract<DetectedIntent, { intent: 'date_time' }>;
type ArchiveQuestion = Extract<DetectedIntent, { intent: 'archive_question' }>;
/** Intents that may change something, which needs the user's consent. */
type ChangeIntent = Extract<DetectedIntent, { intent: 'plan_question' | 'goal' | 'goal_progress' | 'remember' }>;
type Answers = ReturnType<typeof createAnswers>;

export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>;

/** Answers from the user's workspace without a model, and says plainly what it cannot answer. */
export function createBuiltInAssistant(dependencies: BuiltInDependencies) {
  const answers = createAnswers(dependencies);
  return {
    answerer: (question: Question): Answerer => {
      const extras: ReplyExtras = { sources: [], proposals: [] };
      return {
        label: texts.BUILT_IN_LABEL,
        extras,
        answer: async function* () {
          const { text, offers, passages, isUncounted } = await answerQuestion(answers, question);
          if (passages !== undefined) extras.passages = [...passages];
          if (offers !== undefined) extras.offers = [...offers];
          if (isUncounted === true) extras.isUncounted = true;
          yield text;
        },
      };
    },
  };
}

function createAnswers(dependencies: BuiltInDependencies) {
  const archive = createArchiveAnswers(dependencies);
  return {
    findSuggestions: dependencies.findSuggestions,
    ...archive,
    ...createPlanAnswers(dependencies),
    ...createCountAnswers({ ...dependencies, ...archive }),
    ...createConversationAnswers(dependencies),
    ...createGoalAndMemoryAnswers(dependencies),
    addToGoal: createGoalProgressAnswer(dependencies),
    summarise: dependencies.summarise,
    list: createListingAnswers(dependencies),
    answerChange: createChangeAnswers(dependencies),
  };
}

async function answerQuestion(answers: Answers, question: Question): Promise<Answer> {
  const { text, now, timeZone, thread } = question;
  if (thread.awaitsConsent && thread.previous !== undefined) {
    if (isYes(text)) return answerIntent(answers, question, thread.previous, true);
    if (isNo(text)) return { text: texts.nothingChanged };
  }
  return answerIntent(answers, question, detectIntent(text, now, timeZone, thread.previous), false);
}

async function answerIntent(
  answers: Answers,
  question: Question,
  detected: DetectedIntent,
  isAgreed: boolean,
): Promise<Answer> {
  switch (detected.intent) {
    case 'plan_question':
      return answerPlans(answers, question, detected, isAgreed);
    case 'goal':
      return answers.goal(question, detected, isAgreed);
    case 'goal_progress':
      return answers.addToGoal(question, detected, isAgreed);
    case 'remember':
      return answers.remember(question, detected, isAgreed);
    default:
      return answerWithoutConsent(answers, question, detected);
  }
}

async function answerPlans(
  { answerChange, listGoals, showPlans }: Answers,
  question: Question,
  detected: PlanQuestion,
  isAgreed: boolean,
): Promise<Answer> {
  const { about, change } = detected;
  if (change !== undefined && change.action !== 'other') return answerChange(question, detected, change, isAgreed);
  return { text: about === 'goals' ? await listGoals(question) : await showPlans(question, detected) };
}

/** Answers an intent that needs no consent: it changes nothing, or something that is easily changed back. */
async function answerWithoutConsent(
  answers: Answers,
  question: Question,
  detected: Exclude<DetectedIntent, ChangeIntent>,
): Promise<Answer> {
  const fromFiles = answerFromFiles(answers, question, detected);
  if (fromFiles !== undefined) return fromFiles;
  switch (detected.intent) {
    case 'archive_question':
      return answerFromArchive(answers, question, detected);
    case 'needs_model':
      return explainLimit(answers, question, detected);
    default:
      return { text: await answerAsText(answers, question, detected) };
  }
}

async function answerAsText(
  answers: Answers,
  question: Question,
  detected: Exclude<DetectedIntent, ChangeIntent | NeedsModel | ArchiveQuestion>,
): Promise<string> {
  switch (detected.intent) {
    case 'event':
    case 'reminder':
    case 'task':
      return describeProposal(answers, question, detected.intent);
    case 'free_time':
      return answers.showFreeTime(question, detected);
    case 'count_question':
      return (await answers.progressOfNamedGoal(question)) ?? answers.count(question, detected);
    case 'cited':
      return answers.cited(question, detected);
    case 'summary':
      return answers.summary(question, detected.conversation);
    case 'move':
      return answers.move(question, detected);
    case 'rename':
      return answers.rename(question, detected);
    case 'date_time':
      return describeDate(question, detected);
    case 'calculation':
      return texts.calculated(detected.expression, detected.result);
    case 'memories':
      return answers.listMemories(question);
    case 'small_talk':
      return smallTalk(detected.kind, question);
    case 'help':
      return detected.topic === undefined ? texts.help : texts.topics[detected.topic];
  }
}

function describeDate({ now }: Question, { timeZone, place, day, week }: DateQuestion): string {
  if (week !== undefined) return texts.weekNow(week);
  if (day === undefined) return texts.currentTime(formatDateTime(now, timeZone), place);
  return texts.dayIs(formatWeekday(new Date(Date.UTC(day.year, day.month - 1, day.day)), 'UTC'));
}

function smallTalk(kind: 'hello' | 'thanks' | 'remark', { text, firstName }: Question): string {
  if (isFarewell(text)) return texts.farewell(firstName);
  if (kind === 'thanks') return texts.welcome;
  return kind === 'hello' ? texts.greeting(firstName) : texts.smallTalkReply(firstName);
}

function describeProposal(
  { findSuggestions }: Answers,
  { text, now, timeZone, isTemporary }: Question,
  intent: 'event' | 'reminder' | 'task',
): string {
  if (isTemporary === true) return texts.nothingProposed;
  const found = findSuggestions({ text, reference: now, timeZone });
  if (found.length === 0) return texts.noTimeFound;
  const isTimeless = intent !== 'task' && found.every(({ schedulingDetails }) => schedulingDetails === undefined);
  return isTimeless ? texts.askForTime : texts.proposal[intent];
}

/** The key in `texts.proposal` for each type of suggestion. */
const PROPOSAL_KEYS = { schedule: 'event', reminder: 'reminder', task: 'task', recommendation: 'task' } as const;

/**
 * Says in one line that the message needs a model, or was not understood. Quotes the archive if it may contain the
 * answer. If the message contains a plan, a suggestion is shown below the reply, and the reply only announces it.
 */
async function explainLimit(
  { findSuggestions, quoteArchive }: Answers,
  question: Question,
  { kind, query, language }: NeedsModel,
): Promise<Answer> {
  const { text, now, timeZone, isTemporary } = question;
  const [planned] = isTemporary === true ? [] : findSuggestions({ text, reference: now, timeZone });
  if (planned !== undefined) return { text: texts.proposal[PROPOSAL_KEYS[planned.type]] };
  const isQuestion = (kind === 'code' || kind === 'outside') && QUESTION.test(text);
  const options = QUOTE_OPTIONS[kind] ?? (isQuestion ? QUOTE_OPTIONS.knowledge : undefined);
  const quoted = options === undefined ? undefined : await quoteArchive(question, query, options);
  if (kind === 'unclear' && query.length > 0) {
    if (quoted !== undefined) return { text: quoted };
    return { text: `${texts.nothingFound(query.join(' '))} ${texts.unclearHint}`, isUncounted: true };
  }
  // What the archive answers needs no model.
  if (kind !== 'foreign' && quoted !== undefined) return { text: quoted };
  // 'What was the pin for the door' asks for something written before.
  if (kind === 'knowledge' && language === undefined && ASKS_ABOUT_PAST.test(text))
    return { text: texts.nothingFound(asWritten(text, query)), isUncounted: true };
  const limit =
    kind === 'outside' && language === undefined && isWorldNews(text) ? texts.noWorldNews : limitText(kind, language);
  return quoted === undefined ? { text: limit, isUncounted: true } : { text: `${limit}\n\n${quoted}` };
}

function limitText(kind: ModelKind, language: string | undefined): string {
  const isClear = kind !== 'foreign' && kind !== 'unclear';
  const needsModel = isClear ? texts.foreignNeedsModel[language ?? ''] : undefined;
  if (needsModel !== undefined) return needsModel;
  if (language !== undefined || kind === 'foreign') return texts.foreign[language ?? ''] ?? texts.foreignFallback;
  if (kind === 'outside') return texts.unsupportedAction;
  return kind === 'unclear' ? texts.unclear : texts.needsModel;
}

async function answerFromArchive(
  { list, quoteArchive, progressOfNamedGoal, categoryOf }: Answers,
  question: Question,
  detected: ArchiveQuestion,
): Promise<Answer> {
  const { query, window, recency, asksWhen, isList, language, parts = [] } = detected;
  if (detected.asksCategory === true) return { text: await categoryOf(question, query) };
  if (parts.length > 1) {
    // The user asked to compare things: each part has the words of one of them.
    const answerParts = await Promise.all(
      parts.map((part) => quoteArchive(question, part, { window, onlyBest: true })),
    );
    const quotes = answerParts.map((quoted, index) => quoted ?? texts.nothingFound((parts[index] ?? []).join(' ')));
    // One conversation may be the best for several things.
    return { text: [...new Set(quotes)].join('\n\n') };
  }
  const found =
    (await list(question, detected)) ??
    (await quoteArchive(question, query, {
      window,
      recency,
      asksWhen,
      isList,
      byMeaning: asksWhen !== true,
      ...(language !== undefined && { minShare: MIN_FOREIGN_SHARE }),
    })) ??
    (await progressOfNamedGoal(question));
  return found === undefined
    ? { text: texts.nothingFound(asWritten(question.text, query)), isUncounted: true }
    : { text: found };
}

import { type DetectedIntent, detectIntent, isNo, isYes, type ModelKind } from '@app/understanding/intents';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { Answerer, ReplyFinds } from '../turn-runner.ts';
import { createArchiveAnswers, type QuoteOptions } from './answer-archive.ts';
import { createChangeAnswers } from './answer-changes.ts';
import { type ConversationAnswerDependencies, createConversationAnswers } from './answer-conversation.ts';
import { type CountDependencies, createCountAnswers } from './answer-counts.ts';
import { createKeepingAnswers, type KeepingDependencies } from './answer-keeping.ts';
import { createListingAnswers } from './answer-listing.ts';
import { createPlanAnswers } from './answer-plans.ts';
import * as words from './built-in.messages.ts';
import type { CalendarQuestion } from './plan-targets.ts';
import type { Answer, Question } from './question.ts';
import { formatTime } from './wording.ts';

export interface BuiltInDependencies
  extends Omit<CountDependencies, 'quoteArchive'>, ConversationAnswerDependencies, KeepingDependencies {
  findSuggestions: FindSuggestions;
}

/** Shares of the message's words, weighted by rarity, that a quoted conversation must contain. */
const NEARLY_ALL_WORDS = 0.9;
const MANY_WORDS = 0.65;
const SOME_WORDS = 0.2;
const NEVER = 1.1;

/** How much a conversation must contain of a message that needs a model, to be quoted in the answer. */
const QUOTED_FOR: Partial<Record<ModelKind, (query: readonly string[]) => QuoteOptions>> = {
  // A single word is not enough to take a request such as “play music” for a question about the archive.
  outside: (query) => ({ minShare: query.length < 2 ? NEVER : NEARLY_ALL_WORDS }),
  code: () => ({ minShare: NEARLY_ALL_WORDS }),
  translation: () => ({ minShare: NEARLY_ALL_WORDS }),
  knowledge: () => ({ minShare: MANY_WORDS }),
  foreign: () => ({ minShare: SOME_WORDS }),
};

type NeedsModel = Extract<DetectedIntent, { intent: 'needs_model' }>;
type ArchiveQuestion = Extract<DetectedIntent, { intent: 'archive_question' }>;
/** Intents that may change something, which needs the user's consent. */
type ChangeIntent = Extract<DetectedIntent, { intent: 'calendar_question' | 'goal' | 'remember' }>;
type Answers = ReturnType<typeof createAnswers>;

export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>;

/** Answers without a model from the user's workspace, and says plainly what it cannot answer. */
export function createBuiltInAssistant(dependencies: BuiltInDependencies) {
  const answers = createAnswers(dependencies);
  return {
    answerer: (question: Question): Answerer => {
      const finds: ReplyFinds = { sources: [], proposals: [] };
      return {
        label: words.LABEL,
        finds,
        answer: async function* () {
          const { text, offers } = await reply(answers, question);
          if (offers !== undefined) finds.offers = [...offers];
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
    ...createKeepingAnswers(dependencies),
    list: createListingAnswers(dependencies),
    change: createChangeAnswers(dependencies),
  };
}

async function reply(answers: Answers, question: Question): Promise<Answer> {
  const { text, now, timeZone, thread } = question;
  if (thread.awaitsConsent && thread.previous !== undefined) {
    if (isYes(text)) return respond(answers, question, thread.previous, true);
    if (isNo(text)) return { text: words.leftAsItIs };
  }
  return respond(answers, question, detectIntent(text, now, timeZone, thread.previous), false);
}

async function respond(answers: Answers, question: Question, read: DetectedIntent, isAgreed: boolean): Promise<Answer> {
  switch (read.intent) {
    case 'calendar_question':
      return answerPlans(answers, question, read, isAgreed);
    case 'goal':
      return answers.goal(question, read, isAgreed);
    case 'remember':
      return answers.remember(question, read, isAgreed);
    default:
      return { text: await inform(answers, question, read) };
  }
}

async function answerPlans(
  { change, listGoals, showPlans }: Answers,
  question: Question,
  read: CalendarQuestion,
  isAgreed: boolean,
): Promise<Answer> {
  const { about, change: order } = read;
  if (order !== undefined && order.act !== 'other') return change(question, read, order, isAgreed);
  return { text: about === 'goals' ? await listGoals(question) : await showPlans(question, read) };
}

/** Answers an intent that changes nothing, or changes it at once. */
async function inform(
  answers: Answers,
  question: Question,
  read: Exclude<DetectedIntent, ChangeIntent>,
): Promise<string> {
  switch (read.intent) {
    case 'event':
    case 'reminder':
    case 'task':
      return proposal(answers, question, read.intent);
    case 'free_time':
      return answers.showFreeTime(question, read);
    case 'count_question':
      return answers.count(question, read);
    case 'archive_question':
      return answerFromArchive(answers, question, read);
    case 'cited':
      return answers.cited(question, read);
    case 'summary':
      return answers.summary(question, read.conversation);
    case 'move':
      return answers.move(question, read);
    case 'rename':
      return answers.rename(question, read);
    case 'date_time':
      return words.currentTime(formatTime(question.now, read.timeZone), read.place);
    case 'reckoning':
      return words.calculated(read.asked, read.result);
    case 'memories':
      return answers.listMemories(question);
    case 'greeting':
      return smallTalk(read.tone, question.firstName);
    case 'help':
      return read.topic === undefined ? words.help : words.topics[read.topic];
    case 'needs_model':
      return explainLimit(answers, question, read);
  }
}

function smallTalk(tone: 'hello' | 'thanks' | 'remark', firstName: string): string {
  if (tone === 'thanks') return words.welcome;
  return tone === 'hello' ? words.greeting(firstName) : words.smallTalkReply(firstName);
}

function proposal(
  { findSuggestions }: Answers,
  { text, now, timeZone }: Question,
  intent: 'event' | 'reminder' | 'task',
): string {
  const found = findSuggestions({ text, reference: now, timeZone });
  if (found.length === 0) return words.noTimeFound;
  const isTimeless = intent !== 'task' && found.every(({ schedulingDetails }) => schedulingDetails === undefined);
  return isTimeless ? words.timeIsAsked : words.proposal[intent];
}

/** Says that the message needs a model, or was not understood, and quotes what the archive contains about it. */
async function explainLimit(
  { quoteArchive }: Answers,
  question: Question,
  { kind, query, language }: NeedsModel,
): Promise<string> {
  const quoted = await quoteArchive(question, query, QUOTED_FOR[kind]?.(query) ?? {});
  if (kind === 'unclear' && query.length > 0)
    return quoted ?? `${words.nothingFound(query.join(' '))} ${words.unclearHint}`;
  const limit = limitOf(kind, language);
  return quoted === undefined ? limit : `${limit}\n\n${quoted}`;
}

function limitOf(kind: ModelKind, language: string | undefined): string {
  if (kind === 'foreign') return words.foreign[language ?? ''] ?? words.foreignFallback;
  if (kind === 'outside') return words.unsupportedAction;
  return kind === 'unclear' ? words.unclear : words.needsModel;
}

async function answerFromArchive(
  { list, quoteArchive }: Answers,
  question: Question,
  read: ArchiveQuestion,
): Promise<string> {
  const { query, window, order, parts = [] } = read;
  if (parts.length > 1) {
    const each = await Promise.all(parts.map((part) => quoteArchive(question, part, { window, isOne: true })));
    return each.map((quoted, at) => quoted ?? words.nothingFound((parts[at] ?? []).join(' '))).join('\n\n');
  }
  return (
    (await list(question, read)) ??
    (await quoteArchive(question, query, { window, order, byMeaning: true })) ??
    words.nothingFound(query.join(' '))
  );
}

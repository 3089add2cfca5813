import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { subjectWords } from '@app/understanding/intent/archive-question';
import { intentOfQuestion } from '@app/understanding/questions/question-intents';
import { asksRemainder } from '@app/understanding/questions/goal-remainder';
import { type DetectedIntent, isNo, isYes } from '@app/understanding/intents';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { Answerer, ReplyExtras } from '../turn-runner.ts';
import { aboutShown, createAboutShown } from './answer-about-shown.ts';
import { createAddedAnswer } from './answer-added.ts';
import { createArchiveAnswers } from './answer-archive.ts';
import { answerFromArchive, type ArchiveQuestion } from './answer-archive-question.ts';
import { type CardChangeDependencies, createCardChanges } from './answer-card-changes.ts';
import { answerFromFiles } from './answer-files.ts';
import { createChangeAnswers } from './answer-changes.ts';
import { type ConversationAnswerDependencies, createConversationAnswers } from './answer-conversation.ts';
import { createCountdown } from './answer-countdown.ts';
import { type CountDependencies, createCountAnswers } from './answer-counts.ts';
import { createGoalProgressAnswer } from './answer-goal-progress.ts';
import { createGoalAndMemoryAnswers, type GoalAndMemoryDependencies } from './answer-goals-and-memories.ts';
import { createListingAnswers } from './answer-listing.ts';
import { createPlannedAnswer, createQuotesInsteadOfPlans } from './quotes-instead-of-plans.ts';
import { createQuotedAnswers } from './answer-quoted.ts';
import { createRecall } from './recall.ts';
import { createOverviewAnswer } from './answer-overview.ts';
import { createPlanAnswers } from './answer-plans.ts';
import { createNamedReminder, createShownReminder } from './answer-shown-plan.ts';
import { createShownTaskReminder } from './answer-shown-task.ts';
import { createTwoOrders } from './answer-two-orders.ts';
import { createWhatElse } from './answer-what-else.ts';
import { createWhenAnswer } from './answer-when.ts';
import type { PlanQuestion } from './plan-targets.ts';
import { explainLimit, type NeedsModel, onlyAsks } from './explain-limit.ts';
import { createFactAnswers, type FactDependencies } from './facts/answer-facts.ts';
import type { Answer, AskedMessage, Question } from './question.ts';
import { repliesIn } from './replies/all-replies.ts';
import { READERS } from './message-readers.ts';
import { hasFiles, replyToNegatedCount } from './plain-replies.ts';
import { readMessage, type ReadMessage, readThread } from './thread.ts';
import { readNames } from './workspace-names.ts';
import { describeDate, smallTalk } from './short-answers.ts';

export interface BuiltInDependencies
  extends
    Omit<CountDependencies, 'quoteArchive'>,
    ConversationAnswerDependencies,
    Omit<FactDependencies, 'suggestions'>,
    GoalAndMemoryDependencies {
  findSuggestions: FindSuggestions;
  suggestions: FactDependencies['suggestions'] & CardChangeDependencies['suggestions'];
}

/** Words of a question for what comes up most, which a count of the conversations that contain them does not answer. */
const ASKS_RANK = /\b(?:most|least|more often|grew|grown)\b/i;

/** Intents that may change something, which needs the user's consent. */
type ChangeIntent = Extract<DetectedIntent, { intent: 'plan_question' | 'goal' | 'goal_progress' | 'remember' }>;
type Answers = ReturnType<typeof createAnswers>;

export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>;

/** Answers from the user's workspace without a model, and says plainly what it cannot answer. */
export function createBuiltInAssistant(dependencies: BuiltInDependencies) {
  const answers = createAnswers(dependencies);
  return {
    answerer: (asked: AskedMessage): Answerer => {
      const extras: ReplyExtras = { sources: [], proposals: [] };
      return {
        label: BUILT_IN_ASSISTANT,
        changesData: true,
        extras,
        answer: async function* () {
          const { text, offers, passages, proposals, isUncounted, hasNoPlans } = await answerMessage(answers, asked);
          if (passages !== undefined) extras.passages = [...passages];
          if (proposals !== undefined) extras.proposals = [...proposals];
          if (offers !== undefined) extras.offers = [...offers];
          if (hasNoPlans === true) extras.hasNoPlans = true;
          if (isUncounted === true) extras.isUncounted = true;
          yield text;
        },
      };
    },
  };
}

function createAnswers(dependencies: BuiltInDependencies) {
  const archive = createArchiveAnswers(dependencies);
  const { recall, quoteRecalled } = createRecall(dependencies);
  return {
    findSuggestions: dependencies.findSuggestions,
    ...archive,
    ...createPlanAnswers(dependencies),
    ...createCountAnswers({ ...dependencies, ...archive }),
    ...createConversationAnswers(dependencies),
    ...createGoalAndMemoryAnswers(dependencies),
    addToGoal: createGoalProgressAnswer(dependencies),
    summarise: dependencies.summarise,
    answerFromQuoted: createQuotedAnswers(dependencies),
    answerAboutShown: createAboutShown(dependencies),
    recall,
    quoteInsteadOfPlans: createQuotesInsteadOfPlans({ ...dependencies, ...archive, quoteRecalled }),
    findPlanned: createPlannedAnswer(dependencies),
    list: createListingAnswers(dependencies),
    answerChange: createChangeAnswers(dependencies),
    answerFacts: createFactAnswers(dependencies),
    changeCard: createCardChanges(dependencies),
    addFurther: createAddedAnswer(dependencies),
    answerWhen: createWhenAnswer(dependencies),
    answerOverview: createOverviewAnswer(dependencies),
    countDown: createCountdown(dependencies),
    answerWhatElse: createWhatElse(dependencies),
    proposeBoth: createTwoOrders(dependencies),
    remindOfShownTask: createShownTaskReminder(dependencies),
    remindOfShown: createShownReminder(dependencies),
    remindOfNamed: createNamedReminder(dependencies),
    isWord: dependencies.search.isWord,
    readNames: (userId: string, now: Date) => readNames(dependencies, userId, now),
  };
}

async function answerMessage(answers: Answers, message: AskedMessage): Promise<Answer> {
  const cardAnswer = await answers.changeCard(message);
  if (cardAnswer !== undefined) return cardAnswer;
  const { path, ...asked } = message;
  const { userId, text, now, timeZone } = asked;
  const context = { now, timeZone, names: await answers.readNames(userId, now), isWord: answers.isWord };
  const thread = readThread(path, context);
  const question: Question = { ...asked, thread };
  if (thread.awaitsConsent && thread.previous !== undefined) {
    if (isYes(text)) return answerIntent(answers, question, thread.previous, true);
    if (isNo(text)) return { text: question.replies.nothingChanged };
    if (thread.previous.intent === 'goal_progress' && asksRemainder(text))
      return answerIntent(answers, question, thread.previous, false);
  }
  const read = readMessage(text, context, thread);
  for (const reader of READERS) {
    const answer = await reader({
      answers,
      message,
      question,
      thread,
      read,
      context,
      answerRead: (one) => answerRead(answers, question, one),
    });
    if (answer !== undefined) return answer;
  }
  return answerRead(answers, question, read);
}

/** Answers a message whose references to earlier messages are written out. */
async function answerRead(answers: Answers, asked: Question, read: ReadMessage): Promise<Answer> {
  const question = inDetectedLanguage({ ...asked, text: read.text, written: asked.text }, read.intent);
  const negated = replyToNegatedCount(read, question);
  if (negated !== undefined) return { text: negated, isUncounted: true };
  const continued = hasFiles(question)
    ? undefined
    : ((await answers.answerFromQuoted(question, read)) ?? (await answers.answerAboutShown(question, read)));
  if (continued !== undefined) return { text: continued, hasNoPlans: true };
  const recalled = hasFiles(question) ? undefined : await answers.recall(question, read);
  if (recalled !== undefined) return { ...recalled, hasNoPlans: true };
  if (read.question === undefined || hasFiles(question)) {
    const answer = await answerIntent(answers, question, read.intent, false);
    return isBareQuestion(read.intent, asked.text) ? { ...answer, hasNoPlans: true } : answer;
  }
  const found = await answers.answerFacts(question, read.question);
  const answer =
    found === undefined
      ? await answerIntent(answers, question, intentOfQuestion(read.question, asked.now), false)
      : { text: found };
  return { ...answer, hasNoPlans: true };
}

/** A short question may show its language only by the words by which its intent was detected. */
function inDetectedLanguage(question: Question, intent: DetectedIntent): Question {
  const language = 'language' in intent ? intent.language : undefined;
  if (question.language !== 'en' || language === undefined || language === 'other') return question;
  return { ...question, language, replies: repliesIn(language) };
}

/** Whether a message only asks about plans. 'What do I need to get done today' must not become a task. */
function isBareQuestion(intent: DetectedIntent, text: string): boolean {
  const asks =
    (intent.intent === 'plan_question' && intent.change === undefined) ||
    intent.intent === 'free_time' ||
    intent.intent === 'count_question' ||
    (intent.intent === 'needs_model' && onlyAsks(text));
  return asks && !/[.!?;\n]\s*\S/.test(text.trim());
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
      return (
        (await answers.addToGoal(question, detected, isAgreed)) ??
        answerWithoutConsent(answers, question, archiveQuestionOf(question))
      );
    case 'remember':
      return answers.remember(question, detected, isAgreed);
    default:
      return answerWithoutConsent(answers, question, detected);
  }
}

/** A message that reports an amount but names no goal is treated as a question to the archive. */
const archiveQuestionOf = ({ text }: Question): ArchiveQuestion => ({
  intent: 'archive_question',
  query: subjectWords(text),
  confidence: 0.5,
});

async function answerPlans(
  { answerChange, listGoals, quoteInsteadOfPlans, showPlans }: Answers,
  question: Question,
  detected: PlanQuestion,
  isAgreed: boolean,
): Promise<Answer> {
  const { about, change } = detected;
  if (change !== undefined && change.action !== 'other') return answerChange(question, detected, change, isAgreed);
  if (about === 'goals') return { text: await listGoals(question) };
  const narrowed = aboutShown(question, detected);
  return { text: (await quoteInsteadOfPlans(question, narrowed)) ?? (await showPlans(question, narrowed)) };
}

/** Answers an intent that needs no consent, because it changes nothing or something that is easy to undo. */
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
  const { replies: texts } = question;
  switch (detected.intent) {
    case 'event':
    case 'reminder':
    case 'task':
      return describeProposal(answers, question, detected.intent);
    case 'free_time':
      return answers.showFreeTime(question, detected);
    case 'count_question':
      if (detected.query.length > 0 && ASKS_RANK.test(question.text)) return texts.cannotRank;
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

function describeProposal(
  { findSuggestions }: Answers,
  { text, now, timeZone, isTemporary, replies: texts }: Question,
  intent: 'event' | 'reminder' | 'task',
): string {
  if (isTemporary === true) return texts.nothingProposed;
  const found = findSuggestions({ text, reference: now, timeZone });
  if (found.length === 0) return texts.noTimeFound;
  const isTimeless = intent !== 'task' && found.every(({ schedulingDetails }) => schedulingDetails === undefined);
  if (isTimeless) return texts.askForTime;
  const isSeveral = found.length > 1 && found.every(({ type }) => type === 'task');
  return isSeveral ? texts.proposedTasks(found.length) : texts.proposal[intent];
}

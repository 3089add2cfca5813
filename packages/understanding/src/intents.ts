import { isExternalPurchase } from './events/commands.ts';
import { languageOfPlan } from './foreign/languages.ts';
import { appTopic } from './intent/app-help.ts';
import { toPlanQuestion, parseChangeCommand } from './intent/change-command.ts';
import { asksForCount } from './intent/count-forms.ts';
import { planCommand } from './intent/plan-command.ts';
import { conversationCommand } from './intent/conversation-command.ts';
import { detailQuestion } from './intent/detail-question.ts';
import type { DetectedIntent } from './intent/detected-intent.ts';
import { asksForAnswer, isArchiveQuestion, isPersonalQuestion, commandSubject } from './intent/archive-question.ts';
import { isBareList, isPlanQuestion, isFreeTimeQuestion } from './intent/plan-question.ts';
import { clockQuestion, unknownPlaceQuestion } from './intent/clock-question.ts';
import { continuedQuestion, backReference } from './intent/follow-up.ts';
import { ABOUT_TASKS, appointmentAgain } from './intent/foreign-fallback.ts';
import { foreignFollowUp } from './intent/foreign-follow-up.ts';
import { foreignMessage } from './intent/foreign.ts';
import { foreignMemory } from './intent/foreign-memory.ts';
import { withoutAssistantName } from './intent/assistant-names.ts';
import { foreignMove } from './intent/foreign-move.ts';
import { foreignChange } from './intent/foreign-change.ts';
import { foreignQuestion } from './intent/foreign-questions.ts';
import { goalIntent } from './intent/goal-progress.ts';
import type { IntentClass } from './intent/intent-classes.ts';
import { intentShares } from './intent/intent-model.ts';
import { ownDataQuestion } from './intent/own-data-question.ts';
import { withDetails } from './intent/question-details.ts';
import { memoryCommand } from './intent/memory-command.ts';
import { isHelpQuestion } from './intent/help-question.ts';
import type { Message } from './intent/message.ts';
import { listOfPeriod } from './intent/list-of-period.ts';
import { isLookUp, NEVER_LOOKED_UP } from './intent/look-ups.ts';
import { ownLookUp, stateQuestion } from './intent/own-affairs.ts';
import { isAboutPeopleInGeneral } from './intent/said-before.ts';
import { isTranslation, modelKind } from './intent/model-request.ts';
import { isTooShort, isWithoutSubject } from './intent/empty-messages.ts';
import { isPlannable } from './intent/is-plannable.ts';
import { planIntent, foreignPlanIntent, planIntentOfKind, withOwnTitle } from './intent/plan-intents.ts';
import { archiveQuestion, planQuestion, countQuestion, freeTime } from './intent/question-intents.ts';
import { calculation } from './intent/calculation.ts';
import { timerIntent } from './intent/timer.ts';
import { isAboutOtherText } from './intent/text-given.ts';
import { likelySmallTalkKind, smallTalkKind } from './intent/small-talk.ts';
import { foreignSpelledOut, spelledOut, withoutPoliteEnds } from './intent/spelled-out.ts';
import { inKnownWords } from './intent/order-wordings.ts';
import { wishAsOrder } from './intent/wishes.ts';
import { comparable } from './own-data/command-forms.ts';
import { tasksOfListCommand } from './own-data/list-command.ts';
import { findOwnData } from './own-data/own-data.ts';
import { detectLanguage } from './text/language.ts';
import { plainText, withoutCode } from './text/plain-text.ts';

const MAX_INPUT_LENGTH = 4_000;
const MAX_QUESTION_LENGTH = 600;
/** Confidence of an intent that a rule recognised. */
const RULE_CONFIDENCE = 0.9;

/**
 * If the classifier gives the class `outside` at least this share, the message is not a plan, even if it is worded like
 * one: 'get me an uber', 'put on my playlist'.
 */
const OUTSIDE_SHARE = 0.5;
/** Confidence of an archive question guessed from a question about the user. */
const UNSURE_CONFIDENCE = 0.6;
/** A class without rules needs at least this share. */
const MIN_SHARE = 0.42;
/** A class that adds something to the schedule needs a higher share. */
const MIN_PLAN_SHARE = 0.6;
/** Classes of questions about the person's own things, unlike 'how many weeks are in a year'. */
const PERSONAL_CLASSES = new Set<IntentClass>(['plan_question', 'free_time', 'archive_question', 'count_question']);
const PLAN_CLASSES = new Set<IntentClass>(['event', 'reminder', 'task']);
/** These words make a message a planning command, whatever else it contains. */
const PLAINLY_PLANNING =
  /^(?:please )?(?:schedule|pencil(?: me)? in|(?:book|block|mark) (?:me|us) (?:as |down as )?(?:out|off|away|busy|unavailable))\b|\b(?:remind|reminder|alarm|calendar|to-? ?do|task|agenda|diary|event|appointment)\b|\b(?:ping|nudge|alert|notify|wake) (?:me|us)\b|^note to self\b|^heads[- ]up\b/i;

/** Small talk, questions about the assistant, calculations, and commands about memories, goals and lists. */
const simpleIntent = (message: Message): DetectedIntent | undefined => {
  const { text } = message;
  const kind = smallTalkKind(text);
  if (kind !== undefined) return { intent: 'small_talk', kind, confidence: 0.95 };
  if (isHelpQuestion(text)) return { intent: 'help', confidence: 0.95 };
  const topic = appTopic(text);
  if (topic !== undefined) return { intent: 'help', topic, confidence: 0.9 };
  const calculated = calculation(message);
  if (calculated !== undefined) return { intent: 'calculation', ...calculated, confidence: 0.95 };
  const command = timerIntent(message) ?? memoryCommand(text) ?? foreignMemory(text) ?? goalIntent(message);
  const isOrder = command === undefined && !isBareList(text) && foreignQuestion(text) === undefined;
  const [suggestion] = isOrder ? tasksOfListCommand(message) : [];
  return suggestion === undefined ? command : { intent: 'task', suggestion, confidence: 0.9 };
};

/**
 * The intent by rules, the most explicit ones first. `message` is `fullMessage` cut to the length of a question.
 */
const intentByRules = (message: Message, fullMessage: Message): DetectedIntent | undefined => {
  const { text } = message;
  if (isAboutOtherText(fullMessage.text))
    return { intent: 'needs_model', kind: 'writing', query: commandSubject(text), confidence: RULE_CONFIDENCE };
  const command =
    planCommand(message) ??
    conversationCommand(fullMessage.text) ??
    conversationCommand(message.text) ??
    clockQuestion(message, RULE_CONFIDENCE) ??
    unknownPlaceQuestion(text);
  if (command !== undefined) return listOfPeriod(command, message) ?? command;
  const own = ownDataQuestion(message, RULE_CONFIDENCE);
  if (own !== undefined) return own;
  if (isFreeTimeQuestion(text) && /\bbusy\b/i.test(text)) return freeTime(message, RULE_CONFIDENCE);
  if (isTranslation(text))
    return { intent: 'needs_model', kind: 'translation', query: commandSubject(text), confidence: 0.9 };
  if (asksForCount(text)) return countQuestion(message, RULE_CONFIDENCE);
  if (isArchiveQuestion(text)) return archiveQuestion(message, RULE_CONFIDENCE);
  if (isFreeTimeQuestion(text)) return freeTime(message, RULE_CONFIDENCE);
  return isPlanQuestion(text) ? planQuestion(message, RULE_CONFIDENCE) : undefined;
};

/** A message classified as a question about plans may be a command that no rule was sure of: 'cancel the dentist'. */
const planChange = (message: Message): DetectedIntent | undefined => {
  const command = parseChangeCommand(message);
  return command && toPlanQuestion(command, message);
};

const ASKS_ABOUT = /^(?:how|what|why|when|where|who)\b.{3,40}?\b(?:on|about|for|to)\b/i;

/** The message as an intent of the class; undefined if required parts are missing. */
const intentOfClass = (name: IntentClass, share: number, message: Message): DetectedIntent | undefined => {
  switch (name) {
    case 'event':
    case 'reminder':
    case 'task':
      return share >= MIN_PLAN_SHARE && isPlannable(name, message) ? planIntentOfKind(name, message, share) : undefined;
    case 'plan_question':
      return planChange(message) ?? planQuestion(message, share);
    case 'free_time':
      return freeTime(message, share);
    case 'archive_question':
      return archiveQuestion(message, share);
    case 'count_question':
      return countQuestion(message, share);
    case 'date_time':
      return clockQuestion(message, share);
    case 'help':
      // 'What can you do against moths' has a subject.
      return commandSubject(message.text).length > 0 ? undefined : { intent: 'help', confidence: share };
    case 'small_talk':
      // 'How are we doing on climate change' has a subject.
      if (ASKS_ABOUT.test(message.text) && commandSubject(message.text).length > 0) return undefined;
      return { intent: 'small_talk', kind: likelySmallTalkKind(message.text), confidence: share };
    case 'summary':
      return { intent: 'summary', conversation: { isCurrent: true }, confidence: share };
    case 'move':
      return { intent: 'move', conversation: { isCurrent: true }, category: '', confidence: share };
    case 'rename':
      return { intent: 'rename', conversation: { isCurrent: true }, title: '', confidence: share };
    case 'writing':
    case 'code':
    case 'translation':
    case 'knowledge':
    case 'outside':
      return { intent: 'needs_model', kind: name, query: commandSubject(message.text), confidence: share };
  }
};

/** 'Let me know if it rains tomorrow' asks for news. */
const ASKS_FOR_NEWS = /^(?:please )?(?:let me know|tell me) (?:if|whether|how|what|which|who)\b/i;

/** The intent by the classifier. A command for another device or service does not become a plan. */
const intentByClassifier = (raw: string, message: Message, fullMessage: Message): DetectedIntent => {
  if (isExternalPurchase(message.text)) {
    return { intent: 'needs_model', kind: 'outside', query: commandSubject(message.text), confidence: 0.85 };
  }
  const shares = intentShares(message.text);
  const isOutside = (shares.get('outside') ?? 0) >= OUTSIDE_SHARE && !PLAINLY_PLANNING.test(message.text);
  const kind = modelKind(raw.slice(0, MAX_INPUT_LENGTH), message.text);
  const isForNews = ASKS_FOR_NEWS.test(message.text);
  if (!isOutside && !isForNews && (kind === undefined || kind === 'knowledge')) {
    const plan = planIntent(fullMessage);
    if (plan !== undefined) return plan;
  }
  if (kind !== undefined && kind !== 'knowledge') {
    return { intent: 'needs_model', kind, query: commandSubject(message.text), confidence: 0.85 };
  }
  const [name, share] = [...shares].reduce((best, next) => (next[1] > best[1] ? next : best));
  // 'Why do meetings start late' mentions a plan, but asks for knowledge.
  const isQuestionAboutPlans = PLAN_CLASSES.has(name) && kind === 'knowledge';
  const isOtherClass = NEVER_LOOKED_UP.has(name) && isLookUp(message.text);
  const isImpersonal = PERSONAL_CLASSES.has(name) && isAboutPeopleInGeneral(message.text, kind);
  if (
    share >= MIN_SHARE &&
    !isQuestionAboutPlans &&
    !isImpersonal &&
    !isOtherClass &&
    !(name === 'outside' && isTooShort(message.text))
  ) {
    const intent = intentOfClass(name, share, message);
    // 'The other one too' names nothing that a model could write or explain.
    const isEmpty = intent?.intent === 'needs_model' && kind === undefined && isWithoutSubject(message.text);
    if (intent !== undefined && !isEmpty) return intent;
  }
  if (kind === undefined && isPersonalQuestion(message.text)) return archiveQuestion(message, UNSURE_CONFIDENCE);
  const likelyKind = isOutside ? 'outside' : 'knowledge';
  return {
    intent: 'needs_model',
    kind: kind === undefined && (isTooShort(message.text) || isWithoutSubject(message.text)) ? 'unclear' : likelyKind,
    query: commandSubject(message.text),
    confidence: kind === undefined ? 0.4 : 0.8,
  };
};

/** A question or a command in another language, read as the English one of the same meaning. */
const askedInEnglish = (message: Message): DetectedIntent | undefined => {
  const change = foreignChange(message.text);
  const command =
    foreignMove(message.text) ?? (change === undefined ? undefined : planChange({ ...message, text: change }));
  if (command !== undefined) return command;
  const language = detectLanguage(message.text);
  const appointment = language === 'en' || language === 'other' ? undefined : appointmentAgain(message, language);
  const text = appointment === undefined ? foreignQuestion(message.text) : undefined;
  if (text === undefined) return appointment;
  const asked = { ...message, text };
  const found = simpleIntent(asked) ?? intentByRules(asked, asked);
  // 'Heb ik jou al eens iets gevraagd over …' ('have I ever asked you about …') is not a question about the calendar.
  const isOfPlans = found?.intent === 'plan_question' || found?.intent === 'free_time';
  if (isOfPlans && findOwnData(message.text, ['conversations']) !== undefined) return undefined;
  // 'Welke klusjes liggen er nog' ('which chores are left') names the list that the English question lacks.
  return found?.intent === 'plan_question' && found.about === 'events' && ABOUT_TASKS.test(message.text)
    ? { ...found, about: 'tasks', query: [] }
    : found;
};

/** A message in another language. One in an unknown language may be English with few common words: 'enter sprint review'. */
const inOtherLanguage = (message: Message, fullMessage: Message): DetectedIntent | undefined => {
  const found = foreignMessage(message);
  const isUnknown = found?.intent === 'needs_model' && found.kind === 'foreign';
  return isUnknown && languageOfPlan(message.text) === undefined ? (planIntent(fullMessage) ?? found) : found;
};

/** A follow-up in another language, read as the English one of the same meaning. */
const followUpInEnglish = (message: Message, previous: DetectedIntent): DetectedIntent | undefined => {
  const text = foreignFollowUp(message.text);
  const asked = text === undefined ? undefined : { ...message, text };
  return asked && (backReference(asked, previous) ?? continuedQuestion(asked, previous));
};

/**
 * Routes a message to a capability of the built-in assistant. Explicit forms are decided by rules (small talk, commands
 * about a conversation, date and time, counts, the archive, the calendar, plans); the rest goes to a classifier. A
 * question about the user is an archive question. `previous` is the intent of the message before; follow-ups such as
 * 'and next week?' and 'cancel it' are read with it.
 */
export const detectIntent = (
  text: string,
  reference: Date,
  timeZone: string,
  previous?: DetectedIntent,
): DetectedIntent => {
  const written = withoutCode(plainText(text, MAX_INPUT_LENGTH)).trim();
  const fullMessage = {
    text: inKnownWords(wishAsOrder(withoutPoliteEnds(foreignSpelledOut(written)))),
    reference,
    timeZone,
  };
  const asked = withoutAssistantName(spelledOut(fullMessage.text.slice(0, MAX_QUESTION_LENGTH)));
  const message = { ...fullMessage, text: asked };
  const ruled = (): DetectedIntent | undefined => {
    const found = intentByRules(message, fullMessage);
    // 'And the day after tomorrow?' continues the previous question and does not ask for the date.
    return found?.intent === 'date_time' && previous ? (continuedQuestion(message, previous) ?? found) : found;
  };
  // Small talk is recognised in the original text, because `spelledOut` shortens 'hi there' to 'there'.
  const greeting = smallTalkKind(fullMessage.text);
  const intent: DetectedIntent =
    (greeting && { intent: 'small_talk', kind: greeting, confidence: 0.95 }) ??
    simpleIntent(message) ??
    (previous && (backReference(message, previous) ?? detailQuestion(message.text, previous))) ??
    stateQuestion(message) ??
    ruled() ??
    (previous && continuedQuestion(message, previous)) ??
    (previous && followUpInEnglish(message, previous)) ??
    askedInEnglish(message) ??
    ownLookUp(message) ??
    (asksForAnswer(comparable(message.text)) ? archiveQuestion(message, UNSURE_CONFIDENCE) : undefined) ??
    foreignPlanIntent(fullMessage) ??
    inOtherLanguage(message, fullMessage) ??
    intentByClassifier(text, message, fullMessage);
  return withDetails(withOwnTitle(intent, written), message, previous);
};

export type {
  DetailKind,
  Recency,
  DetectedIntent,
  IntentName,
  ModelKind,
  NamedConversation,
  PlanChange,
} from './intent/detected-intent.ts';
export { asksForWeather, isWorldNews } from './intent/plan-question.ts';
export type { AppTopic } from './intent/app-help.ts';
export { isFarewell, isNo, isYes } from './intent/small-talk.ts';

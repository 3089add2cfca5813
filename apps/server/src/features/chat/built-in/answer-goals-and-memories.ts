import type { DetectedIntent } from '@app/understanding/intents';
import { meaningsInAnyLanguage } from '@app/understanding/text/word-meanings';
import { progressAsked } from '@app/understanding/questions/goal-asked';
import { significantStems, stem, wordsOf } from '@app/understanding/text/words';
import { CreateGoalBody, type Goal } from '@app/contract/goals';
import { MAX_MEMORIES } from '@app/contract/memories';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { Answer, AskedMessage, Question } from './question.ts';

type GoalRequest = Extract<DetectedIntent, { intent: 'goal' }>;
type MemoryRequest = Extract<DetectedIntent, { intent: 'remember' }>;

export interface GoalAndMemoryDependencies {
  assistant: Pick<AssistantService, 'memories'>;
  goals: GoalsService;
}

/** Matches a question that counts conversations, not the progress of a goal. */
const ABOUT_CONVERSATIONS = /\b(?:conversations?|chats?|talk\w*|ask\w*|mention\w*|discuss\w*|said|say|about)\b/i;

/** Answers about goals and memories. A new goal or memory is stored only after the user has agreed. */
export const createGoalAndMemoryAnswers = ({ assistant, goals }: GoalAndMemoryDependencies) => ({
  ...createGoalAnswers(goals),
  ...createMemoryAnswers(assistant),
});

function createGoalAnswers(goals: GoalsService) {
  return {
    goal: async ({ userId, replies: texts }: Question, asked: GoalRequest, isAgreed: boolean): Promise<Answer> => {
      const { title, targetValue, unit, targetDate } = asked;
      const target = targetValue === undefined ? '' : `${targetValue} ${unit ?? ''}`.trim();
      const body = { title, targetValue: targetValue ?? null, unit: unit ?? null, targetDate: targetDate ?? null };
      const goal = CreateGoalBody.safeParse(body);
      if (!goal.success) return { text: goal.error.issues[0]?.message ?? texts.noGoals };
      if (!isAgreed) return { text: texts.shallSetGoal(title, target, targetDate), offers: texts.yesOrNo };
      await goals.create(userId, goal.data);
      return { text: texts.goalSet(title) };
    },

    listGoals: async (question: Question): Promise<string> => {
      const { userId, text, replies: texts } = question;
      const open = (await goals.list(userId)).filter(({ isAchieved }) => !isAchieved);
      if (open.length === 0) return texts.noGoals;
      const named = goalsNamedIn(text, open);
      const [only] = named;
      if (only !== undefined && named.length === 1) return texts.oneGoal(only.title, progressOf(only, question));
      const lines = (named.length > 0 ? named : open).map((goal) =>
        texts.goalLine(goal.title, progressOf(goal, question)),
      );
      return named.length > 0 ? lines.join('\n') : [texts.openGoals(open.length), '', ...lines].join('\n');
    },

    /** The progress of the goals that 'how far am I with the books' names; undefined if it names none. */
    progressAsked: async (asked: AskedMessage): Promise<Answer | undefined> => {
      const { userId, text, replies: texts } = asked;
      const what = progressAsked(text);
      if (what === undefined) return undefined;
      const open = (await goals.list(userId)).filter(({ isAchieved }) => !isAchieved);
      const named = goalsTitledOrNamedIn(what, open);
      if (named.length === 0) return undefined;
      const lines = named.map((goal) => texts.oneGoal(goal.title, progressOf(goal, asked)));
      return { text: lines.join('\n\n'), hasNoPlans: true };
    },

    /** The progress of the goal that “how many books have I read?” asks about; undefined unless exactly one fits. */
    progressOfNamedGoal: async (question: Question): Promise<string | undefined> => {
      const { userId, text, replies: texts } = question;
      if (ABOUT_CONVERSATIONS.test(text)) return undefined;
      const open = (await goals.list(userId)).filter(
        ({ isAchieved, targetValue }) => !isAchieved && targetValue !== null,
      );
      const [only, ...others] = goalsNamedIn(text, open);
      return only === undefined || others.length > 0
        ? undefined
        : texts.oneGoal(only.title, progressOf(only, question));
    },
  };
}

function createMemoryAnswers({ memories }: Pick<AssistantService, 'memories'>) {
  return {
    remember: async (
      { userId, conversationId, replies: texts }: Question,
      { text }: MemoryRequest,
      isAgreed: boolean,
    ): Promise<Answer> => {
      const known = await memories.list(userId);
      if (known.some((memory) => memory.text.toLowerCase() === text.toLowerCase()))
        return { text: texts.rememberedAlready(text) };
      if (known.length >= MAX_MEMORIES) return { text: texts.memoryFull };
      if (!isAgreed) return { text: texts.shallRemember(text), offers: texts.yesOrNo };
      await memories.create(userId, text, conversationId);
      return { text: texts.remembered(text) };
    },

    listMemories: async ({ userId, replies: texts }: Question): Promise<string> => {
      const known = await memories.list(userId);
      if (known.length === 0) return texts.noMemories;
      return [texts.memories, '', ...known.map(({ text }) => `- ${text}`)].join('\n');
    },
  };
}

/** 'Laufziel', 'leesdoel': the subject and the word for a goal in one word. */
const SUBJECT_AND_GOAL = /^(\p{L}{3,}?)(?:ziel|doel)\p{L}{0,2}$/u;

/** The goals with a word of the question in their title or unit. */
export function goalsNamedIn(text: string, open: readonly Goal[]): readonly Goal[] {
  const meant = wordsOf(text).flatMap((word) => meaningsInAnyLanguage(word).map(stem));
  const asked = new Set([...significantStems(text), ...meant]);
  const joined = wordsOf(text).flatMap((word) => SUBJECT_AND_GOAL.exec(word)?.[1] ?? []);
  return open.filter(
    ({ title, unit }) =>
      significantStems(`${title} ${unit ?? ''}`).some((word) => asked.has(word)) ||
      wordsOf(title).some((word) => joined.some((subject) => word.startsWith(subject))),
  );
}

/** The goals that the text names by their titles; if it names none so, the goals that it names by their units. */
export function goalsTitledOrNamedIn(text: string, open: readonly Goal[]): readonly Goal[] {
  const titled = open.filter((goal) => goalsNamedIn(text, [{ ...goal, unit: null }]).length > 0);
  return titled.length > 0 ? titled : goalsNamedIn(text, open);
}

export function progressOf(
  { progress, targetValue, currentValue, unit, targetDate, pace }: Goal,
  { now, replies: texts }: Pick<Question, 'now' | 'replies'>,
): string {
  const left = targetValue === null ? 0 : Math.abs(targetValue - currentValue);
  return texts.goalProgress({
    percent: Math.round(progress),
    target:
      targetValue === null
        ? undefined
        : { value: texts.formatAmount(currentValue), target: texts.formatAmount(targetValue), unit: unit ?? '' },
    left: left === 0 ? undefined : texts.formatAmount(left),
    by: targetDate === null ? undefined : texts.formatCalendarDay(targetDate, now),
    pace: pace?.state,
  });
}

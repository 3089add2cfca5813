import type { DetectedIntent } from '@app/understanding/intents';
import { significantStems, wordsOf } from '@app/understanding/text/words';
import { CreateGoalBody, type Goal } from '@app/contract/goals';
import { MAX_MEMORIES } from '@app/contract/memories';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import * as texts from './built-in.messages.ts';
import type { Answer, Question } from './question.ts';
import { formatCalendarDay } from './wording.ts';

type GoalRequest = Extract<DetectedIntent, { intent: 'goal' }>;
type MemoryRequest = Extract<DetectedIntent, { intent: 'remember' }>;

export interface GoalAndMemoryDependencies {
  assistant: Pick<AssistantService, 'memories'>;
  goals: GoalsService;
}

/** Matches a question that counts conversations, not the progress of a goal. */
const ABOUT_CONVERSATIONS = /\b(?:conversations?|chats?|talk\w*|ask\w*|mention\w*|discuss\w*|said|say|about)\b/i;

/** Answers about goals and memories. A new goal or memory is stored only after the user has agreed. */
export function createGoalAndMemoryAnswers({ assistant, goals }: GoalAndMemoryDependencies) {
  return {
    goal: async ({ userId }: Question, asked: GoalRequest, isAgreed: boolean): Promise<Answer> => {
      const { title, targetValue, unit, targetDate } = asked;
      const target = targetValue === undefined ? '' : `${targetValue} ${unit ?? ''}`.trim();
      const body = { title, targetValue: targetValue ?? null, unit: unit ?? null, targetDate: targetDate ?? null };
      const goal = CreateGoalBody.safeParse(body);
      if (!goal.success) return { text: goal.error.issues[0]?.message ?? texts.noGoals };
      if (!isAgreed) return { text: texts.shallSetGoal(title, target, targetDate), offers: texts.yesOrNo };
      await goals.create(userId, goal.data);
      return { text: texts.goalSet(title) };
    },

    listGoals: async ({ userId, text, now }: Question): Promise<string> => {
      const open = (await goals.list(userId)).filter(({ isAchieved }) => !isAchieved);
      if (open.length === 0) return texts.noGoals;
      const named = goalsNamedIn(text, open);
      const [only] = named;
      if (only !== undefined && named.length === 1) return `**${only.title}**: ${progressOf(only, now)}.`;
      const lines = (named.length > 0 ? named : open).map((goal) => texts.goalLine(goal.title, progressOf(goal, now)));
      return named.length > 0 ? lines.join('\n') : [texts.openGoals(open.length), '', ...lines].join('\n');
    },

    /** The progress of the goal that “how many books have I read?” asks about; undefined unless exactly one fits. */
    progressOfNamedGoal: async ({ userId, text, now }: Question): Promise<string | undefined> => {
      if (ABOUT_CONVERSATIONS.test(text)) return undefined;
      const open = (await goals.list(userId)).filter(
        ({ isAchieved, targetValue }) => !isAchieved && targetValue !== null,
      );
      const [only, ...others] = goalsNamedIn(text, open);
      return only === undefined || others.length > 0 ? undefined : `**${only.title}**: ${progressOf(only, now)}.`;
    },

    remember: async (
      { userId, conversationId }: Question,
      { text }: MemoryRequest,
      isAgreed: boolean,
    ): Promise<Answer> => {
      const memories = await assistant.memories.list(userId);
      if (memories.some((memory) => memory.text.toLowerCase() === text.toLowerCase()))
        return { text: texts.rememberedAlready(text) };
      if (memories.length >= MAX_MEMORIES) return { text: texts.memoryFull };
      if (!isAgreed) return { text: texts.shallRemember(text), offers: texts.yesOrNo };
      await assistant.memories.create(userId, text, conversationId);
      return { text: texts.remembered(text) };
    },

    listMemories: async ({ userId }: Question): Promise<string> => {
      const memories = await assistant.memories.list(userId);
      if (memories.length === 0) return texts.noMemories;
      return [texts.memories, '', ...memories.map(({ text }) => `- ${text}`)].join('\n');
    },
  };
}

/** 'Laufziel', 'leesdoel': the subject and the word for a goal in one word. */
const SUBJECT_AND_GOAL = /^(\p{L}{3,}?)(?:ziel|doel)\p{L}{0,2}$/u;

/** The goals with a word of the question in their title or unit. */
export function goalsNamedIn(text: string, open: readonly Goal[]): readonly Goal[] {
  const asked = new Set(significantStems(text));
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

export function progressOf({ progress, targetValue, currentValue, unit, targetDate, pace }: Goal, now: Date): string {
  const format = new Intl.NumberFormat('en-US');
  const amounts =
    targetValue === null ? '' : texts.goalAmounts(format.format(currentValue), format.format(targetValue), unit ?? '');
  const left = targetValue === null ? 0 : Math.abs(targetValue - currentValue);
  return texts.goalProgress(Math.round(progress), {
    amounts,
    left: left === 0 ? '' : format.format(left),
    by: targetDate === null ? '' : formatCalendarDay(targetDate, now),
    pace: pace === null ? '' : texts.paces[pace.state],
  });
}

import type { DetectedIntent } from '@app/understanding/intents';
import { CreateGoalBody } from '@app/contract/goals';
import { MAX_MEMORIES } from '@app/contract/memories';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import * as texts from './built-in.messages.ts';
import type { Answer, Question } from './question.ts';

type GoalRequest = Extract<DetectedIntent, { intent: 'goal' }>;
type MemoryRequest = Extract<DetectedIntent, { intent: 'remember' }>;

export interface GoalAndMemoryDependencies {
  assistant: Pick<AssistantService, 'memories'>;
  goals: GoalsService;
}

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

    listGoals: async ({ userId }: Question): Promise<string> => {
      const openGoals = (await goals.list(userId)).filter(({ isAchieved }) => !isAchieved);
      if (openGoals.length === 0) return texts.noGoals;
      const lines = openGoals.map(({ title, progress, targetDate }) => texts.goalLine(title, progress, targetDate));
      return [texts.openGoals(openGoals.length), '', ...lines].join('\n');
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

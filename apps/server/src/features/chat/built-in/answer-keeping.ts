import type { DetectedIntent } from '@app/understanding/intents';
import { CreateGoalBody } from '@app/contract/goals';
import { mostMemories } from '@app/contract/memories';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import * as words from './built-in.messages.ts';
import type { Answer, Question } from './question.ts';

type GoalOrder = Extract<DetectedIntent, { intent: 'goal' }>;
type MemoryOrder = Extract<DetectedIntent, { intent: 'remember' }>;

export interface KeepingDependencies {
  assistant: Pick<AssistantService, 'memories'>;
  goals: GoalsService;
}

/** Goals and memories. A new one is asked for first, and stored when the user agrees. */
export function createKeepingAnswers({ assistant, goals }: KeepingDependencies) {
  return {
    goal: async ({ userId }: Question, asked: GoalOrder, isAgreed: boolean): Promise<Answer> => {
      const { title, targetValue, unit, targetDate } = asked;
      const measure = targetValue === undefined ? '' : `${targetValue} ${unit ?? ''}`.trim();
      const body = { title, targetValue: targetValue ?? null, unit: unit ?? null, targetDate: targetDate ?? null };
      const goal = CreateGoalBody.safeParse(body);
      if (!goal.success) return { text: goal.error.issues[0]?.message ?? words.noGoals };
      if (!isAgreed) return { text: words.shallSetGoal(title, measure, targetDate), offers: words.yesOrNo };
      await goals.create(userId, goal.data);
      return { text: words.goalSet(title) };
    },

    listGoals: async ({ userId }: Question): Promise<string> => {
      const open = (await goals.list(userId)).filter(({ isAchieved }) => !isAchieved);
      if (open.length === 0) return words.noGoals;
      const lines = open.map(({ title, progress, targetDate }) => words.goalLine(title, progress, targetDate));
      return [words.openGoals(open.length), '', ...lines].join('\n');
    },

    remember: async (
      { userId, conversationId }: Question,
      { text }: MemoryOrder,
      isAgreed: boolean,
    ): Promise<Answer> => {
      const memories = await assistant.memories.list(userId);
      if (memories.some((memory) => memory.text.toLowerCase() === text.toLowerCase()))
        return { text: words.rememberedAlready(text) };
      if (memories.length >= mostMemories) return { text: words.memoryFull };
      if (!isAgreed) return { text: words.shallRemember(text), offers: words.yesOrNo };
      await assistant.memories.create(userId, text, conversationId);
      return { text: words.remembered(text) };
    },

    listMemories: async ({ userId }: Question): Promise<string> => {
      const memories = await assistant.memories.list(userId);
      if (memories.length === 0) return words.noMemories;
      return [words.memories, '', ...memories.map(({ text }) => `- ${text}`)].join('\n');
    },
  };
}

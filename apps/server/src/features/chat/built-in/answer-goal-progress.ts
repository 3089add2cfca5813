import type { DetectedIntent } from '@app/understanding/intents';
import type { Goal } from '@app/contract/goals';
import type { GoalsService } from '#features/goals/goals.service.ts';
import { goalsTitledOrNamedIn, progressOf } from './answer-goals-and-memories.ts';
import * as texts from './built-in.messages.ts';
import { isSameUnit } from './goal-units.ts';
import * as goalTexts from './goals.messages.ts';
import type { Answer, Question } from './question.ts';

type ProgressRequest = Extract<DetectedIntent, { intent: 'goal_progress' }>;

/** Adds an amount to a goal, once the user has agreed. Lists the goals if none, or more than one, has that unit. */
export function createGoalProgressAnswer({ goals }: { goals: GoalsService }) {
  return async (
    { userId, now }: Question,
    { amount, unit = '', text }: ProgressRequest,
    isAgreed: boolean,
  ): Promise<Answer> => {
    const open = (await goals.list(userId)).filter(({ isAchieved }) => !isAchieved);
    if (open.length === 0) return { text: texts.noGoals };
    const [goal, ...others] = countedIn(unit, goalsTitledOrNamedIn(text, open), open);
    const added = `${amount} ${unit}`.trim();
    if (goal === undefined || others.length > 0) {
      const listed = goal === undefined ? open : [goal, ...others];
      const lines = listed.map((one) => texts.goalLine(one.title, progressOf(one, now)));
      const heading = goal === undefined ? goalTexts.noGoalCounted(unit) : goalTexts.whichGoal(added);
      return { text: [heading, '', ...lines].join('\n') };
    }
    if (!isAgreed) return { text: goalTexts.shallAdd(added, goal.title, progressOf(goal, now)), offers: texts.yesOrNo };
    return {
      text: goalTexts.added(added, goal.title, progressOf(await goals.addProgress(userId, goal.id, { amount }), now)),
    };
  };
}

/** The goals that an amount in the unit can be added to. If the question names goals, only these are considered. */
function countedIn(unit: string, named: readonly Goal[], open: readonly Goal[]): readonly Goal[] {
  const counted = (named.length > 0 ? named : open).filter(({ targetValue }) => targetValue !== null);
  return unit === '' ? counted : counted.filter((goal) => goal.unit === null || isSameUnit(goal.unit, unit));
}

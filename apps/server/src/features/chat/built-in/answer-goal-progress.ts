import type { DetectedIntent } from '@app/understanding/intents';
import type { Goal } from '@app/contract/goals';
import type { GoalsService } from '#features/goals/goals.service.ts';
import { goalsTitledOrNamedIn, progressOf } from './answer-goals-and-memories.ts';
import { isSameUnit } from './goal-units.ts';
import type { Answer, Question } from './question.ts';

type ProgressRequest = Extract<DetectedIntent, { intent: 'goal_progress' }>;

/**
 * Adds an amount to a goal, once the user has agreed. Lists the goals if none or several are counted in the unit.
 * Undefined for a report such as 'I ran 9 km' if no goal is counted in its unit.
 */
export function createGoalProgressAnswer({ goals }: { goals: GoalsService }) {
  return async (question: Question, request: ProgressRequest, isAgreed: boolean): Promise<Answer | undefined> => {
    const { userId, replies: texts } = question;
    const { isReport, share, unit = '', text } = request;
    const open = (await goals.list(userId)).filter(({ isAchieved }) => !isAchieved);
    const isNamed = share === undefined ? open.some((goal) => goal.unit !== null && isSameUnit(goal.unit, unit)) : true;
    if (isReport === true && !isNamed) return undefined;
    if (open.length === 0) return { text: texts.noGoals };
    const named = goalsTitledOrNamedIn(text, open);
    const [goal, ...others] = countedIn(unit, named, open);
    // 'I'm halfway through the book' is only about a goal that it names.
    if (share !== undefined && (named.length === 0 || goal === undefined || others.length > 0)) return undefined;
    const amount = amountOf(request, goal);
    const added = `${amount} ${share === undefined ? unit : (goal?.unit ?? '')}`.trim();
    if (goal === undefined || others.length > 0) {
      const listed = goal === undefined ? open : [goal, ...others];
      const lines = listed.map((one) => texts.goalLine(one.title, progressOf(one, question)));
      const heading = goal === undefined ? texts.noGoalCounted(unit) : texts.whichGoal(added);
      return { text: [heading, '', ...lines].join('\n') };
    }
    // A reported total below the present value does not lower it.
    if (amount === 0 || (isReport === true && amount < 0))
      return { text: texts.oneGoal(goal.title, progressOf(goal, question)) };
    if (!isAgreed)
      return {
        text: texts.shallAdd(added, goal.title, progressOf(goal, question), progressWith(amount, goal, question)),
        offers: texts.yesOrNo,
      };
    return {
      text: texts.added(added, goal.title, progressOf(await goals.addProgress(userId, goal.id, { amount }), question)),
    };
  };
}

/** The progress of a goal once the amount is added. */
function progressWith(amount: number, goal: Goal, { replies: texts }: Question): string {
  const { startValue, currentValue, targetValue, unit } = goal;
  const [target, start] = [targetValue ?? 0, startValue ?? 0];
  // Decimals such as 0.1 + 0.2 are not exact.
  const value = Number((currentValue + amount).toFixed(6));
  const isReached = start <= target ? value >= target : value <= target;
  const percent = isReached || start === target ? 100 : Math.min(99, ((value - start) / (target - start)) * 100);
  return texts.goalProgress({
    percent: Math.max(0, Math.round(percent)),
    target: { value: texts.formatAmount(value), target: texts.formatAmount(target), unit: unit ?? '' },
    left: isReached ? undefined : texts.formatAmount(Number(Math.abs(target - value).toFixed(6))),
  });
}

/** The amount to add to the goal. */
function amountOf({ amount, isTotal, share }: ProgressRequest, goal: Goal | undefined): number {
  const current = goal?.currentValue ?? 0;
  if (share !== undefined) return Math.round((goal?.targetValue ?? 0) * share) - current;
  return isTotal === true ? amount - current : amount;
}

/** The goals that an amount in the unit can be added to. If the question names goals, only these are considered. */
function countedIn(unit: string, named: readonly Goal[], open: readonly Goal[]): readonly Goal[] {
  const counted = (named.length > 0 ? named : open).filter(({ targetValue }) => targetValue !== null);
  return unit === '' ? counted : counted.filter((goal) => goal.unit === null || isSameUnit(goal.unit, unit));
}

import type { Goal } from '@app/contract/goals';
import type { DataQuestion } from '@app/understanding/questions/data-question';
import type { GoalsService } from '#features/goals/goals.service.ts';
import { localDay } from '#platform/local-day.ts';
import { goalsTitledOrNamedIn, progressOf } from '../answer-goals-and-memories.ts';
import { isSameUnit } from '../goal-units.ts';
import { goalLine, noGoals, openGoals } from '../built-in.messages.ts';
import type { Question } from '../question.ts';
import type { TimeWindow } from '@app/understanding/time/time-window';
import { deadlineOf, formatCalendarDay } from '../wording.ts';
import { UNTIL } from './applied-filters.ts';
import { distanceOfDay, spanInWords } from './fact-wording.ts';
import * as texts from './facts.messages.ts';

const WEEK_MS = 7 * 86_400_000;

const formatNumber = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(value);

const amountOf = (value: number, { unit }: Goal): string => `${formatNumber(value)}${unit === null ? '' : ` ${unit}`}`;

const leftLine = (goal: Goal, now: Date): string => `**${goal.title}**: ${progressOf(goal, now)}.`;

/** What a steady pace would have reached by today; empty if the goal is on track or has no such pace. */
function steadyPart(goal: Goal): string {
  const { pace, targetValue, startValue, currentValue } = goal;
  if (targetValue === null || (pace?.state !== 'ahead' && pace?.state !== 'behind')) return '';
  const direction = targetValue < startValue ? -1 : 1;
  const lead = (pace.state === 'ahead' ? 1 : -1) * pace.difference * direction;
  return ` ${texts.steadyToday(amountOf(currentValue - lead, goal))}`;
}

function dueLine({ title, targetDate }: Goal, now: Date, timeZone: string): string {
  if (targetDate === null) return texts.goalUndated(title);
  const distance = distanceOfDay(targetDate, localDay(now, timeZone));
  return texts.goalDue(title, formatCalendarDay(targetDate, now), distance);
}

function paceLine(goal: Goal, now: Date): string {
  const { pace, targetDate, title } = goal;
  if (targetDate === null || pace?.perWeek == null) return `**${title}**: ${progressOf(goal, now)}.`;
  const weeks = Math.max(0, Date.parse(`${targetDate}T12:00:00Z`) - now.getTime()) / WEEK_MS;
  const needed = texts.goalPace(title, amountOf(pace.perWeek, goal), formatCalendarDay(targetDate, now));
  return `${needed} ${texts.weeksLeft(formatNumber(weeks))} ${texts.soFar(progressOf(goal, now))}${steadyPart(goal)}`;
}

/** How far a goal is ahead of a steady pace, as a share of its target. Negative for a goal that is behind. */
function leadOf({ pace, targetValue, startValue }: Goal): number {
  const whole = targetValue === null ? 1 : Math.abs(targetValue - startValue) || 1;
  const share = (pace?.difference ?? 0) / whole;
  return pace?.state === 'behind' || pace?.state === 'overdue' ? -share - Number.EPSILON : share;
}

const isBehind = ({ pace }: Goal): boolean => pace?.state === 'behind' || pace?.state === 'overdue';

/** Which goals are behind schedule, the furthest behind first; or which goal is furthest ahead. */
function paceAnswer(goals: readonly Goal[], state: 'behind' | 'ahead', now: Date): string {
  const lines = (some: readonly Goal[]): string[] => some.map((goal) => goalLine(goal.title, progressOf(goal, now)));
  const inOrder = goals.toSorted((a, b) => (state === 'behind' ? leadOf(a) - leadOf(b) : leadOf(b) - leadOf(a)));
  if (state === 'ahead') {
    const ahead = inOrder.filter(({ pace }) => pace?.state === 'ahead');
    const [best] = ahead;
    if (best === undefined) return [texts.noGoalAhead, '', ...lines(inOrder)].join('\n');
    return ahead.length === 1
      ? texts.bestGoal('furthest ahead', best.title, progressOf(best, now))
      : [texts.goalsAhead(ahead.length), '', ...lines(ahead)].join('\n');
  }
  const behind = inOrder.filter(isBehind);
  if (behind.length === 0) return [texts.noGoalBehind, '', ...lines(inOrder)].join('\n');
  return [texts.goalsBehind(behind.length), '', ...lines(behind)].join('\n');
}

function orderedAnswer(
  goals: readonly Goal[],
  { order, extremes, offset = 0 }: DataQuestion,
  now: Date,
): string | undefined {
  const by = order ?? (extremes?.[0] === 'least' ? 'shortest' : extremes === undefined ? undefined : 'longest');
  if (by === undefined) return undefined;
  const day = ({ targetDate }: Goal): string => targetDate ?? '9999';
  const sorted = goals.toSorted((a, b) => {
    if (by === 'longest') return b.progress - a.progress;
    return by === 'shortest' ? a.progress - b.progress : day(a).localeCompare(day(b));
  });
  const goal = sorted[offset];
  if (goal === undefined) return texts.nothingFurther;
  const word = by === 'longest' ? 'closest to done' : by === 'shortest' ? 'furthest from done' : 'due first';
  return texts.bestGoal(word, goal.title, progressOf(goal, now));
}

/** The goals with the words in their title or unit; all of them without words. */
function namedGoals(open: readonly Goal[], words: readonly string[]): readonly Goal[] {
  if (words.length === 0) return open;
  const found = goalsTitledOrNamedIn(words.join(' '), open);
  const byUnit = open.filter(({ unit }) => unit !== null && words.some((word) => isSameUnit(word, unit)));
  return found.length > 0 ? found : byUnit;
}

/** The goals that are due in a period, or were reached in it. */
function goalsOfPeriod(
  { open, achieved }: { open: readonly Goal[]; achieved: readonly Goal[] },
  { period, state }: DataQuestion & { period: TimeWindow },
  { now, timeZone }: Pick<Question, 'now' | 'timeZone'>,
): string {
  const [first, last] = [localDay(period.from, timeZone), localDay(new Date(period.to.getTime() - 1), timeZone)];
  const isIn = (day: string): boolean => (UNTIL.test(period.label) || day >= first) && day <= last;
  const span = UNTIL.test(period.label) ? deadlineOf(period.to, timeZone) : spanInWords(period, now, timeZone);
  if (state === 'done' || state === 'achieved') {
    const reached = achieved.filter(
      ({ achievedAt }) => achievedAt !== null && isIn(localDay(new Date(achievedAt), timeZone)),
    );
    return [texts.goalsReachedIn(reached.length, span), '', ...reached.map(({ title }) => `- ${title}`)]
      .join('\n')
      .trim();
  }
  const due = open.filter(({ targetDate }) => targetDate !== null && isIn(targetDate));
  const lines = (some: readonly Goal[]): string[] => some.map((goal) => goalLine(goal.title, progressOf(goal, now)));
  if (due.length > 0) return [texts.goalsDueIn(due.length, span), '', ...lines(due)].join('\n');
  return open.length === 0
    ? texts.goalsDueIn(0, span)
    : [texts.goalsDueIn(0, span), '', openGoals(open.length), '', ...lines(open)].join('\n');
}

/** Answers about goals: all of them, or those that the question names. */
export async function goalAnswer(
  service: GoalsService,
  { userId, now, timeZone }: Pick<Question, 'userId' | 'now' | 'timeZone'>,
  asked: DataQuestion,
): Promise<string> {
  if (asked.state === 'any') {
    const ofState = (state: 'open' | 'done') => goalAnswer(service, { userId, now, timeZone }, { ...asked, state });
    return [await ofState('open'), await ofState('done')].join('\n\n');
  }
  if (asked.order === undefined && asked.extremes === undefined && (asked.offset ?? 0) > 0) return texts.nothingFurther;
  const all = await service.list(userId);
  const open = all.filter(({ isAchieved }) => !isAchieved);
  const achieved = all.filter(({ isAchieved }) => isAchieved);
  if (all.length === 0) return noGoals;
  if (asked.period !== undefined && asked.words.length === 0)
    return goalsOfPeriod({ open, achieved }, { ...asked, period: asked.period }, { now, timeZone });
  const named = namedGoals(open, asked.words);
  const isNamed = asked.words.length > 0 && named.length > 0;
  if (!isNamed && (asked.state === 'done' || asked.state === 'achieved')) {
    if (achieved.length === 0) return texts.noGoalReached;
    return [texts.goalsReached(achieved.length), '', ...achieved.map(({ title }) => `- ${title}`)].join('\n');
  }
  if (open.length === 0) return noGoals;
  if (named.length === 0) return texts.noGoalNamed(asked.subject);
  const [only] = named;
  const isOne = only !== undefined && named.length === 1 && asked.words.length > 0;
  if (!isOne && (asked.state === 'behind' || asked.state === 'ahead')) return paceAnswer(named, asked.state, now);
  const ordered = asked.words.length === 0 ? orderedAnswer(open, asked, now) : undefined;
  if (ordered !== undefined) return ordered;
  const lineOf = { when: dueLine, ago: dueLine, pace: paceLine, left: leftLine }[asked.act as 'when'];
  if (lineOf !== undefined) return named.map((goal) => lineOf(goal, now, timeZone)).join('\n\n');
  if (asked.act === 'count' && !isOne) return texts.countedGoals(open.length, achieved.length);
  const lines = named.map((goal) => goalLine(goal.title, progressOf(goal, now)));
  const asksPace = asked.state === 'behind' || asked.state === 'ahead';
  return isOne
    ? `${leftLine(only, now)}${asksPace ? steadyPart(only) : ''}`
    : [openGoals(named.length), '', ...lines].join('\n');
}

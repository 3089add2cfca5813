import type { Goal } from '@app/contract/goals';
import type { DataQuestion } from '@app/understanding/questions/data-question';
import type { TimeWindow } from '@app/understanding/time/time-window';
import type { GoalsService } from '#features/goals/goals.service.ts';
import { localDay } from '#platform/local-day.ts';
import { goalsTitledOrNamedIn, progressOf } from '../answer-goals-and-memories.ts';
import { isSameUnit } from '../goal-units.ts';
import type { Question } from '../question.ts';
import type { Replies } from '../replies/replies.ts';
import { UNTIL } from './applied-filters.ts';

const WEEK_MS = 7 * 86_400_000;

type Asker = Pick<Question, 'userId' | 'now' | 'timeZone' | 'replies'>;

const amountOf = (value: number, { unit }: Goal, { formatNumber }: Replies): string =>
  `${formatNumber(value)}${unit === null ? '' : ` ${unit}`}`;

const leftLine = (goal: Goal, asker: Asker): string => asker.replies.oneGoal(goal.title, progressOf(goal, asker));

/** What a steady pace would have reached by today; empty if the goal is on track or has no such pace. */
function steadyPart(goal: Goal, texts: Replies): string {
  const { pace, targetValue, startValue, currentValue } = goal;
  if (targetValue === null || (pace?.state !== 'ahead' && pace?.state !== 'behind')) return '';
  const direction = targetValue < startValue ? -1 : 1;
  const lead = (pace.state === 'ahead' ? 1 : -1) * pace.difference * direction;
  return ` ${texts.steadyToday(amountOf(currentValue - lead, goal, texts))}`;
}

function dueLine({ title, targetDate }: Goal, { now, timeZone, replies: texts }: Asker): string {
  if (targetDate === null) return texts.goalUndated(title);
  const distance = texts.distanceOfDay(targetDate, localDay(now, timeZone));
  return texts.goalDue(title, texts.formatCalendarDay(targetDate, now), distance);
}

function paceLine(goal: Goal, asker: Asker): string {
  const { now, replies: texts } = asker;
  const { pace, targetDate, title } = goal;
  if (targetDate === null || pace?.perWeek == null) return leftLine(goal, asker);
  const weeks = Math.max(0, Date.parse(`${targetDate}T12:00:00Z`) - now.getTime()) / WEEK_MS;
  const needed = texts.goalPace(title, amountOf(pace.perWeek, goal, texts), texts.formatCalendarDay(targetDate, now));
  return `${needed} ${texts.weeksLeft(texts.formatNumber(weeks))} ${texts.soFar(progressOf(goal, asker))}${steadyPart(goal, texts)}`;
}

/** How far a goal is ahead of a steady pace, as a share of its target. Negative for a goal that is behind. */
function leadOf({ pace, targetValue, startValue }: Goal): number {
  const distance = targetValue === null ? 1 : Math.abs(targetValue - startValue) || 1;
  const share = (pace?.difference ?? 0) / distance;
  return pace?.state === 'behind' || pace?.state === 'overdue' ? -share - Number.EPSILON : share;
}

const isBehind = ({ pace }: Goal): boolean => pace?.state === 'behind' || pace?.state === 'overdue';

/** Which goals are behind schedule, the furthest behind first; or which goal is furthest ahead. */
function paceAnswer(goals: readonly Goal[], state: 'behind' | 'ahead', asker: Asker): string {
  const { replies: texts } = asker;
  const lines = (some: readonly Goal[]): string[] =>
    some.map((goal) => texts.goalLine(goal.title, progressOf(goal, asker)));
  const inOrder = goals.toSorted((a, b) => (state === 'behind' ? leadOf(a) - leadOf(b) : leadOf(b) - leadOf(a)));
  if (state === 'ahead') {
    const ahead = inOrder.filter(({ pace }) => pace?.state === 'ahead');
    const [best] = ahead;
    if (best === undefined) return [texts.noGoalAhead, '', ...lines(inOrder)].join('\n');
    return ahead.length === 1
      ? texts.bestGoal('ahead', best.title, progressOf(best, asker))
      : [texts.goalsAhead(ahead.length), '', ...lines(ahead)].join('\n');
  }
  const behind = inOrder.filter(isBehind);
  if (behind.length === 0) return [texts.noGoalBehind, '', ...lines(inOrder)].join('\n');
  return [texts.goalsBehind(behind.length), '', ...lines(behind)].join('\n');
}

function orderedAnswer(
  goals: readonly Goal[],
  { order, extremes, offset = 0 }: DataQuestion,
  asker: Asker,
): string | undefined {
  const { replies: texts } = asker;
  const by = order ?? (extremes?.[0] === 'least' ? 'shortest' : extremes === undefined ? undefined : 'longest');
  if (by === undefined) return undefined;
  const day = ({ targetDate }: Goal): string => targetDate ?? '9999';
  const sorted = goals.toSorted((a, b) => {
    if (by === 'longest') return b.progress - a.progress;
    return by === 'shortest' ? a.progress - b.progress : day(a).localeCompare(day(b));
  });
  const goal = sorted[offset];
  if (goal === undefined) return texts.nothingFurther;
  return texts.bestGoal(by === 'longest' || by === 'shortest' ? by : 'dueFirst', goal.title, progressOf(goal, asker));
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
  asker: Asker,
): string {
  const { now, timeZone, replies: texts } = asker;
  const [first, last] = [localDay(period.from, timeZone), localDay(new Date(period.to.getTime() - 1), timeZone)];
  const isIn = (day: string): boolean => (UNTIL.test(period.label) || day >= first) && day <= last;
  const span = UNTIL.test(period.label)
    ? texts.deadlineOf(period.to, timeZone)
    : texts.spanInWords(period, now, timeZone);
  if (state === 'done' || state === 'achieved') {
    const reached = achieved.filter(
      ({ achievedAt }) => achievedAt !== null && isIn(localDay(new Date(achievedAt), timeZone)),
    );
    return [texts.goalsReachedIn(reached.length, span), '', ...reached.map(({ title }) => `- ${title}`)]
      .join('\n')
      .trim();
  }
  const due = open.filter(({ targetDate }) => targetDate !== null && isIn(targetDate));
  const lines = (some: readonly Goal[]): string[] =>
    some.map((goal) => texts.goalLine(goal.title, progressOf(goal, asker)));
  if (due.length > 0) return [texts.goalsDueIn(due.length, span), '', ...lines(due)].join('\n');
  return open.length === 0
    ? texts.goalsDueIn(0, span)
    : [texts.goalsDueIn(0, span), '', texts.openGoals(open.length), '', ...lines(open)].join('\n');
}

/** Answers about goals: all of them, or those that the question names. */
export async function goalAnswer(service: GoalsService, asker: Asker, asked: DataQuestion): Promise<string> {
  const { userId, replies: texts } = asker;
  if (asked.state === 'any') {
    const ofState = (state: 'open' | 'done') => goalAnswer(service, asker, { ...asked, state });
    return [await ofState('open'), await ofState('done')].join('\n\n');
  }
  if (asked.order === undefined && asked.extremes === undefined && (asked.offset ?? 0) > 0) return texts.nothingFurther;
  const all = await service.list(userId);
  const open = all.filter(({ isAchieved }) => !isAchieved);
  const achieved = all.filter(({ isAchieved }) => isAchieved);
  if (all.length === 0) return texts.noGoals;
  if (asked.period !== undefined && asked.words.length === 0)
    return goalsOfPeriod({ open, achieved }, { ...asked, period: asked.period }, asker);
  const named = namedGoals(open, asked.words);
  const isNamed = asked.words.length > 0 && named.length > 0;
  if (!isNamed && (asked.state === 'done' || asked.state === 'achieved')) {
    if (achieved.length === 0) return texts.noGoalReached;
    return [texts.goalsReached(achieved.length), '', ...achieved.map(({ title }) => `- ${title}`)].join('\n');
  }
  if (open.length === 0) return texts.noGoals;
  if (named.length === 0) return texts.noGoalNamed(asked.subject);
  const [only] = named;
  const isOne = only !== undefined && named.length === 1 && asked.words.length > 0;
  if (!isOne && (asked.state === 'behind' || asked.state === 'ahead')) return paceAnswer(named, asked.state, asker);
  const ordered = asked.words.length === 0 ? orderedAnswer(open, asked, asker) : undefined;
  if (ordered !== undefined) return ordered;
  const lineOf = { when: dueLine, ago: dueLine, pace: paceLine, left: leftLine }[asked.act as 'when'];
  if (lineOf !== undefined) return named.map((goal) => lineOf(goal, asker)).join('\n\n');
  if (asked.act === 'count' && !isOne) return texts.countedGoals(open.length, achieved.length);
  const lines = named.map((goal) => texts.goalLine(goal.title, progressOf(goal, asker)));
  const asksPace = asked.state === 'behind' || asked.state === 'ahead';
  return isOne
    ? `${leftLine(only, asker)}${asksPace ? steadyPart(only, texts) : ''}`
    : [texts.openGoals(named.length), '', ...lines].join('\n');
}

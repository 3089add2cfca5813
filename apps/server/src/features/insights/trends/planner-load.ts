import type { GoalPace, PlannerPoint } from '@app/contract/trends';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { addDays, endOfDay, localDay, startOfDay } from '#platform/local-day.ts';
import { createPeriodIndex, type Period } from './periods.ts';

export interface PlannerDependencies {
  schedule: Pick<ScheduleService, 'list'>;
  tasks: Pick<TasksService, 'listDoneBetween'>;
  goals: Pick<GoalsService, 'list'>;
}

/** Occurrences of repeating events are computed on demand, so the range is limited. */
const MAX_DAYS = 180;
const MAX_GOALS = 20;

/** Calendar events and completed tasks by period. */
export async function loadPlanner(
  { schedule, tasks }: PlannerDependencies,
  userId: string,
  { periods, timeZone }: { periods: readonly Period[]; timeZone: string },
): Promise<PlannerPoint[]> {
  const last = periods.at(-1)?.end;
  if (last === undefined) return [];
  const earliest = addDays(last, 1 - MAX_DAYS);
  const shown = periods.filter(({ end }) => end >= earliest);
  const first = shown[0]?.start ?? last;
  const [from, to] = [startOfDay(first < earliest ? earliest : first, timeZone), endOfDay(last, timeZone)];
  const [events, done] = await Promise.all([
    schedule.list(userId, { from: from.toISOString(), to: to.toISOString() }),
    tasks.listDoneBetween(userId, from, to),
  ]);
  const points = shown.map(({ start, end }) => ({ start, end, events: 0, minutes: 0, tasksDone: 0 }));
  const indexOf = createPeriodIndex(shown);
  const pointOf = (instant: Date) => points[indexOf(localDay(instant, timeZone))];
  for (const { eventDate, duration, isAllDay, isFree } of events) {
    const point = pointOf(new Date(eventDate));
    if (point === undefined) continue;
    point.events += 1;
    point.minutes += isAllDay || isFree ? 0 : duration;
  }
  for (const { completedAt } of done) {
    const point = completedAt === null ? undefined : pointOf(completedAt);
    if (point !== undefined) point.tasksDone += 1;
  }
  return points;
}

/** The current pace of open goals. */
export async function listPaces({ goals }: PlannerDependencies, userId: string): Promise<GoalPace[]> {
  const all = await goals.list(userId);
  return all
    .filter(({ isAchieved }) => !isAchieved)
    .slice(0, MAX_GOALS)
    .map(({ id, title, progress, pace }) => ({ goalId: id, title, progress, pace }));
}

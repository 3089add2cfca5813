import type { Goal } from '@app/contract/goals';
import { STALLED_DAYS, type PersonSnapshot } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { atHour, daysSince, daysUntil, formatDay } from '../dates.ts';
import { formatCount } from '../wording.ts';

const SOON_DAYS = 30;

/** Open goals without logged progress in two weeks and without an upcoming event. */
export function findStalledGoals(snapshot: PersonSnapshot): Candidate[] {
  return snapshot.goals
    .filter(
      (goal) =>
        !goal.isAchieved &&
        daysSince(new Date(goal.createdAt), snapshot.now) >= STALLED_DAYS &&
        !snapshot.activeGoalIds.has(goal.id) &&
        !hasUpcomingEvent(goal, snapshot),
    )
    .map((goal) => toCandidate(goal, snapshot));
}

function hasUpcomingEvent({ id, title }: Goal, { events, tasks, now }: PersonSnapshot): boolean {
  const goalTaskIds = new Set(tasks.filter(({ goalId }) => goalId === id).map((task) => task.id));
  return events.some(
    (event) =>
      new Date(event.eventDate) >= now &&
      ((event.taskId !== null && goalTaskIds.has(event.taskId)) ||
        event.title.toLowerCase().includes(title.toLowerCase())),
  );
}

function toCandidate(goal: Goal, snapshot: PersonSnapshot): Candidate {
  const { id, title, targetDate, createdAt, currentValue, targetValue, unit } = goal;
  const daysLeft = targetDate === null ? undefined : daysUntil(targetDate, snapshot);
  const progress =
    targetValue === null ? 'not reached yet' : `${currentValue} of ${targetValue}${unit === null ? '' : ` ${unit}`}`;
  const isPressing = goal.pace?.state === 'overdue' || (daysLeft !== undefined && daysLeft <= SOON_DAYS);
  return {
    rule: 'stalled_goal',
    // A goal that moves and stalls again is recommended again.
    key: `stalled_goal:${id}:${currentValue}`,
    title: `Take the next step on “${title}”`,
    description:
      daysLeft !== undefined && daysLeft >= 0
        ? `Its date is ${daysLeft === 0 ? 'today' : `in ${formatCount(daysLeft, 'day')}`}. An hour on your schedule gets it moving again.`
        : 'An hour on your schedule gets it moving again. If it no longer matters, change or delete the goal.',
    why: `Nothing was logged for this goal in the last ${STALLED_DAYS} days, and no event ahead makes time for it.`,
    priority: isPressing ? 'high' : 'medium',
    actionType: 'habit',
    categoryId: goal.categoryId,
    sources: [
      {
        kind: 'goal',
        id,
        quote: `${title}: ${progress}, set on ${formatDay(new Date(createdAt), snapshot)}`,
        at: createdAt,
      },
    ],
    action: {
      kind: 'event',
      title: `Work on: ${title}`,
      start: atHour(snapshot, { daysAhead: 1, hour: 18 }),
      minutes: 60,
    },
    at: new Date(createdAt),
  };
}

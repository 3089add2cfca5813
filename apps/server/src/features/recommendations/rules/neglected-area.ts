import type { SnapshotConversation, PersonSnapshot } from '../person-snapshot.ts';
import { DAY_MS } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { conversationSource } from '../sources.ts';
import { atHour, daysSince, formatDay } from '../dates.ts';

/** A category counts as an area of life when it has conversations in this many weeks of the last year. */
const MIN_WEEKS = 5;
const PERIOD_DAYS = 365;
const QUIET_DAYS = 30;
/** Nothing counts as neglected unless the person had at least MIN_RECENT conversations in the last ACTIVE_DAYS days. */
const ACTIVE_DAYS = 14;
const MIN_RECENT = 3;
/** A pause is unusual when it is this many times as long as the usual time between conversations. */
const UNUSUAL_PAUSE = 3;

/** Categories that had regular conversations but none for a month, while the person was active in others. */
export function findNeglectedAreas(snapshot: PersonSnapshot): Candidate[] {
  const { conversations, categories, now } = snapshot;
  const recent = conversations.filter(({ lastActivityAt }) => daysSince(lastActivityAt, now) < ACTIVE_DAYS);
  if (recent.length < MIN_RECENT) return [];
  return categories.flatMap(({ id, name, isProtected }) => {
    const inCategory = conversations.filter(
      ({ categoryId, lastActivityAt }) => categoryId === id && daysSince(lastActivityAt, now) <= PERIOD_DAYS,
    );
    const [latest] = inCategory;
    if (isProtected || latest === undefined || hasRecentEvents(id, snapshot)) return [];
    const quietDays = daysSince(latest.lastActivityAt, now);
    const weeks = new Set(inCategory.map(({ lastActivityAt }) => Math.floor(lastActivityAt.getTime() / (7 * DAY_MS))));
    if (quietDays < QUIET_DAYS || weeks.size < MIN_WEEKS || quietDays < UNUSUAL_PAUSE * medianGap(inCategory))
      return [];
    return [toCandidate({ id, name }, inCategory, quietDays, snapshot)];
  });
}

/** Events can show activity that is not in conversations. */
function hasRecentEvents(categoryId: string, { events, now }: PersonSnapshot): boolean {
  return events.some(
    ({ category, eventDate }) => category?.id === categoryId && daysSince(new Date(eventDate), now) < QUIET_DAYS,
  );
}

/** The median number of days between conversations. */
function medianGap(inCategory: readonly SnapshotConversation[]): number {
  const gaps = inCategory
    .slice(1)
    .map(({ lastActivityAt }, index) => (inCategory[index]?.lastActivityAt.getTime() ?? 0) - lastActivityAt.getTime())
    .toSorted((a, b) => a - b);
  return (gaps[Math.floor(gaps.length / 2)] ?? 0) / DAY_MS;
}

function toCandidate(
  category: { id: string; name: string },
  inCategory: readonly SnapshotConversation[],
  quietDays: number,
  snapshot: PersonSnapshot,
): Candidate {
  const [latest] = inCategory;
  const at = latest?.lastActivityAt ?? snapshot.now;
  return {
    rule: 'neglected_area',
    key: `neglected_area:${category.id}:${at.toISOString().slice(0, 10)}`,
    title: `Come back to ${category.name}`,
    description: `It has been quiet for ${quietDays} days. Keep an hour free for it this week, or leave it for now.`,
    why: `${category.name} came up regularly until ${formatDay(at, snapshot)} and not since, while you went on with other things.`,
    priority: 'low',
    actionType: 'habit',
    categoryId: category.id,
    sources: inCategory.slice(0, 3).map(conversationSource),
    action: {
      kind: 'event',
      title: `Time for ${category.name}`,
      start: atHour(snapshot, { daysAhead: 2, hour: 18 }),
      minutes: 60,
    },
    at,
  };
}

import type { DueCard, Learning } from '@app/contract/learning';
import type { Database } from '#db/database.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import * as cards from './cards.repository.ts';
import * as decks from './decks.repository.ts';
import { toCard } from './learning.mapper.ts';
import * as reviews from './reviews.repository.ts';
import { nextTimes } from './spacing.ts';
import { streakOf, studyDayOf } from './study-day.ts';

/** New cards a day: more would come back as more reviews than anybody keeps up with. */
const NEW_A_DAY = 20;
const SHOWN_DUE = 50;
const SHOWN_DECKS = 500;

/** How it stands with learning: what is due today, and the decks. */
export function createOverview({ db, clock, timeZoneOf }: { db: Database; clock: Clock; timeZoneOf: TimeZoneOf }) {
  function toDue(shown: cards.ShownCard): DueCard {
    return { ...toCard(shown), next: nextTimes(shown.card.memory, clock.now()) };
  }

  return async function overview(userId: string): Promise<Learning> {
    const today = studyDayOf(clock.now(), await timeZoneOf(userId));
    const [done, days, waiting, list, old] = await Promise.all([
      reviews.countDay(db, userId, today.day),
      reviews.listDays(db, userId),
      cards.countDueToday(db, userId, today.end),
      decks.listDecks(db, userId, { until: today.end, limit: SHOWN_DECKS }),
      cards.listDue(db, userId, today.end, SHOWN_DUE),
    ]);
    const newLeft = Math.min(waiting.fresh, Math.max(0, NEW_A_DAY - done.fresh));
    const fresh = await cards.listNew(db, userId, Math.min(newLeft, SHOWN_DUE - old.length));
    // What was failed a minute ago is left to settle while there is anything else.
    const now = clock.now();
    const isRipe = ({ card }: cards.ShownCard): boolean => card.dueAt !== null && card.dueAt <= now;
    const [ripe, later] = [old.filter(isRipe), old.filter((shown) => !isRipe(shown))];
    const dueCount = waiting.due + newLeft;
    return {
      dueCount,
      reviewedToday: done.all,
      streakDays: streakOf(days, today.day),
      proposalCount: list.reduce((sum, { proposalCount }) => sum + proposalCount, 0),
      nextDueAt: dueCount > 0 ? null : await nextDue(userId, today.end, waiting.fresh > 0),
      decks: list,
      due: [...ripe, ...fresh, ...later].map(toDue),
    };
  };

  /** Held-back new cards come tomorrow. */
  async function nextDue(userId: string, endOfDay: Date, hasNew: boolean): Promise<string | null> {
    if (hasNew) return endOfDay.toISOString();
    return (await cards.findNextDue(db, userId, endOfDay))?.toISOString() ?? null;
  }
}

import type { DueCard, Learning } from '@app/contract/learning';
import type { Database } from '#db/database.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import * as cards from './cards.repository.ts';
import * as decks from './decks.repository.ts';
import { MAX_NEW_PER_DAY } from './learning-limits.ts';
import { toCard } from './learning.mapper.ts';
import * as reviews from './reviews.repository.ts';
import { nextTimes } from './spacing.ts';
import { streakOf, studyDayOf } from './study-day.ts';

const MAX_SHOWN_DUE = 50;
const MAX_SHOWN_DECKS = 500;

/** The learning screen: what is due today, and the decks. */
export function createOverview({ db, clock, timeZoneOf }: { db: Database; clock: Clock; timeZoneOf: TimeZoneOf }) {
  function toDueCard(shown: cards.ShownCard): DueCard {
    return { ...toCard(shown), next: nextTimes(shown.card.memory, clock.now()) };
  }

  return async function overview(userId: string): Promise<Learning> {
    const today = studyDayOf(clock.now(), await timeZoneOf(userId));
    const [reviewsToday, reviewDays, dueCounts, deckList, dueCards] = await Promise.all([
      reviews.countDay(db, userId, today.day),
      reviews.listDays(db, userId),
      cards.countDueToday(db, userId, today.end),
      decks.listDecks(db, userId, { today, maxNew: MAX_NEW_PER_DAY, limit: MAX_SHOWN_DECKS }),
      cards.listDue(db, userId, today.end, MAX_SHOWN_DUE),
    ]);
    const newToday = Math.min(dueCounts.newCards, Math.max(0, MAX_NEW_PER_DAY - reviewsToday.newCards));
    const newCards = await cards.listNew(db, userId, Math.min(newToday, MAX_SHOWN_DUE - dueCards.length));
    // A card that becomes due later today was just rated “again”: such cards come after all others.
    const now = clock.now();
    const isDueNow = ({ card }: cards.ShownCard): boolean => card.dueAt !== null && card.dueAt <= now;
    const [dueNow, dueLater] = [dueCards.filter(isDueNow), dueCards.filter((shown) => !isDueNow(shown))];
    const dueCount = dueCounts.due + newToday;
    return {
      dueCount,
      reviewedToday: reviewsToday.all,
      streakDays: streakOf(reviewDays, today.day),
      proposalCount: deckList.reduce((sum, { proposalCount }) => sum + proposalCount, 0),
      nextDueAt: dueCount > 0 ? null : await nextDue(userId, today.end, dueCounts.newCards > 0),
      decks: deckList,
      due: [...dueNow, ...newCards, ...dueLater].map(toDueCard),
    };
  };

  /** When the next card is due. New cards beyond the daily limit are due tomorrow. */
  async function nextDue(userId: string, endOfDay: Date, hasNew: boolean): Promise<string | null> {
    if (hasNew) return endOfDay.toISOString();
    return (await cards.findNextDue(db, userId, endOfDay))?.toISOString() ?? null;
  }
}

import type { ReviewCardBody, ReviewedCard, UndoneReview } from '@app/contract/learning';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as cards from './cards.repository.ts';
import { cardNotFound } from './learning.errors.ts';
import { toCard } from './learning.mapper.ts';
import * as reviews from './reviews.repository.ts';
import { scheduleReview } from './spacing.ts';
import { studyDayOf } from './study-day.ts';

/**
 * Records reviews. When two devices show the same card, only the first review counts: the second is sent with an
 * outdated number of reviews (`reviewCount`).
 */
export function createReviewing({
  db,
  clock,
  newId,
  timeZoneOf,
}: {
  db: Database;
  clock: Clock;
  newId: NewId;
  timeZoneOf: TimeZoneOf;
}) {
  /** Throws learning.card_not_found. */
  return (
    userId: string,
    id: string,
    { rating, reviewCount }: ReviewCardBody,
    idempotencyKey: string | undefined,
  ): Promise<ReviewedCard> =>
    inTransaction(db, async (tx) => {
      const shown = await lockAccepted(tx, userId, id);
      const { card } = shown;
      if (idempotencyKey !== undefined && (await reviews.hasReview(tx, userId, id, idempotencyKey))) {
        return { card: toCard(shown), isCounted: true };
      }
      if (reviewCount !== undefined && reviewCount !== card.reviewCount) {
        return { card: toCard(shown), isCounted: false };
      }
      const now = clock.now();
      const { day } = studyDayOf(now, await timeZoneOf(userId, tx));
      const { memory, dueAt } = scheduleReview(card.memory, rating, now);
      const isLapse = rating === 'again' && card.memory?.phase === 'review';
      const fields = { memory, dueAt, reviewCount: card.reviewCount + 1, lapses: card.lapses + (isLapse ? 1 : 0) };
      await reviews.insertReview(tx, userId, {
        id: newId(),
        cardId: id,
        idempotencyKey: idempotencyKey ?? null,
        rating,
        wasNew: card.reviewCount === 0,
        day,
        reviewedAt: now,
        before: card.memory,
        dueBefore: card.dueAt,
      });
      await cards.updateCard(tx, userId, id, fields);
      await bumpUserVersion(tx, userId);
      return { card: toCard({ ...shown, card: { ...card, ...fields } }), isCounted: true };
    });
}

/** Undoes a card's latest review. */
export function createReviewUndo({ db, clock }: { db: Database; clock: Clock }) {
  /** Throws learning.card_not_found. */
  return (userId: string, id: string, reviewCount: number): Promise<UndoneReview> =>
    inTransaction(db, async (tx) => {
      const shown = await lockAccepted(tx, userId, id);
      const { card } = shown;
      const latest = await reviews.findLatestReview(tx, userId, id);
      if (latest === undefined || reviewCount !== card.reviewCount) return { card: toCard(shown), isUndone: false };
      const wasLapse = latest.rating === 'again' && latest.before?.phase === 'review';
      const fields = {
        memory: latest.before,
        dueAt: latest.dueBefore ?? clock.now(),
        reviewCount: card.reviewCount - 1,
        lapses: card.lapses - (wasLapse ? 1 : 0),
      };
      await reviews.deleteReview(tx, userId, latest.id);
      await cards.updateCard(tx, userId, id, fields);
      await bumpUserVersion(tx, userId);
      return { card: toCard({ ...shown, card: { ...card, ...fields } }), isUndone: true };
    });
}

async function lockAccepted(tx: Tx, userId: string, id: string): Promise<cards.ShownCard> {
  await cards.lockCard(tx, userId, id);
  const shown = await cards.findCard(tx, userId, id);
  if (shown === undefined || shown.card.state !== 'accepted') throw cardNotFound();
  return shown;
}

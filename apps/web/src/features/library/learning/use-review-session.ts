import type { CardRating, DueCard, Learning } from '@app/contract/learning';
import { useState } from 'react';
import { showToast } from '#ui/toast-store.ts';
import { useReview, useUndoReview } from './learning.api.ts';
import { t } from './learning.messages.ts';

/** Identifies a card until its next review: the same card has another key when it is due again. */
const cardKey = ({ id, reviewCount }: DueCard): string => `${id} ${reviewCount}`;

interface RatedCard {
  card: DueCard;
  rating: CardRating;
  /** Resolves to whether the server counted the review; to undefined when the review could not be saved. */
  counted: Promise<boolean | undefined>;
}

/** Shows today's cards one after another and can undo the last rating. */
export function useReviewSession(learning: Learning) {
  const { queue, card, remainingCount, undoneCard, setUndoneCard, setCurrentKey, setIsRated } = useCardQueue(learning);
  const [lastRated, setLastRated] = useState<RatedCard | null>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const review = useReview();
  const undoing = useUndoReview();

  function rate(ratedCard: DueCard, rating: CardRating) {
    const key = cardKey(ratedCard);
    const next = queue.find((one) => cardKey(one) !== key);
    setIsRated(key, true);
    setCurrentKey(next === undefined ? null : cardKey(next));
    setHasStarted(true);
    const counted = review.mutateAsync({ card: ratedCard, rating }).then(showIfNotCounted, () => {
      setIsRated(key, false);
      return undefined;
    });
    setLastRated({ card: ratedCard, rating, counted });
    // A review that did not count cannot be undone.
    void counted.then((isCounted) => {
      if (isCounted !== true) setLastRated((latest) => (latest?.counted === counted ? null : latest));
    });
  }

  async function undo() {
    if (lastRated === null) return;
    const key = cardKey(lastRated.card);
    setLastRated(null);
    setUndoneCard(lastRated.card);
    setIsRated(key, false);
    setCurrentKey(key);
    const isCounted = await lastRated.counted;
    if (isCounted === undefined) return;
    try {
      const { isUndone } = isCounted ? await undoing.mutateAsync(lastRated.card) : { isUndone: false };
      if (isUndone) return;
      if (isCounted) showToast({ title: t('reviewedElsewhere') });
    } catch {
      // The mutation shows the failure. The user may try to undo again, unless another card was rated meanwhile.
      setLastRated((latest) => latest ?? lastRated);
    }
    // The rating was not undone: the card leaves the queue again.
    setIsRated(key, true);
    setUndoneCard(null);
  }

  const wasUndone = card !== undefined && undoneCard !== null && cardKey(card) === cardKey(undoneCard);
  return {
    card: card === undefined ? undefined : { key: `${cardKey(card)} ${wasUndone}`, card, wasUndone },
    cardsLeft: remainingCount,
    hasStarted,
    lastRated,
    rate,
    undo,
  };
}

/** Shows a toast when the review did not count, because the card was reviewed on another device. */
function showIfNotCounted({ isCounted }: { isCounted: boolean }): boolean {
  if (!isCounted) showToast({ title: t('reviewedElsewhere') });
  return isCounted;
}

/** The due cards that were not rated in this session. */
function useCardQueue(learning: Learning) {
  const [ratedKeys, setRatedKeys] = useState<ReadonlySet<string>>(new Set());
  // Keeps the current card when a refetch changes the order of the queue.
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  // The card whose rating was undone. The list of due cards may have been refetched without this card meanwhile.
  const [undoneCard, setUndoneCard] = useState<DueCard | null>(null);
  const listedKeys = new Set(learning.due.map(cardKey));
  const missingCards = undoneCard === null || listedKeys.has(cardKey(undoneCard)) ? [] : [undoneCard];
  const dueCards = [...missingCards, ...learning.due];
  const queue = dueCards.filter((card) => !ratedKeys.has(cardKey(card)));
  const ratedCount = dueCards.length - queue.length;
  return {
    queue,
    card: queue.find((one) => cardKey(one) === currentKey) ?? queue[0],
    remainingCount: learning.dueCount + missingCards.length - ratedCount,
    undoneCard,
    setUndoneCard,
    setCurrentKey,
    setIsRated: (key: string, isRated: boolean) =>
      setRatedKeys((keys) => new Set(isRated ? [...keys, key] : [...keys].filter((one) => one !== key))),
  };
}

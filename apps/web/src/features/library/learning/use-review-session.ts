import type { CardRating, DueCard, Learning } from '@app/contract/learning';
import { useState } from 'react';
import { showToast } from '#ui/toast-store.ts';
import { useReview, useUndoReview } from './learning.api.ts';
import { t } from './learning.messages.ts';

/** Identifies a card until its next review, so that a card that is due again counts as another one. */
const cardKey = ({ id, reviewCount }: DueCard): string => `${id} ${reviewCount}`;

interface Rated {
  card: DueCard;
  rating: CardRating;
  /** Whether the server counted the review; undefined when it could not be saved. */
  counted: Promise<boolean | undefined>;
}

/** Shows today's cards one after another and can undo the last rating. */
export function useReviewSession(learning: Learning) {
  const { queue, card, left, undoneCard, setUndoneCard, setCurrent, setIsRated } = useCardQueue(learning);
  const [last, setLast] = useState<Rated | null>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const review = useReview();
  const undoing = useUndoReview();

  function rate(ratedCard: DueCard, rating: CardRating) {
    const key = cardKey(ratedCard);
    const next = queue.find((one) => cardKey(one) !== key);
    setIsRated(key, true);
    setCurrent(next === undefined ? null : cardKey(next));
    setHasStarted(true);
    const counted = review.mutateAsync({ card: ratedCard, rating }).then(noteReviewedElsewhere, () => {
      setIsRated(key, false);
      return undefined;
    });
    setLast({ card: ratedCard, rating, counted });
    // A review that did not count cannot be undone.
    void counted.then((isCounted) => {
      if (isCounted !== true) setLast((latest) => (latest?.counted === counted ? null : latest));
    });
  }

  async function undo() {
    if (last === null) return;
    const key = cardKey(last.card);
    setLast(null);
    setUndoneCard(last.card);
    setIsRated(key, false);
    setCurrent(key);
    const isCounted = await last.counted;
    if (isCounted === undefined) return;
    try {
      const { isUndone } = isCounted ? await undoing.mutateAsync(last.card) : { isUndone: false };
      if (isUndone) return;
      if (isCounted) showToast({ title: t('reviewedElsewhere') });
    } catch {
      // The mutation shows the failure. It may be tried again, unless another card was rated meanwhile.
      setLast((latest) => latest ?? last);
    }
    setIsRated(key, true);
    setUndoneCard(null);
  }

  const wasUndone = card !== undefined && undoneCard !== null && cardKey(card) === cardKey(undoneCard);
  return {
    card: card === undefined ? undefined : { key: `${cardKey(card)} ${wasUndone}`, card, wasUndone },
    left,
    hasStarted,
    last,
    rate,
    undo,
  };
}

function noteReviewedElsewhere({ isCounted }: { isCounted: boolean }): boolean {
  if (!isCounted) showToast({ title: t('reviewedElsewhere') });
  return isCounted;
}

/** The due cards without those rated in this session. */
function useCardQueue(learning: Learning) {
  const [rated, setRated] = useState<ReadonlySet<string>>(new Set());
  // Keeps the current card when a refetch changes the order of the queue.
  const [current, setCurrent] = useState<string | null>(null);
  // The card whose rating was undone: the list may have been refetched without it in the meantime.
  const [undoneCard, setUndoneCard] = useState<DueCard | null>(null);
  const known = new Set(learning.due.map(cardKey));
  const missing = undoneCard === null || known.has(cardKey(undoneCard)) ? [] : [undoneCard];
  const shown = [...missing, ...learning.due];
  const queue = shown.filter((card) => !rated.has(cardKey(card)));
  return {
    queue,
    card: queue.find((one) => cardKey(one) === current) ?? queue[0],
    left: learning.dueCount + missing.length - (shown.length - queue.length),
    undoneCard,
    setUndoneCard,
    setCurrent,
    setIsRated: (key: string, isRated: boolean) =>
      setRated((keys) => new Set(isRated ? [...keys, key] : [...keys].filter((one) => one !== key))),
  };
}

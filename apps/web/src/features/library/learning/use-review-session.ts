import type { CardRating, DueCard, Learning } from '@app/contract/learning';
import { useState } from 'react';
import { showToast } from '#ui/toast-store.ts';
import { useReview, useUndoReview } from './learning.api.ts';
import { t } from './learning.messages.ts';

/** Identifies one showing of a card: after a review it is a new showing. */
const showing = ({ id, reviewCount }: DueCard): string => `${id} ${reviewCount}`;

interface Rated {
  card: DueCard;
  rating: CardRating;
  /** Whether the review counted; undefined when it was not saved. */
  counted: Promise<boolean | undefined>;
}

/** Today's cards in turn, and undoing the last rating. */
export function useReviewSession(learning: Learning) {
  const { queue, card, left, takenBack, setTakenBack, setCurrent, setIsAnswered } = useCardQueue(learning);
  const [last, setLast] = useState<Rated | null>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const review = useReview();
  const undoing = useUndoReview();

  function rate(rated: DueCard, rating: CardRating) {
    const key = showing(rated);
    const next = queue.find((one) => showing(one) !== key);
    setIsAnswered(key, true);
    setCurrent(next === undefined ? null : showing(next));
    setHasStarted(true);
    const counted = review.mutateAsync({ card: rated, rating }).then(noteReviewedElsewhere, () => {
      setIsAnswered(key, false);
      return undefined;
    });
    setLast({ card: rated, rating, counted });
    // A review that did not count cannot be undone.
    void counted.then((isCounted) => {
      if (isCounted !== true) setLast((latest) => (latest?.counted === counted ? null : latest));
    });
  }

  async function undo() {
    if (last === null) return;
    const key = showing(last.card);
    setLast(null);
    setTakenBack(last.card);
    setIsAnswered(key, false);
    setCurrent(key);
    const isCounted = await last.counted;
    if (isCounted === undefined) return;
    try {
      const { isUndone } = isCounted ? await undoing.mutateAsync(last.card) : { isUndone: false };
      if (isUndone) return;
      if (isCounted) showToast({ title: t('reviewedElsewhere') });
    } catch {
      // The mutation shows the failure.
    }
    setIsAnswered(key, true);
    setTakenBack(null);
  }

  const isTakenBack = card !== undefined && takenBack !== null && showing(card) === showing(takenBack);
  return {
    card: card === undefined ? undefined : { key: `${showing(card)} ${isTakenBack}`, card, isTakenBack },
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

/** The cards that are due, less those answered here. */
function useCardQueue(learning: Learning) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  // The current card stays, whatever a refetch brings.
  const [current, setCurrent] = useState<string | null>(null);
  // The list may have been refetched between the review and its undo.
  const [takenBack, setTakenBack] = useState<DueCard | null>(null);
  const known = new Set(learning.due.map(showing));
  const missing = takenBack === null || known.has(showing(takenBack)) ? [] : [takenBack];
  const shown = [...missing, ...learning.due];
  const queue = shown.filter((card) => !answered.has(showing(card)));
  return {
    queue,
    card: queue.find((one) => showing(one) === current) ?? queue[0],
    left: learning.dueCount + missing.length - (shown.length - queue.length),
    takenBack,
    setTakenBack,
    setCurrent,
    setIsAnswered: (key: string, isAnswered: boolean) =>
      setAnswered((keys) => new Set(isAnswered ? [...keys, key] : [...keys].filter((one) => one !== key))),
  };
}

import type { CardRating, DueCard } from '@app/contract/learning';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { KeyHint } from '#ui/key-hint.tsx';
import { formatInterval } from './format-interval.ts';
import { t } from './learning.messages.ts';
import { SourceLine } from './source-line.tsx';
import { useReviewKeys } from './use-review-keys.ts';

const ratings: readonly CardRating[] = ['again', 'hard', 'good', 'easy'];

export interface ReviewCardProps {
  card: DueCard;
  /** Whether the card takes the focus when it appears; false for the first card, before the review has started. */
  takesFocus: boolean;
  /** Whether the answer is shown from the start: true after the rating of this card was undone. */
  startsFlipped: boolean;
  onRate: (rating: CardRating) => void;
}

/** One card: the question, then the answer and the rating. */
export function ReviewCard({ card, takesFocus, startsFlipped, onRate }: ReviewCardProps) {
  const [isFlipped, setFlipped] = useState(startsFlipped);
  const [now] = useState(() => Date.now());
  const reveal = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) reveal.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isFlipped) answer.current?.focus();
  }, [isFlipped]);
  useReviewKeys((key) => {
    if (key === ' ') setFlipped(!isFlipped);
    const rating = isFlipped ? ratings[Number(key) - 1] : undefined;
    if (rating !== undefined) onRate(rating);
    return key === ' ' || rating !== undefined;
  });

  return (
    <article className="relative flex min-h-80 flex-col rounded-card border border-line bg-panel">
      <div className="flex flex-1 flex-col justify-center px-5 py-8 sm:px-10">
        <div className="mx-auto w-full max-w-2xl text-center">
          <div className="mb-3 flex items-center justify-center gap-2 text-small text-muted">
            {card.deckName}
            {card.reviewCount === 0 && <Badge tone="accent">{t('isNew')}</Badge>}
          </div>
          <h3 className="text-title text-balance break-words whitespace-pre-line">{card.front}</h3>
          {isFlipped && (
            <section
              ref={answer}
              tabIndex={-1}
              aria-label={t('answer')}
              className="mt-6 border-t border-line pt-6 outline-none"
            >
              <p className="text-body break-words whitespace-pre-line">{card.back}</p>
            </section>
          )}
        </div>
      </div>
      <div className="border-t border-line px-4 py-4 sm:px-6">
        {isFlipped ? (
          <Ratings card={card} now={now} onRate={onRate} />
        ) : (
          <div className="flex justify-center">
            {/* A tap anywhere flips the card. */}
            <Button
              ref={reveal}
              size="large"
              variant="primary"
              className="after:absolute after:inset-0 after:rounded-card"
              onClick={() => setFlipped(true)}
            >
              {t('reveal')}
            </Button>
          </div>
        )}
      </div>
      {isFlipped && (
        <div className="flex justify-center px-4 pb-3">
          <SourceLine card={card} />
        </div>
      )}
    </article>
  );
}

function Ratings({ card, now, onRate }: { card: DueCard; now: number; onRate: (rating: CardRating) => void }) {
  return (
    <fieldset className="mx-auto grid max-w-2xl grid-cols-4 gap-2">
      <legend className="sr-only">{t('rateHow')}</legend>
      {ratings.map((rating, index) => (
        <button
          key={rating}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control border border-line-button bg-control px-1 text-ui font-medium transition-colors hover:bg-hover"
          onClick={() => onRate(rating)}
        >
          <span className="flex items-center gap-1.5">
            {t(rating)}
            <KeyHint>{String(index + 1)}</KeyHint>
          </span>
          <span className="tabular text-small font-normal text-muted">{formatInterval(card.next[rating], now)}</span>
        </button>
      ))}
    </fieldset>
  );
}

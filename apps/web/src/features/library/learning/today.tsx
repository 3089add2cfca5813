import type { CardRating, Learning } from '@app/contract/learning';
import { CircleCheck, Undo2 } from 'lucide-react';
import { formatAge } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { KeyHint, KeyLegend } from '#ui/key-hint.tsx';
import { t } from './learning.messages.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewSession } from './use-review-session.ts';

/** The cards due today, one after another. */
export function Today({ learning }: { learning: Learning }) {
  const session = useReviewSession(learning);
  const { card: shown, hasStarted } = session;
  return (
    <section aria-labelledby="learning-today">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id="learning-today" className="text-section">
          {t('today')}
        </h2>
        <div className="flex items-center gap-3 text-small text-muted">
          {session.lastRated !== null && (
            <UndoRating rating={session.lastRated.rating} onUndo={() => void session.undo()} />
          )}
          {shown !== undefined && (
            <>
              <span className="hidden items-center gap-3 md:pointer-fine:flex">
                <KeyLegend keys={['Space']}>{t('keyFlip')}</KeyLegend>
                <KeyLegend keys={['1–4']}>{t('keyRate')}</KeyLegend>
              </span>
              <output className="tabular">{t('left', { count: session.cardsLeft })}</output>
            </>
          )}
        </div>
      </div>
      {shown === undefined ? (
        <NothingDue nextDueAt={learning.nextDueAt} isDone={hasStarted || learning.nextDueAt !== null} />
      ) : (
        <ReviewCard
          key={shown.key}
          card={shown.card}
          takesFocus={hasStarted}
          startsFlipped={shown.wasUndone}
          onRate={(rating) => session.rate(shown.card, rating)}
        />
      )}
    </section>
  );
}

/** Undoes the last rating, by a click or with the Z key. */
function UndoRating({ rating, onUndo }: { rating: CardRating; onUndo: () => void }) {
  useReviewKeys((key) => {
    if (key.toLowerCase() !== 'z') return false;
    onUndo();
    return true;
  });
  return (
    <Button size="small" variant="ghost" aria-keyshortcuts="z" onClick={onUndo}>
      <Undo2 aria-hidden />
      {t('undoRating', { rating: t(rating) })}
      <KeyHint>Z</KeyHint>
    </Button>
  );
}

function NothingDue({ nextDueAt, isDone }: { nextDueAt: string | null; isDone: boolean }) {
  const { timeZone } = useViewer();
  const now = useNow();
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-panel p-5">
      {isDone && <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success-text" strokeWidth={1.75} />}
      <div>
        <p className="text-body font-medium">{t(isDone ? 'done' : 'nothingYet')}</p>
        {/* Right after the last rating, the next due date is not known yet. */}
        {(nextDueAt !== null || !isDone) && (
          <p className="mt-0.5 text-ui text-muted">
            {nextDueAt === null ? t('doneNothing') : t('doneText', { when: formatAge(nextDueAt, now, timeZone) })}
          </p>
        )}
      </div>
    </div>
  );
}

import type { CardRating, DueCard, Learning } from '@app/contract/learning';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { formatAge } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { KeyLegend } from '#ui/key-hint.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useReview } from './learning.api.ts';
import { t } from './learning.messages.ts';
import { ReviewCard } from './review-card.tsx';

/** A card as it was shown: reviewed, it is another one. */
const showing = ({ id, reviewCount }: DueCard): string => `${id} ${reviewCount}`;

/** What is to review today, one card after another. */
export function Today({ learning }: { learning: Learning }) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  // The card one looks at stays, whatever a look at the server brings meanwhile.
  const [current, setCurrent] = useState<string | null>(null);
  const review = useReview();
  const queue = learning.due.filter((card) => !answered.has(showing(card)));
  const card = queue.find((one) => showing(one) === current) ?? queue[0];
  const left = learning.dueCount - (learning.due.length - queue.length);

  function rate(rated: DueCard, rating: CardRating) {
    const key = showing(rated);
    const next = queue.find((one) => showing(one) !== key);
    setAnswered(new Set([...answered, key]));
    setCurrent(next === undefined ? null : showing(next));
    review.mutate(
      { card: rated, rating },
      {
        onSuccess: ({ isCounted }) => !isCounted && showToast({ title: t('reviewedElsewhere') }),
        onError: (error) => {
          setAnswered((keys) => new Set([...keys].filter((one) => one !== key)));
          showToast({ title: t('error'), description: errorSentence(error, t('reviewFailed')), tone: 'danger' });
        },
      },
    );
  }

  return (
    <section aria-labelledby="learning-today">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="learning-today" className="text-section">
          {t('today')}
        </h2>
        {card !== undefined && (
          <p className="flex items-center gap-3 text-small text-muted">
            <span className="hidden items-center gap-3 sm:pointer-fine:flex">
              <KeyLegend keys={['Space']}>{t('keyFlip')}</KeyLegend>
              <KeyLegend keys={['1', '–', '4']}>{t('keyRate')}</KeyLegend>
            </span>
            <output className="tabular">{t('left', { count: left })}</output>
          </p>
        )}
      </div>
      {card === undefined ? (
        <DoneForToday nextDueAt={learning.nextDueAt} />
      ) : (
        <ReviewCard
          key={showing(card)}
          card={card}
          takesFocus={answered.size > 0}
          onRate={(rating) => rate(card, rating)}
        />
      )}
    </section>
  );
}

function DoneForToday({ nextDueAt }: { nextDueAt: string | null }) {
  const { timeZone } = useViewer();
  const [now] = useState(() => Date.now());
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface p-5">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success-text" strokeWidth={1.75} />
      <div>
        <p className="text-body font-medium">{t('done')}</p>
        <p className="mt-0.5 text-ui text-muted">
          {nextDueAt === null ? t('doneNothing') : t('doneText', { when: formatAge(nextDueAt, now, timeZone) })}
        </p>
      </div>
    </div>
  );
}

import type { Recommendation } from '@app/contract/recommendations';
import { formatNumber } from '#lib/messages.ts';
import { cx } from '#ui/cx.ts';
import { t } from './recommendations.messages.ts';

/** The four counters: above the list, but below it on phones and while there is nothing to count. */
export function Counters({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const completed = recommendations.filter(({ isCompleted }) => isCompleted).length;
  const dismissed = recommendations.filter(({ isDismissed }) => isDismissed).length;
  const openHighPriority = recommendations.filter(
    ({ priority, isCompleted, isDismissed }) => priority === 'high' && !isCompleted && !isDismissed,
  ).length;
  const isEmpty = recommendations.length === 0;
  const counters = [
    ['total', recommendations.length],
    ['completed', completed],
    ['high', openHighPriority],
    ['dismissed', dismissed],
  ] as const;
  return (
    <dl
      aria-label={t('counters')}
      className={cx(
        'grid grid-cols-4 gap-x-2 sm:flex sm:gap-x-10',
        isEmpty ? 'order-last mt-5 sm:justify-center' : 'mb-5 max-sm:order-last max-sm:mt-6 max-sm:mb-0',
      )}
    >
      {counters.map(([name, number]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-muted">{t(`counter.${name}`)}</dt>
          <dd className="tabular text-title">{formatNumber(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

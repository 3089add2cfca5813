import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { useReviewSummary } from './review-summary.api.ts';
import { t } from './sorting.messages.ts';

/** One line on the categories page when conversations are waiting for review. */
export function ReviewNotice() {
  const count = useReviewSummary().data?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pr-2 pl-4 sm:pr-4">
      <ListChecks aria-hidden className="size-[var(--size-icon)] shrink-0 text-accent-text" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 text-ui">{t('notice', { count })}</p>
      <Link to="/review" className={buttonClass('secondary', 'small')}>
        {t('noticeAction')}
      </Link>
    </div>
  );
}

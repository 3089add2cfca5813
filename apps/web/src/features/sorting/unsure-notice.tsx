import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { chipClass } from '#ui/chip-class.ts';
import { useReviewSummary } from './review-summary.api.ts';
import { t } from './sorting.messages.ts';

/** A chip beside the filters of Other: how many conversations have no clear category, with a link to review them. */
export function UnsureNotice() {
  const count = useReviewSummary().data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Link to="/review" title={t('notice', { count })} className={chipClass(false)}>
      <ListChecks aria-hidden className="size-3.5 text-accent-text" strokeWidth={1.75} />
      {t('unsureNotice', { count })}
    </Link>
  );
}

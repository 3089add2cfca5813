import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { useProposals } from './proposals.api.ts';
import { t } from './sorting.messages.ts';

/** One line above a category's conversations when subcategories are proposed. */
export function ProposalsNotice({ categoryId }: { categoryId: string }) {
  const proposals = (useProposals().data ?? []).filter((proposal) => proposal.categoryId === categoryId);
  if (proposals.length === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-panel py-2 pr-2 pl-4">
      <Sparkles aria-hidden className="size-[var(--size-icon)] shrink-0 text-accent-text" strokeWidth={1.75} />
      <p className="min-w-48 flex-1 text-ui">
        {t('proposalsNotice', { count: proposals.length })}{' '}
        <span className="text-muted">{proposals.map(({ name }) => name).join(', ')}</span>
      </p>
      <Link to={`/categories?in=${categoryId}`} className={buttonClass('secondary', 'small')}>
        {t('proposalsNoticeAction')}
      </Link>
    </div>
  );
}

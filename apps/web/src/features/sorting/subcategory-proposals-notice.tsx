import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { chipClass } from '#ui/chip-class.ts';
import { useProposals } from './subcategory-proposals.api.ts';
import { t } from './sorting.messages.ts';

/** A chip beside a category's filters when subcategories are suggested for it. */
export function SubcategoryProposalsNotice({ categoryId }: { categoryId: string }) {
  const proposals = (useProposals().data ?? []).filter((proposal) => proposal.categoryId === categoryId);
  if (proposals.length === 0) return null;
  return (
    <Link
      to={`/categories?in=${categoryId}`}
      title={proposals.map(({ name }) => name).join(', ')}
      className={chipClass(false)}
    >
      <Sparkles aria-hidden className="size-3.5 text-accent-text" strokeWidth={1.75} />
      {t('proposalsNotice', { count: proposals.length })}
    </Link>
  );
}

import type { Subcategory } from '@app/contract/subcategories';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAge } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { t } from './categories.messages.ts';
import { subcategoryTypes } from './subcategory-types.ts';

export const drillInCardClass =
  'group relative flex min-h-30 flex-col rounded-card border border-line bg-panel p-4 transition-colors hover:border-line-field';
export const drillInLinkClass = 'text-body font-semibold after:absolute after:inset-0 after:rounded-card';

export interface SubcategoryCardProps {
  categoryId: string;
  subcategory: Subcategory;
  actions: ReactNode;
}

export function SubcategoryCard({ categoryId, subcategory, actions }: SubcategoryCardProps) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { lastConversationDate } = subcategory;
  const type = subcategoryTypes[subcategory.type];
  return (
    <li className={drillInCardClass}>
      <div className="flex items-start justify-between gap-3">
        <Link to={`/categories/${categoryId}/subcategories/${subcategory.id}`} className={drillInLinkClass}>
          {subcategory.name}
        </Link>
        <Badge tone={type.tone}>{t(type.label)}</Badge>
      </div>
      <p className="mt-1 text-ui text-muted">
        {lastConversationDate === null
          ? t('noConversationYet')
          : t('lastConversation', { age: formatAge(lastConversationDate, now, timeZone) })}
      </p>
      <div className="mt-auto flex items-end justify-between pt-3">
        <p className="tabular text-small text-muted">{t('conversations', { count: subcategory.conversationCount })}</p>
        <div className="relative z-1 -mr-2 -mb-1.5">{actions}</div>
      </div>
    </li>
  );
}

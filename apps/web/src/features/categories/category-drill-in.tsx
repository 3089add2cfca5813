import type { Category } from '@app/contract/categories';
import type { Subcategory } from '@app/contract/subcategories';
import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatAge } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CategoryEmoji } from './category-emoji.tsx';
import { categoryGrid } from './category-grid.ts';
import { t } from './categories.messages.ts';

const types: Record<Subcategory['type'], { label: 'typeCompany' | 'typeTopic' | 'typeOther'; tone: BadgeTone }> = {
  company: { label: 'typeCompany', tone: 'accent' },
  topic: { label: 'typeTopic', tone: 'success' },
  other: { label: 'typeOther', tone: 'neutral' },
};

const cardClass =
  'relative flex min-h-30 flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-control';
const linkClass = 'text-body font-semibold after:absolute after:inset-0 after:rounded-card';

/** Inside a category that has subcategories. */
export function CategoryDrillIn({ category }: { category: Category }) {
  return (
    <>
      <PageHeader
        back={
          <Button asChild variant="ghost" size="small">
            <Link to="/categories">
              <ArrowLeft aria-hidden />
              {t('back')}
            </Link>
          </Button>
        }
        title={
          <span className="flex items-center gap-3">
            <CategoryEmoji emoji={category.emoji} color={category.color} />
            {category.name}
          </span>
        }
        description={category.description}
      />
      <ul className={categoryGrid}>
        <li className={cardClass}>
          <div className="flex items-center gap-2.5">
            <MessagesSquare aria-hidden className="size-[var(--size-icon)] text-muted" strokeWidth={1.75} />
            <Link to={`/categories/${category.id}`} className={linkClass}>
              {t('allConversations')}
            </Link>
          </div>
          <p className="mt-1 text-ui text-muted">{t('allText', { name: category.name })}</p>
          <p className="tabular mt-auto pt-3 text-small text-muted">
            {t('conversations', { count: category.conversationCount })}
          </p>
        </li>
        {category.subcategories.map((subcategory) => (
          <SubcategoryCard key={subcategory.id} categoryId={category.id} subcategory={subcategory} />
        ))}
      </ul>
    </>
  );
}

function SubcategoryCard({ categoryId, subcategory }: { categoryId: string; subcategory: Subcategory }) {
  const { timeZone } = useViewer();
  const [now] = useState(Date.now);
  const { lastConversationDate } = subcategory;
  const type = types[subcategory.type];
  return (
    <li className={cardClass}>
      <div className="flex items-start justify-between gap-3">
        <Link to={`/categories/${categoryId}/subcategories/${subcategory.id}`} className={linkClass}>
          {subcategory.name}
        </Link>
        <Badge tone={type.tone}>{t(type.label)}</Badge>
      </div>
      <p className="mt-1 text-ui text-muted">
        {lastConversationDate === null
          ? t('noConversationYet')
          : t('lastConversation', { age: formatAge(lastConversationDate, now, timeZone) })}
      </p>
      <p className="tabular mt-auto pt-3 text-small text-muted">
        {t('conversations', { count: subcategory.conversationCount })}
      </p>
    </li>
  );
}

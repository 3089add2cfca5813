import type { Category } from '@app/contract/categories';
import type { Subcategory } from '@app/contract/subcategories';
import { ArrowLeft, MessagesSquare, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CategoryEmoji } from './category-emoji.tsx';
import { categoryGridClass } from './category-grid.ts';
import { DeleteSubcategory } from './delete-subcategory.tsx';
import { MergeSubcategory } from './merge-subcategory.tsx';
import { PremiumGate } from './premium-gate.tsx';
import { drillInCardClass, drillInLinkClass, SubcategoryCard } from './subcategory-card.tsx';
import { SubcategoryForm } from './subcategory-form.tsx';
import { type SubcategoryAction, SubcategoryMenu } from './subcategory-menu.tsx';
import { t } from './categories.messages.ts';

type DrillInAction = { kind: 'add' } | { kind: SubcategoryAction; subcategory: Subcategory };

export interface CategoryDrillInProps {
  category: Category;
  /** Suggested subcategories, below the cards. */
  proposals: ReactNode;
}

/** Inside a category: all conversations, its subcategories and suggested ones. */
export function CategoryDrillIn({ category, proposals }: CategoryDrillInProps) {
  const { isPremium } = useViewer();
  const [action, setAction] = useState<DrillInAction>();
  return (
    <>
      <DrillInHeader category={category} onAdd={() => setAction({ kind: 'add' })} />
      <ul className={categoryGridClass}>
        <li className={drillInCardClass}>
          <div className="flex items-center gap-2.5">
            <MessagesSquare aria-hidden className="size-[var(--size-icon)] text-muted" strokeWidth={1.75} />
            <Link to={`/categories/${category.id}`} className={drillInLinkClass}>
              {t('allConversations')}
            </Link>
          </div>
          <p className="mt-1 text-ui text-muted">{t('allText', { name: category.name })}</p>
          <p className="tabular mt-auto pt-3 text-small text-muted">
            {t('conversations', { count: category.conversationCount })}
          </p>
        </li>
        {category.subcategories.map((subcategory) => (
          <SubcategoryCard
            key={subcategory.id}
            categoryId={category.id}
            subcategory={subcategory}
            actions={
              <SubcategoryMenu
                subcategory={subcategory}
                canMerge={category.subcategories.length > 1}
                isPremium={isPremium}
                onAction={(kind) => setAction({ kind, subcategory })}
              />
            }
          />
        ))}
      </ul>
      {proposals}
      {action !== undefined && (
        <SubcategoryDialog category={category} action={action} onClose={() => setAction(undefined)} />
      )}
    </>
  );
}

function DrillInHeader({ category, onAdd }: { category: Category; onAdd: () => void }) {
  return (
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
      actions={
        <Button onClick={onAdd}>
          <Plus aria-hidden />
          {t('addSubcategory')}
        </Button>
      }
    />
  );
}

function SubcategoryDialog({
  category,
  action,
  onClose,
}: {
  category: Category;
  action: DrillInAction;
  onClose: () => void;
}) {
  const { isPremium } = useViewer();
  if (!isPremium && (action.kind === 'add' || action.kind === 'merge')) return <PremiumGate isOpen onClose={onClose} />;
  switch (action.kind) {
    case 'add':
      return <SubcategoryForm category={category} subcategory={null} onClose={onClose} />;
    case 'edit':
      return <SubcategoryForm category={category} subcategory={action.subcategory} onClose={onClose} />;
    case 'merge':
      return <MergeSubcategory category={category} subcategory={action.subcategory} onClose={onClose} />;
    case 'delete':
      return <DeleteSubcategory category={category} subcategory={action.subcategory} onClose={onClose} />;
  }
}

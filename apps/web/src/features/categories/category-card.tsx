import type { Category } from '@app/contract/categories';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CategoryEmoji } from './category-emoji.tsx';
import { categoryTint } from '#ui/category-tint.ts';
import { t } from './categories.messages.ts';

/** The link covers the whole card; other controls are placed above it. */
const stretchedLinkClass = 'after:absolute after:inset-0 after:rounded-card';

export interface CategoryCardProps {
  category: Category;
  /** Share of all conversations, 0 to 1. */
  share: number;
  href: string;
  actions: ReactNode;
}

export function CategoryCard({ category, share, href, actions }: CategoryCardProps) {
  const { subcategories, conversationCount } = category;
  return (
    <li className="group relative flex flex-col rounded-card border border-line bg-panel p-4 transition-colors hover:border-line-field sm:min-h-46">
      <div className="flex flex-1 gap-3 sm:flex-col">
        <CategoryEmoji emoji={category.emoji} color={category.color} />
        <div className="flex min-w-0 flex-1 flex-col pr-9 sm:pr-0">
          <h2 className="text-body font-semibold">
            <Link to={href} className={stretchedLinkClass}>
              {category.name}
            </Link>
          </h2>
          <p className="mt-0.5 line-clamp-1 text-ui text-muted sm:line-clamp-2 sm:text-balance">
            {category.description}
          </p>
          <p className="tabular mt-auto flex flex-wrap gap-x-3 pt-1 text-small text-muted sm:pt-3">
            <span>{t('conversations', { count: conversationCount })}</span>
            {subcategories.length > 0 && <span>{t('subcategories', { count: subcategories.length })}</span>}
          </p>
        </div>
      </div>
      <div className="absolute top-3 right-2 z-1 max-sm:top-2">{actions}</div>
      <ShareStrip share={share} color={category.color} />
    </li>
  );
}

function ShareStrip({ share, color }: { share: number; color: string }) {
  const percent = share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`;
  return (
    <div title={t('share', { percent })} className="relative mt-2 h-1 overflow-hidden rounded-full bg-sunken">
      <VisuallyHidden>{t('share', { percent })}</VisuallyHidden>
      {share > 0 && (
        <div
          className="h-full min-w-1 rounded-full"
          style={{ ...categoryTint(color).strong, width: `${share * 100}%` }}
        />
      )}
    </div>
  );
}

import type { Category } from '@app/contract/categories';
import type { ReviewSummary } from '@app/contract/sorting';
import type { ReactNode } from 'react';
import { chipClass, chipRowClass } from '#ui/chip-class.ts';
import { cx } from '#ui/cx.ts';
import { t } from './sorting.messages.ts';

export interface GuessFilterProps {
  summary: ReviewSummary;
  categories: readonly Category[];
  chosen: string | undefined;
  onChoose: (categoryId: string | undefined) => void;
}

/** Filters the queue by best guess, so that similar conversations are decided together. */
export function GuessFilter({ summary, categories, chosen, onChoose }: GuessFilterProps) {
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const guesses = summary.guesses.filter(({ categoryId, count }) => count > 0 || categoryId === chosen);
  if (guesses.length < 2 && chosen === undefined) return null;
  return (
    <fieldset aria-label={t('guessFilter')} className={cx(chipRowClass, 'lg:flex-wrap')}>
      <Chip isChosen={chosen === undefined} count={summary.count} onClick={() => onChoose(undefined)}>
        {t('all')}
      </Chip>
      {guesses.map(({ categoryId, count }) => {
        const category = categoriesById.get(categoryId);
        return (
          category !== undefined && (
            <Chip
              key={categoryId}
              isChosen={chosen === categoryId}
              count={count}
              onClick={() => onChoose(chosen === categoryId ? undefined : categoryId)}
            >
              <span aria-hidden>{category.emoji}</span> {category.name}
            </Chip>
          )
        );
      })}
    </fieldset>
  );
}

interface ChipProps {
  isChosen: boolean;
  count: number;
  onClick: () => void;
  children: ReactNode;
}

function Chip({ isChosen, count, onClick, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onClick} className={chipClass(isChosen)}>
      {children}
      <span className={cx('tabular text-small', !isChosen && 'text-muted')}>{count.toLocaleString('en-US')}</span>
    </button>
  );
}

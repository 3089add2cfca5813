import type { Category } from '@app/contract/categories';
import { useMergeCategory } from './categories.api.ts';
import { t } from './categories.messages.ts';
import { MergeDialog } from './merge-dialog.tsx';

export interface MergeCategoryProps {
  category: Category;
  /** The other categories. */
  targets: readonly Category[];
  onClose: () => void;
}

export function MergeCategory({ category, targets, onClose }: MergeCategoryProps) {
  const texts = {
    title: t('mergeTitle', { name: category.name }),
    done: t('merged'),
    failed: t('mergeFailed'),
  };
  return (
    <MergeDialog
      source={category}
      targets={targets}
      merge={useMergeCategory(category.id)}
      texts={texts}
      onClose={onClose}
    />
  );
}

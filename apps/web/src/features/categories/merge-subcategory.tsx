import type { Category } from '@app/contract/categories';
import type { Subcategory } from '@app/contract/subcategories';
import { t } from './categories.messages.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useMergeSubcategory } from './subcategories.api.ts';

export interface MergeSubcategoryProps {
  category: Category;
  subcategory: Subcategory;
  onClose: () => void;
}

export function MergeSubcategory({ category, subcategory, onClose }: MergeSubcategoryProps) {
  const texts = {
    title: t('mergeSubcategoryTitle', { name: subcategory.name }),
    done: t('subcategoriesMerged'),
    failed: t('subcategoryFailed'),
  };
  return (
    <MergeDialog
      source={subcategory}
      targets={category.subcategories.filter(({ id }) => id !== subcategory.id)}
      merge={useMergeSubcategory(category.id, subcategory.id)}
      texts={texts}
      onClose={onClose}
    />
  );
}

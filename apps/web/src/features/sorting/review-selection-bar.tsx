import type { Category } from '@app/contract/categories';
import { CheckCheck, FolderInput } from 'lucide-react';
import type { RowSelection } from '#lib/use-row-selection.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { SelectionBar, SelectionButton } from '#ui/selection-bar.tsx';
import { t } from './sorting.messages.ts';

export interface ReviewSelectionBarProps {
  selection: RowSelection;
  categories: readonly Category[];
  onFile: (category: Category) => void;
  onAcceptGuesses: () => void;
}

/** Files the selected conversations: each by its best guess, or all in one category. */
export function ReviewSelectionBar({ selection, categories, onFile, onAcceptGuesses }: ReviewSelectionBarProps) {
  const isEmpty = selection.ids.size === 0;
  return (
    <SelectionBar label={t('selected')} selection={selection}>
      <SelectionButton icon={<CheckCheck aria-hidden />} shortcut="E" disabled={isEmpty} onClick={onAcceptGuesses}>
        {t('acceptSelected')}
      </SelectionButton>
      <Menu
        trigger={
          <SelectionButton icon={<FolderInput aria-hidden />} disabled={isEmpty}>
            {t('fileSelected')}
          </SelectionButton>
        }
      >
        {categories.map((category) => (
          <MenuItem key={category.id} onSelect={() => onFile(category)}>
            <span aria-hidden>{category.emoji}</span>
            {category.name}
          </MenuItem>
        ))}
      </Menu>
    </SelectionBar>
  );
}

import type { Subcategory } from '@app/contract/subcategories';
import { Ellipsis, GitMerge, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './categories.messages.ts';

export type SubcategoryAction = 'edit' | 'merge' | 'delete';

export interface SubcategoryMenuProps {
  subcategory: Subcategory;
  /** Whether the category has another subcategory to merge into. */
  canMerge: boolean;
  isPremium: boolean;
  onAction: (action: SubcategoryAction) => void;
}

export function SubcategoryMenu({ subcategory, canMerge, isPremium, onAction }: SubcategoryMenuProps) {
  const premiumMark = !isPremium && (
    <Badge tone="accent" className="ml-auto">
      {t('premiumMark')}
    </Badge>
  );
  return (
    <Menu
      align="end"
      trigger={
        <PlainIconButton
          size="small"
          label={t('actions', { name: subcategory.name })}
          icon={<Ellipsis aria-hidden />}
          className="opacity-0 pointer-coarse:size-11 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        />
      }
    >
      <MenuItem onSelect={() => onAction('edit')}>
        <Pencil aria-hidden />
        {t('editSubcategory')}
      </MenuItem>
      {canMerge && (
        <MenuItem onSelect={() => onAction('merge')}>
          <GitMerge aria-hidden />
          {t('merge')}
          {premiumMark}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onAction('delete')}>
        <Trash2 aria-hidden />
        {t('deleteSubcategory')}
      </MenuItem>
    </Menu>
  );
}

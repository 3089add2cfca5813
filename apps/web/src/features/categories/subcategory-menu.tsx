import type { Subcategory } from '@app/contract/subcategories';
import { Ellipsis, GitMerge, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './categories.messages.ts';

export type SubcategoryAct = 'edit' | 'merge' | 'delete';

export interface SubcategoryMenuProps {
  subcategory: Subcategory;
  /** Whether there is another one to merge into. */
  canMerge: boolean;
  isPremium: boolean;
  onAct: (act: SubcategoryAct) => void;
}

export function SubcategoryMenu({ subcategory, canMerge, isPremium, onAct }: SubcategoryMenuProps) {
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
          className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        />
      }
    >
      <MenuItem onSelect={() => onAct('edit')}>
        <Pencil aria-hidden />
        {t('editSubcategory')}
      </MenuItem>
      {canMerge && (
        <MenuItem onSelect={() => onAct('merge')}>
          <GitMerge aria-hidden />
          {t('merge')}
          {premiumMark}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onAct('delete')}>
        <Trash2 aria-hidden />
        {t('deleteSubcategory')}
      </MenuItem>
    </Menu>
  );
}

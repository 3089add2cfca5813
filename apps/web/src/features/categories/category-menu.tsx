import type { Category } from '@app/contract/categories';
import { Ellipsis, FolderTree, GitMerge, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './categories.messages.ts';

export type CategoryAction = 'edit' | 'merge' | 'delete';

export interface CategoryMenuProps {
  category: Category;
  isPremium: boolean;
  onAction: (action: CategoryAction) => void;
}

export function CategoryMenu({ category, isPremium, onAction }: CategoryMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      align="end"
      trigger={
        <PlainIconButton
          size="small"
          label={t('actions', { name: category.name })}
          icon={<Ellipsis aria-hidden />}
          className="opacity-0 pointer-coarse:size-11 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        />
      }
    >
      <MenuItem onSelect={() => onAction('edit')}>
        <Pencil aria-hidden />
        {t('edit')}
      </MenuItem>
      <MenuItem onSelect={() => void navigate(`/categories?in=${category.id}`)}>
        <FolderTree aria-hidden />
        {t('openSubcategories')}
      </MenuItem>
      {!category.isProtected && (
        <>
          <MenuItem onSelect={() => onAction('merge')}>
            <GitMerge aria-hidden />
            {t('merge')}
            {!isPremium && (
              <Badge tone="accent" className="ml-auto">
                {t('premiumMark')}
              </Badge>
            )}
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => onAction('delete')}>
            <Trash2 aria-hidden />
            {t('delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

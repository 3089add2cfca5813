import type { Category } from '@app/contract/categories';
import type { ConversationSummary } from '@app/contract/conversations';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { MoveTarget } from './use-conversation-actions.ts';
import { t } from './conversations.messages.ts';

export interface MoveConversationProps {
  conversation: Pick<ConversationSummary, 'title' | 'categoryId' | 'subcategory'>;
  categories: readonly Category[];
  onMove: (target: MoveTarget) => void;
  onClose: () => void;
}

export function MoveConversation({ conversation, ...rest }: MoveConversationProps) {
  const { title, categoryId, subcategory } = conversation;
  return (
    <MoveDialog
      title={t('moveTitle', { title: title === '' ? t('untitled') : title })}
      from={{ categoryId, subcategoryId: subcategory?.id ?? null }}
      {...rest}
    />
  );
}

export interface MoveDialogProps extends Omit<MoveConversationProps, 'conversation'> {
  title: string;
  /** The initial selection. */
  from: { categoryId: string; subcategoryId: string | null };
  /**
   * Whether the initial selection can be confirmed. True for several conversations: some of them may be in a
   * subcategory, and confirming moves these to the category itself.
   */
  canConfirmUnchanged?: boolean;
}

export function MoveDialog({ title, from, canConfirmUnchanged = false, categories, onMove, onClose }: MoveDialogProps) {
  const [categoryId, setCategoryId] = useState(from.categoryId);
  const [subcategoryId, setSubcategoryId] = useState(from.subcategoryId ?? '');
  const selectedCategory = categories.find(({ id }) => id === categoryId);
  const mustBeChanged =
    !canConfirmUnchanged && categoryId === from.categoryId && subcategoryId === (from.subcategoryId ?? '');
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t('moveText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={mustBeChanged || selectedCategory === undefined}
            onClick={() => {
              if (selectedCategory === undefined) return;
              onMove({
                categoryId,
                categoryName: selectedCategory.name,
                subcategoryId: subcategoryId === '' ? null : subcategoryId,
              });
              onClose();
            }}
          >
            {t('moveConfirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <Field label={t('moveCategory')}>
          <Select
            value={categoryId}
            onChange={(event) => {
              setCategoryId(event.target.value);
              setSubcategoryId('');
            }}
          >
            {categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.emoji} {category.name}
              </option>
            ))}
          </Select>
        </Field>
        {selectedCategory !== undefined && selectedCategory.subcategories.length > 0 && (
          <Field label={t('moveSubcategory')}>
            <Select value={subcategoryId} onChange={(event) => setSubcategoryId(event.target.value)}>
              <option value="">{t('noSubcategory')}</option>
              {selectedCategory.subcategories.map((subcategory) => (
                <option key={subcategory.id} value={subcategory.id}>
                  {subcategory.name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </Dialog>
  );
}

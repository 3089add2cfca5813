import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import type { MutationResult } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './categories.messages.ts';

export interface MergeDialogProps {
  /** The category or subcategory that is merged and then deleted, with its number of conversations. */
  source: { name: string; conversationCount: number };
  /** The categories or subcategories it can be merged into. */
  targets: readonly { id: string; name: string; emoji?: string }[];
  merge: MutationResult<unknown, string>;
  texts: { title: string; done: string; failed: string };
  onClose: () => void;
}

/** Asks for the target of the merge, and merges. */
export function MergeDialog({ source, targets, merge, texts, onClose }: MergeDialogProps) {
  const [intoId, setIntoId] = useState(targets[0]?.id ?? '');
  const confirm = () =>
    merge.mutate(intoId, {
      onSuccess: () => showToast({ title: texts.done, tone: 'success' }),
      onSuccessIfMounted: onClose,
    });
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={t('mergeText', { name: source.name, count: source.conversationCount })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={merge.isPending} onClick={confirm}>
            {t('mergeConfirm')}
          </Button>
        </>
      }
    >
      <Field label={t('mergeInto')} error={merge.isError ? errorSentence(merge.error, texts.failed) : undefined}>
        <Select value={intoId} onChange={(event) => setIntoId(event.target.value)}>
          {targets.map((target) => (
            <option key={target.id} value={target.id}>
              {[target.emoji, target.name].filter(Boolean).join(' ')}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  );
}

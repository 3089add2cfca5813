import type { Recommendation } from '@app/contract/recommendations';
import { type SubmitEvent, useId, useState } from 'react';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ActFields } from './act-fields.tsx';
import { fillAction, readAction } from './act-form.ts';
import { type FilledAction, useAction } from './recommendations.api.ts';
import { t } from './recommendations.messages.ts';

export interface ActDialogProps {
  recommendation: Recommendation;
  action: FilledAction;
  onClose: () => void;
}

/** The prefilled form of the recommendation's action; submitting it completes the recommendation. */
export function ActDialog({ recommendation, action, onClose }: ActDialogProps) {
  const { timeZone } = useViewer();
  const formId = useId();
  const [fields, setFields] = useState(() => readAction(action, timeZone));
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const act = useAction(recommendation);
  const { kind } = action;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    const filled = fillAction(action, fields, timeZone);
    if (filled === undefined) return;
    const description = t(`made.${kind}`, { title: fields.title.trim() });
    act.mutate(filled, {
      onSuccess: () => showToast({ title: t('done'), description, tone: 'success' }),
      ifShown: onClose,
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`form.${kind}`)}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={act.isPending}>
            {t(`save.${kind}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <ActFields
          kind={kind}
          fields={fields}
          isChecked={hasSubmitted}
          recurrence={action.kind === 'reminder' ? action.recurrence : null}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  );
}

import type { Recommendation } from '@app/contract/recommendations';
import { type SubmitEvent, useId, useState } from 'react';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ActionFields } from './action-fields.tsx';
import { fillAction, toFormFields } from './action-form.ts';
import { type FormAction, usePerformAction } from './recommendations.api.ts';
import { t } from './recommendations.messages.ts';

export interface ActionDialogProps {
  recommendation: Recommendation;
  action: FormAction;
  onClose: () => void;
}

/** The prefilled form of the recommendation's action; submitting it completes the recommendation. */
export function ActionDialog({ recommendation, action, onClose }: ActionDialogProps) {
  const { timeZone } = useViewer();
  const formId = useId();
  const [fields, setFields] = useState(() => toFormFields(action, timeZone));
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const performAction = usePerformAction(recommendation);
  const { kind } = action;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setHasSubmitted(true);
    const filled = fillAction(action, fields, timeZone);
    if (filled === undefined) return;
    const description = t(`made.${kind}`, { title: fields.title.trim() });
    performAction.mutate(filled, {
      onSuccess: () => showToast({ title: t('done'), description, tone: 'success' }),
      onSuccessIfMounted: onClose,
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
          <Button type="submit" form={formId} variant="primary" isPending={performAction.isPending}>
            {t(`save.${kind}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <ActionFields
          kind={kind}
          fields={fields}
          showsErrors={hasSubmitted}
          recurrence={action.kind === 'reminder' ? action.recurrence : null}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  );
}

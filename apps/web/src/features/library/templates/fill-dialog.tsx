import { fillBlanks, listBlanks, type Template } from '@app/contract/templates';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { BlankField } from './blank-field.tsx';
import { t } from './templates.messages.ts';

export interface FillDialogProps {
  template: Template;
  onFilled: (text: string) => void;
  onClose: () => void;
}

/** Asks what to fill in for a template's blanks. */
export function FillDialog({ template, onFilled, onClose }: FillDialogProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const filled = fillBlanks(template.body, values);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // The dialog is in a portal, but React's events still bubble through the chat form around it.
    event.stopPropagation();
    onFilled(filled);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={template.name}
      description={t('fillText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="fill-template" variant="primary">
            {t('insert')}
          </Button>
        </>
      }
    >
      <form id="fill-template" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        {listBlanks(template.body).map((blank) => (
          <BlankField
            key={blank.name}
            blank={blank}
            value={values[blank.name] ?? ''}
            onValueChange={(value) => setValues({ ...values, [blank.name]: value })}
          />
        ))}
        <section aria-label={t('preview')} className="rounded-control bg-sunken p-3">
          <p className="text-ui break-words whitespace-pre-wrap text-muted">{filled}</p>
        </section>
      </form>
    </Dialog>
  );
}

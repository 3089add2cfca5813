import { CreateTemplateBody, type Template } from '@app/contract/templates';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { showToast } from '#ui/toast-store.ts';
import { TemplateVersions } from './template-versions.tsx';
import { useCreateTemplate, useUpdateTemplate } from './templates.api.ts';
import { t } from './templates.messages.ts';

export interface TemplateFormProps {
  /** The template to edit; null for a new one. */
  template: Template | null;
  /** The initial text of a new template. */
  body?: string;
  onClose: () => void;
}

export function TemplateForm({ template, body = '', onClose }: TemplateFormProps) {
  const [values, setValues] = useState({ name: template?.name ?? '', body: template?.body ?? body });
  const [errors, setErrors] = useState<{ name?: string; body?: string }>({});
  const create = useCreateTemplate();
  const update = useUpdateTemplate(template?.id ?? '');

  const callbacks = {
    onSuccess: () => showToast({ title: t('saved'), tone: 'success' }),
    onSuccessIfMounted: onClose,
    onError: (error: Error) => setErrors({ body: errorSentence(error, t('saveFailed')) }),
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    const checked = CreateTemplateBody.safeParse(values);
    if (checked.success) {
      if (template === null) create.mutate(checked.data, callbacks);
      else update.mutate(checked.data, callbacks);
      return;
    }
    setErrors(Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])));
  }

  const set = (change: Partial<typeof values>) => {
    setErrors({});
    setValues({ ...values, ...change });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={template === null ? t('createTitle') : t('editTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="template-form" variant="primary" isPending={create.isPending || update.isPending}>
            {template === null ? t('create') : t('save')}
          </Button>
        </>
      }
    >
      <form id="template-form" noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('name')} error={errors.name}>
          <Input value={values.name} maxLength={100} onChange={(event) => set({ name: event.target.value })} />
        </Field>
        <Field label={t('body')} error={errors.body} hint={t('bodyHint')}>
          <Textarea
            rows={9}
            value={values.body}
            maxLength={20_000}
            onChange={(event) => set({ body: event.target.value })}
          />
        </Field>
      </form>
      {template !== null && template.version > 1 && (
        <TemplateVersions id={template.id} onRestore={({ name, body: text }) => set({ name, body: text })} />
      )}
    </Dialog>
  );
}

import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { showToast } from '#ui/toast-store.ts';
import { readField } from './form-fields.ts';
import { findPasswordError } from './new-password.ts';
import { useChangePassword } from './recovery.api.ts';
import { t } from './recovery.messages.ts';

export function ChangePasswordForm() {
  const change = useChangePassword();
  const [fieldErrors, setFieldErrors] = useState<{ current?: string | undefined; next?: string | undefined }>({});
  const labels = { showLabel: t('show'), hideLabel: t('hide') };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const currentPassword = readField(values, 'current');
    const newPassword = readField(values, 'next');
    const current = currentPassword === '' ? t('currentMissing') : undefined;
    const next = findPasswordError(newPassword, readField(values, 'confirmation'));
    setFieldErrors({ current, next });
    if (current !== undefined || next !== undefined || change.isPending) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset();
          showToast({ title: t('security.changed'), description: t('security.changedText'), tone: 'success' });
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <Field label={t('currentPassword')} error={fieldErrors.current}>
        <PasswordInput name="current" autoComplete="current-password" {...labels} />
      </Field>
      <Field label={t('newPassword')} hint={t('hint')} error={fieldErrors.next}>
        <PasswordInput name="next" autoComplete="new-password" {...labels} />
      </Field>
      <Field label={t('confirmPassword')}>
        <PasswordInput name="confirmation" autoComplete="new-password" {...labels} />
      </Field>
      <Button type="submit" isPending={change.isPending} className="self-start">
        {t('security.change')}
      </Button>
    </form>
  );
}

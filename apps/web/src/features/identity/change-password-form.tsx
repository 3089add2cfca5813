import { type SubmitEvent, useState } from 'react';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { showToast } from '#ui/toast-store.ts';
import { readField } from './form-fields.ts';
import { findPasswordErrors, type PasswordErrors } from './new-password.ts';
import { useChangePassword } from './recovery.api.ts';
import { t } from './recovery.messages.ts';

export function ChangePasswordForm() {
  const change = useChangePassword();
  const [fieldErrors, setFieldErrors] = useState<PasswordErrors & { current?: string | undefined }>({});
  const labels = { showLabel: t('show'), hideLabel: t('hide') };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const currentPassword = readField(values, 'current');
    const newPassword = readField(values, 'next');
    const current = currentPassword === '' ? t('currentMissing') : undefined;
    const errors = findPasswordErrors(newPassword, readField(values, 'confirmation'));
    setFieldErrors({ ...errors, current });
    if (current !== undefined || errors !== undefined || change.isPending) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          form.reset();
          showToast({ title: t('security.changed'), description: t('security.changedText'), tone: 'success' });
        },
        onError: (error) => {
          if (hasErrorCode(error, 'identity.bad_credentials'))
            setFieldErrors({ current: errorSentence(error, t('tryAgain')) });
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <Field label={t('currentPassword')} error={fieldErrors.current}>
        <PasswordInput name="current" autoComplete="current-password" {...labels} />
      </Field>
      <Field label={t('newPassword')} hint={t('hint')} error={fieldErrors.password}>
        <PasswordInput name="next" autoComplete="new-password" {...labels} />
      </Field>
      <Field label={t('confirmPassword')} error={fieldErrors.confirmation}>
        <PasswordInput name="confirmation" autoComplete="new-password" {...labels} />
      </Field>
      <Button type="submit" isPending={change.isPending} className="self-start">
        {t('security.change')}
      </Button>
    </form>
  );
}

import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toast-store.ts';
import { AuthCard } from './auth-card.tsx';
import { readField } from './form-fields.ts';
import { findPasswordErrors, type PasswordErrors } from './new-password.ts';
import { useResetPassword } from './recovery.api.ts';
import { t } from './recovery.messages.ts';

export function ResetPasswordPage() {
  const token = new URLSearchParams(useLocation().search).get('token');
  // A token with this prefix is from the link that is mailed to the old address when an account's email is changed.
  const isRestoring = token?.startsWith('back.') === true;
  return (
    <AuthCard
      title={t(isRestoring ? 'restoreAccount.title' : 'reset.title')}
      subtitle={t(isRestoring ? 'restoreAccount.text' : 'reset.text')}
      footer={
        <TextLink>
          <Link to="/forgot-password">{t('reset.again')}</Link>
        </TextLink>
      }
    >
      {token === null ? <p className="text-body">{t('reset.noToken')}</p> : <NewPasswordForm token={token} />}
    </AuthCard>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const [fieldErrors, setFieldErrors] = useState<PasswordErrors>({});
  const labels = { showLabel: t('show'), hideLabel: t('hide') };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = readField(form, 'password');
    const errors = findPasswordErrors(password, readField(form, 'confirmation'));
    setFieldErrors(errors ?? {});
    if (errors !== undefined || reset.isPending) return;
    reset.mutate(
      { token, password },
      {
        onSuccess: () => showToast({ title: t('reset.done'), description: t('reset.doneText'), tone: 'success' }),
        onSuccessIfMounted: () => navigate('/login', { replace: true }),
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('newPassword')} hint={t('hint')} error={fieldErrors.password}>
        <PasswordInput name="password" autoComplete="new-password" {...labels} />
      </Field>
      <Field label={t('confirmPassword')} error={fieldErrors.confirmation}>
        <PasswordInput name="confirmation" autoComplete="new-password" {...labels} />
      </Field>
      <Button type="submit" variant="primary" size="large" isPending={reset.isPending} className="mt-1 w-full">
        {t('reset.submit')}
      </Button>
    </form>
  );
}

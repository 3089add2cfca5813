import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { t } from './identity.messages.ts';

export function SignupFields({ photo, isBusy }: { photo: ReactNode; isBusy: boolean }) {
  const passwordLabels = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('field.firstName')}>
          <Input name="firstName" autoComplete="given-name" />
        </Field>
        <Field label={t('field.lastName')}>
          <Input name="lastName" autoComplete="family-name" />
        </Field>
      </div>
      <Field label={t('field.email')}>
        <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      {photo}
      <Field label={t('field.password')} hint={t('field.passwordHint')}>
        <PasswordInput name="password" autoComplete="new-password" {...passwordLabels} />
      </Field>
      <Field label={t('field.confirmPassword')}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" {...passwordLabels} />
      </Field>
      <Button type="submit" variant="primary" size="large" isPending={isBusy} className="mt-1 w-full">
        {isBusy ? t('signup.submitting') : t('signup.submit')}
      </Button>
    </>
  );
}

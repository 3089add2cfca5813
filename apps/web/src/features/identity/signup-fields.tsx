import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { t } from './identity.messages.ts';
import type { SignupFieldErrors } from './signup-errors.ts';

export interface SignupFieldsProps {
  photo: ReactNode;
  isBusy: boolean;
  errors: SignupFieldErrors;
}

export function SignupFields({ photo, isBusy, errors }: SignupFieldsProps) {
  const passwordLabels = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('field.firstName')} error={errors.firstName}>
          <Input name="firstName" autoComplete="given-name" />
        </Field>
        <Field label={t('field.lastName')} error={errors.lastName}>
          <Input name="lastName" autoComplete="family-name" />
        </Field>
      </div>
      <Field label={t('field.email')} error={errors.email}>
        <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      {photo}
      <Field label={t('field.password')} hint={t('field.passwordHint')} error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" {...passwordLabels} />
      </Field>
      <Field label={t('field.confirmPassword')} error={errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" {...passwordLabels} />
      </Field>
      <Button type="submit" variant="primary" size="large" isPending={isBusy} className="mt-1 w-full">
        {isBusy ? t('signup.submitting') : t('signup.submit')}
      </Button>
    </>
  );
}

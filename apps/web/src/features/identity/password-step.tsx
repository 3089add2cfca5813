import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { t } from './two-factor.messages.ts';

export interface PasswordStepProps {
  submitLabel: string;
  isPending: boolean;
  fieldError: string | undefined;
  onSubmit: (password: string) => void;
  onCancel: () => void;
}

export function PasswordStep({ submitLabel, isPending, fieldError, onSubmit, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password !== '' && !isPending) onSubmit(password);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('password')} error={fieldError}>
        <PasswordInput
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" isPending={isPending} disabled={password === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

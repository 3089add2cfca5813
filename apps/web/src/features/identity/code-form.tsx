import type { User } from '@app/contract/identity';
import { type SubmitEvent, useState } from 'react';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { readField } from './form-fields.ts';
import { useLoginWithCode } from './two-factor.api.ts';
import { t } from './two-factor.messages.ts';

export interface CodeFormProps {
  challenge: string;
  onSignedIn: (user: User) => void;
  /** Returns to the email and the password; `message` is the error if the challenge has expired. */
  onRestart: (message?: string) => void;
}

/** The form for the two-factor code. */
export function CodeForm({ challenge, onSignedIn, onRestart }: CodeFormProps) {
  const login = useLoginWithCode(onSignedIn);
  const [fieldError, setFieldError] = useState<string>();
  const isBusy = login.isPending || login.isSuccess;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readField(new FormData(event.currentTarget), 'code').trim();
    if (isBusy) return;
    setFieldError(code === '' ? t('login.codeMissing') : undefined);
    if (code === '') return;
    login.mutate(
      { challenge, code },
      {
        onError: (error) => {
          if (hasErrorCode(error, 'identity.challenge_expired')) onRestart(errorSentence(error, t('tryAgain')));
          else setFieldError(errorSentence(error, t('tryAgain')));
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('login.code')} hint={t('login.hint')} error={fieldError}>
        {/* The only field, right after the password was submitted. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Input name="code" autoFocus autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" variant="primary" size="large" isPending={isBusy} className="mt-1 w-full">
        {t('login.submit')}
      </Button>
      <Button variant="ghost" onClick={() => onRestart()}>
        {t('login.back')}
      </Button>
    </form>
  );
}

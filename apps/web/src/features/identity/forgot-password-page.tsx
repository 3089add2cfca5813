import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { readField } from './form-fields.ts';
import { useForgotPassword } from './recovery.api.ts';
import { t } from './recovery.messages.ts';

export function ForgotPasswordPage() {
  const forgot = useForgotPassword();
  const [fieldError, setFieldError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = readField(new FormData(event.currentTarget), 'email').trim();
    setFieldError(email === '' ? t('emailMissing') : undefined);
    if (email === '') return;
    forgot.mutate(
      { email },
      {
        onError: (error) => {
          if (hasErrorCode(error, 'request.invalid')) setFieldError(t('emailMissing'));
        },
      },
    );
  }

  return (
    <AuthCard
      title={t('forgot.title')}
      subtitle={t('forgot.text')}
      footer={
        <TextLink>
          <Link to="/login">{t('forgot.back')}</Link>
        </TextLink>
      }
    >
      {forgot.data === undefined ? (
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field label={t('email')} error={fieldError}>
            <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Button type="submit" variant="primary" size="large" isPending={forgot.isPending} className="mt-1 w-full">
            {t('forgot.submit')}
          </Button>
        </form>
      ) : (
        <output className="block text-body">{forgot.data.isMailed ? t('forgot.sent') : t('forgot.noMail')}</output>
      )}
    </AuthCard>
  );
}

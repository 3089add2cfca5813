import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { showToast } from '#ui/toast-store.ts';
import { AuthCard } from './auth-card.tsx';
import { readField } from './form-fields.ts';
import { useLogin } from './identity.api.ts';
import { t } from './identity.messages.ts';
import type { ClosingAccount } from './reopen-account.tsx';
import { readReturnPath } from './return-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ProviderButton, ProviderProblem } from './provider-sign-in.tsx';
import { readChallenge } from './totp-challenge.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

const ReopenAccount = lazy(async () => ({ default: (await import('./reopen-account.tsx')).ReopenAccount }));
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

export function LoginPage({ hasProvider }: { hasProvider: boolean }) {
  const { search, hash } = useLocation();
  const redirect = useAfterSignIn(readReturnPath(search));
  const [closingAccount, setClosingAccount] = useState<ClosingAccount | null>(null);
  // After the provider's sign-in, the server redirects here with the two-factor challenge in the hash.
  const [challenge, setChallenge] = useState(() => new URLSearchParams(hash.slice(1)).get('challenge') ?? undefined);
  const handleSignedIn = (user: { firstName: string }) => {
    showToast({
      title: t('login.done'),
      description: t('login.welcome', { name: user.firstName }),
      tone: 'success',
    });
    redirect();
  };
  const restart = (message?: string) => {
    setChallenge(undefined);
    if (message !== undefined) showToast({ title: t('login.failed'), description: message, tone: 'danger' });
  };
  const login = useLogin(
    handleSignedIn,
    // A closing account and a two-factor challenge are shown on the page, not in a toast.
    (error) =>
      readClosesAt(error) === undefined &&
      readChallenge(error) === undefined && {
        title: t('login.failed'),
        description: errorSentence(error, t('login.failedHint')),
      },
  );
  const isBusy = login.isPending || login.isSuccess;
  const [fieldErrors, setFieldErrors] = useState<{ email?: string; password?: string }>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const body = { email: readField(form, 'email').trim(), password: readField(form, 'password') };
    const missing = {
      ...(body.email === '' && { email: t('enter.email') }),
      ...(body.password === '' && { password: t('enter.password') }),
    };
    setFieldErrors(missing);
    if (Object.keys(missing).length > 0) {
      showToast({ title: t('missing.title'), description: t('missing.description'), tone: 'danger' });
      return;
    }
    setClosingAccount(null);
    login.mutate(body, {
      onError: (error) => {
        const closesAt = readClosesAt(error);
        const newChallenge = readChallenge(error);
        if (closesAt !== undefined) setClosingAccount({ ...body, closesAt });
        else if (newChallenge !== undefined) setChallenge(newChallenge);
        else if (hasErrorCode(error, 'identity.bad_credentials'))
          setFieldErrors({ password: errorSentence(error, t('login.failedHint')) });
      },
    });
  }

  if (challenge !== undefined) {
    return (
      <AuthCard title={t('login.codeTitle')} subtitle={t('login.codeSubtitle')}>
        <Suspense>
          <CodeForm challenge={challenge} onSignedIn={handleSignedIn} onRestart={restart} />
        </Suspense>
      </AuthCard>
    );
  }

  return (
    <AuthCard
      title={t('login.title')}
      subtitle={t('login.subtitle')}
      footer={
        <>
          {t('login.toSignup')}{' '}
          <TextLink>
            <Link to={{ pathname: '/signup', search }}>{t('login.signupLink')}</Link>
          </TextLink>
        </>
      }
    >
      {closingAccount !== null && (
        <Suspense>
          <ReopenAccount account={closingAccount} onSignedIn={handleSignedIn} onChallenge={setChallenge} />
        </Suspense>
      )}
      <ProviderProblem search={search} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('field.email')} error={fieldErrors.email}>
          <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label={t('field.password')} error={fieldErrors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('field.showPassword')}
            hideLabel={t('field.hidePassword')}
          />
        </Field>
        <TextLink>
          <Link to="/forgot-password" className="self-start text-ui">
            {t('login.forgot')}
          </Link>
        </TextLink>
        <Button type="submit" variant="primary" size="large" isPending={isBusy} className="mt-1 w-full">
          {isBusy ? t('login.submitting') : t('login.submit')}
        </Button>
      </form>
      {hasProvider && <ProviderButton returnPath={readReturnPath(search)} />}
    </AuthCard>
  );
}

/** The date on which an account that is being closed will be deleted. */
function readClosesAt(error: unknown): string | undefined {
  if (!hasErrorCode(error, 'identity.account_closing')) return undefined;
  const closesAt = (error.details as { closesAt?: unknown } | undefined)?.closesAt;
  return typeof closesAt === 'string' ? closesAt : undefined;
}

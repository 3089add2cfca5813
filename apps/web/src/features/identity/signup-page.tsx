import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { browserTimeZone } from '#lib/dates.ts';
import { showToast } from '#ui/toast-store.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { readField } from './form-fields.ts';
import { useSignup } from './identity.api.ts';
import { t } from './identity.messages.ts';
import { readReturnPath } from './return-path.ts';
import { findSignupError, type SignupFieldErrors } from './signup-errors.ts';
import { SignupFields } from './signup-fields.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

export interface SignupPageProps {
  /** The optional profile photo. */
  photo: ReactNode;
  /** Called once the account is created and signed in. */
  onSignedUp: () => void;
}

export function SignupPage({ photo, onSignedUp }: SignupPageProps) {
  const { search } = useLocation();
  const wantsPremium = new URLSearchParams(search).get('plan') === 'premium';
  const redirect = useAfterSignIn(wantsPremium ? '/profile' : readReturnPath(search));
  const [fieldErrors, setFieldErrors] = useState<SignupFieldErrors>({});
  const signup = useSignup(
    (user) => {
      showToast({
        title: t('signup.done'),
        description: t('signup.welcome', { name: user.firstName }),
        tone: 'success',
      });
      onSignedUp();
      redirect();
    },
    { title: t('signup.failed'), fallback: t('signup.failedHint') },
  );
  const isBusy = signup.isPending || signup.isSuccess;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = readSignupForm(event.currentTarget);
    const problem = findSignupError(form);
    setFieldErrors(problem?.fields ?? {});
    if (problem !== undefined) {
      const { kind } = problem;
      const texts = { title: t(`${kind}.title`), description: t(`${kind}.description`) };
      showToast({ ...texts, tone: 'danger', isShownAtField: true });
      return;
    }
    const { confirmPassword: _, ...body } = form;
    signup.mutate(
      { ...body, timeZone: browserTimeZone() },
      { onError: (error) => setFieldErrors(readServerErrors(error, form.email)) },
    );
  }

  return (
    <AuthCard
      title={t('signup.title')}
      subtitle={t('signup.subtitle')}
      footer={
        <>
          {t('signup.toLogin')}{' '}
          <TextLink>
            <Link to={{ pathname: '/login', search }}>{t('signup.loginLink')}</Link>
          </TextLink>
        </>
      }
    >
      {wantsPremium && (
        <p className="mb-4 rounded-control bg-accent-soft px-3 py-2.5 text-ui text-accent-text">
          {t('signup.premium')}
        </p>
      )}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SignupFields photo={photo} isBusy={isBusy} errors={fieldErrors} />
      </form>
    </AuthCard>
  );
}

/** Only errors of the email are shown at their field; the toast shows all other errors of the server. */
function readServerErrors(error: unknown, email: string): SignupFieldErrors {
  if (hasErrorCode(error, 'identity.email_taken')) return { email: errorSentence(error, t('signup.failedHint')) };
  const isInvalid = hasErrorCode(error, 'request.invalid') && !/^\S+@\S+\.\S+$/.test(email);
  return isInvalid ? { email: t('enter.validEmail') } : {};
}

function readSignupForm(element: HTMLFormElement) {
  const form = new FormData(element);
  return {
    firstName: readField(form, 'firstName').trim(),
    lastName: readField(form, 'lastName').trim(),
    email: readField(form, 'email').trim(),
    password: readField(form, 'password'),
    confirmPassword: readField(form, 'confirmPassword'),
  };
}

import { Link, useLocation } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { useVerifyEmail } from './verification.api.ts';
import { t } from './verification.messages.ts';

/** Opened from the link in the verification mail; works with and without a session. */
export function VerifyEmailPage() {
  const token = new URLSearchParams(useLocation().search).get('token');
  return (
    <AuthCard
      title={t('verify.title')}
      footer={
        <TextLink>
          <Link to="/">{t('verify.open')}</Link>
        </TextLink>
      }
    >
      {token === null ? <p className="text-body">{t('verify.noToken')}</p> : <Outcome token={token} />}
    </AuthCard>
  );
}

function Outcome({ token }: { token: string }) {
  const verification = useVerifyEmail(token);
  if (verification.isSuccess) {
    return <output className="block text-body">{t('verify.done', { email: verification.data.email })}</output>;
  }
  if (verification.isError && !verification.isFetching) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4 text-body">
        <p>{errorSentence(verification.error, t('verify.failedHint'))}</p>
        <Button onClick={() => void verification.refetch()}>{t('verify.retry')}</Button>
      </div>
    );
  }
  return (
    <div className="flex justify-center py-4 text-muted">
      <Spinner label={t('verify.working')} />
    </div>
  );
}

import { Link } from 'react-router';
import { hasErrorCode, errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ConsentForm } from './consent-form.tsx';
import { useConsentRequest } from './oauth.api.ts';
import { t } from './oauth.messages.ts';

/** Asks the person who is signed in whether a program may use their archive and planner. */
export function ConsentPage({
  requestId,
  appName,
  onSwitchAccount,
}: {
  requestId: string;
  appName: string;
  onSwitchAccount: () => void;
}) {
  const request = useConsentRequest(requestId);
  return (
    <div className="mx-auto flex w-full max-w-120 flex-col gap-5 px-4 py-10 sm:py-16">
      <title>{`${t('consent.page')} · ${appName}`}</title>
      {request.data !== undefined && !request.isError ? (
        // The key: if another person signs in, the form starts again with its initial values.
        <ConsentForm
          key={request.data.userId}
          requestId={requestId}
          request={request.data}
          onSwitchAccount={onSwitchAccount}
        />
      ) : (
        <>
          <h1 className="text-center text-headline">{t('consent.page')}</h1>
          <Waiting request={request} />
        </>
      )}
    </div>
  );
}

function Waiting({ request }: { request: ReturnType<typeof useConsentRequest> }) {
  if (!request.isError) {
    return (
      <div className="flex justify-center py-16 text-muted">
        <Spinner label={t('consent.loading')} />
      </div>
    );
  }
  const title = errorSentence(request.error, t('consent.failed'));
  if (!hasErrorCode(request.error, 'oauth.request_gone'))
    return <ErrorState title={title} retryLabel={t('consent.retry')} onRetry={() => void request.refetch()} />;
  return (
    <Card role="alert" className="flex flex-col items-start gap-5">
      <p className="text-ui">{title}</p>
      <Button asChild variant="primary">
        <Link to="/">{t('consent.home')}</Link>
      </Button>
    </Card>
  );
}

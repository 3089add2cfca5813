import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { stripeClientSecret, upgradeTier } from '#lib/browser-storage.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { isPaidTier, priceSentence } from './format-plan.ts';
import { usePaymentSetup } from './payments.api.ts';
import { t } from './subscription.messages.ts';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));
const SandboxForm = lazy(async () => ({ default: (await import('./sandbox-form.tsx')).SandboxForm }));

/** The payment started on the profile; if there is none, there is nothing to complete. */
export function PaymentPage() {
  const [clientSecret] = useState(() => stripeClientSecret.read());
  const [tier] = useState(() => upgradeTier.read());
  const [now] = useState(() => new Date());
  const { timeZone } = useViewer();
  return (
    <Page width="reading">
      <div className="mx-auto w-full max-w-lg">
        <PageHeader title={t('paymentTitle')} description={t('paymentText')} />
        <Card className="flex flex-col gap-4">
          <CardTitle>{t('paymentCard')}</CardTitle>
          {clientSecret === null ? (
            <NoSession />
          ) : (
            <>
              {isPaidTier(tier) && <p className="text-ui text-muted">{priceSentence(tier, now, timeZone)}</p>}
              <ProviderForm clientSecret={clientSecret} />
            </>
          )}
        </Card>
      </div>
    </Page>
  );
}

function NoSession() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-body text-muted">{t('noSession')}</p>
      <Button asChild>
        <Link to="/dashboard">{t('toDashboard')}</Link>
      </Button>
    </div>
  );
}

function ProviderForm({ clientSecret }: { clientSecret: string }) {
  const setup = usePaymentSetup();
  const loadingSpinner = (
    <div className="flex justify-center py-10 text-muted">
      <Spinner label={t('formLoading')} />
    </div>
  );
  if (setup.isPending) return loadingSpinner;
  if (setup.data === undefined) {
    return <ErrorState title={t('formErrorText')} retryLabel={t('retry')} onRetry={() => void setup.refetch()} />;
  }
  const { provider, publishableKey } = setup.data;
  if (provider === 'off') return <p className="text-body text-muted">{t('noPayments')}</p>;
  return (
    <Suspense fallback={loadingSpinner}>
      {provider === 'stripe' && publishableKey !== null ? (
        <StripeForm clientSecret={clientSecret} publishableKey={publishableKey} />
      ) : (
        <SandboxForm clientSecret={clientSecret} />
      )}
    </Suspense>
  );
}

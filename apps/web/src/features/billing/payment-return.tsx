import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { paymentNotice } from '#lib/browser-storage.ts';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast-store.ts';
import { confirmPaidIntent } from './payments.api.ts';
import { t } from './subscription.messages.ts';

/** Confirms the payment with the server, then reloads the app without the payment in the URL. */
export function PaymentReturn({ paymentIntentId }: { paymentIntentId: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const requestedId = useRef<string>(undefined);

  const confirm = useEffectEvent(async () => {
    if (requestedId.current === paymentIntentId) return;
    requestedId.current = paymentIntentId;
    try {
      const { subscriptionTier } = await confirmPaidIntent(paymentIntentId);
      // Stored for the reloaded page, because a toast on this page would be lost.
      paymentNotice.write(subscriptionTier);
      window.location.replace(pathname);
    } catch (error) {
      const isApiError = error instanceof ApiError;
      showToast({
        title: isApiError ? t('confirmFailed') : t('confirmError'),
        description: (isApiError ? error.sentence : undefined) ?? t('confirmFailedText'),
        tone: 'danger',
      });
      void navigate(pathname, { replace: true });
    }
  });
  useEffect(() => void confirm(), [paymentIntentId]);

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 text-center" aria-busy>
      <Spinner className="size-8 text-accent-text" />
      <h1 className="text-headline">{t('processingTitle')}</h1>
      <p className="text-body text-muted">{t('processingText')}</p>
    </main>
  );
}

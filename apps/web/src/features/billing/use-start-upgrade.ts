import { type PaidTier, type PaymentSetup } from '@app/contract/payments';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { stripeClientSecret, upgradeTier } from '#lib/browser-storage.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { beginPayment } from './payments.api.ts';
import { t } from './subscription.messages.ts';

/** The product specification asks for this delay before the payment page. */
const NAVIGATION_DELAY_MS = 100;

class NoClientSecret extends Error {}

/** Creates a payment, stores it for the payment page, and navigates there. */
export function useStartUpgrade(provider: PaymentSetup['provider']) {
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async (tier: PaidTier) => {
      const { clientSecret } = await beginPayment(tier);
      if (!clientSecret) throw new NoClientSecret();
      return { clientSecret, tier };
    },
    onSuccess: async ({ clientSecret, tier }) => {
      stripeClientSecret.write(clientSecret);
      upgradeTier.write(tier);
      await new Promise((resolve) => setTimeout(resolve, NAVIGATION_DELAY_MS));
    },
    failureToast: (error) => ({ title: t('upgradeFailed'), description: describeFailure(error) }),
  });
  const openPaymentPage = () => {
    if (provider !== 'stripe') return void navigate('/upgrade-payment');
    // Back would show this page again as the browser remembers it: busy.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
    // Only the response with the payment page has a content security policy that allows Stripe's script.
    window.location.assign('/upgrade-payment');
  };
  return {
    isBusy: start.isPending || start.isSuccess,
    begin: (tier: PaidTier) => start.mutate(tier, { onSuccessIfMounted: openPaymentPage }),
  };
}

function describeFailure(error: unknown): string {
  if (error instanceof NoClientSecret) return t('noClientSecret');
  if (error instanceof ApiError) return error.sentence ?? t('serverError', { status: String(error.status) });
  return t('upgradeFailedText');
}

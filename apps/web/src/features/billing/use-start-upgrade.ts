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
  return useMutation({
    mutationFn: async (tier: PaidTier) => {
      const { clientSecret } = await beginPayment(tier);
      if (!clientSecret) throw new NoClientSecret();
      return { clientSecret, tier };
    },
    onSuccess: async ({ clientSecret, tier }) => {
      stripeClientSecret.write(clientSecret);
      upgradeTier.write(tier);
      await new Promise((resolve) => setTimeout(resolve, NAVIGATION_DELAY_MS));
      // Only the response with the payment page has a content security policy that allows Stripe's script.
      if (provider === 'stripe') window.location.assign('/upgrade-payment');
      else void navigate('/upgrade-payment');
    },
    failureToast: (error) => ({ title: t('upgradeFailed'), description: describeFailure(error) }),
  });
}

function describeFailure(error: unknown): string {
  if (error instanceof NoClientSecret) return t('noClientSecret');
  if (error instanceof ApiError) return error.sentence ?? t('serverError', { status: String(error.status) });
  return t('upgradeFailedText');
}

import { useNavigate } from 'react-router';
import { stripeClientSecret, upgradeTier } from '#lib/browser-storage.ts';

/**
 * After a successful payment: clears the stored checkout (client secret and tier) and opens the dashboard, which
 * confirms the payment with the server.
 */
export function useAfterPayment(): (paymentIntentId: string) => void {
  const navigate = useNavigate();
  return (paymentIntentId) => {
    stripeClientSecret.remove();
    upgradeTier.remove();
    const query = new URLSearchParams({
      subscription: 'success',
      payment_intent: paymentIntentId,
      redirect_status: 'succeeded',
    });
    void navigate(`/dashboard?${query.toString()}`);
  };
}

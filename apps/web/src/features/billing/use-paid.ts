import { useNavigate } from 'react-router';
import { stripeClientSecret, upgradeTier } from '#lib/browser-storage.ts';

/** After a successful payment: clears the stored session and opens the dashboard, which confirms it with the server. */
export function usePaid(): (paymentIntentId: string) => void {
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

import { useNavigate } from 'react-router';
import { stripeClientSecret, upgradeTier } from '#lib/browser-storage.ts';

/** The payment went through: the browser forgets it, and the dashboard confirms it with the server. */
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

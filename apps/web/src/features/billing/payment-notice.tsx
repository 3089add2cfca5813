import { useEffect } from 'react';
import { paymentNotice } from '#lib/browser-storage.ts';
import { showToast } from '#ui/toast-store.ts';
import { isPaidTier, tierName } from './format-plan.ts';
import { t } from './subscription.messages.ts';

/** Shows the result of a payment once, after `PaymentReturn` has reloaded the app. */
export function PaymentNotice(): null {
  useEffect(() => {
    const tier = paymentNotice.read();
    if (tier === null) return;
    paymentNotice.remove();
    if (isPaidTier(tier)) {
      const description = t('successText', { name: tierName(tier) });
      showToast({ title: t('success'), description, tone: 'success' });
    } else showToast({ title: t('paymentPending'), description: t('paymentPendingText') });
  }, []);
  return null;
}

import { PaymentPage } from '#features/billing/payment-page.tsx';

export function UpgradePaymentRoute() {
  return <PaymentPage />;
}

import { PaymentPage } from '#features/subscription/payment-page.tsx';

export function UpgradePaymentRoute() {
  return <PaymentPage />;
}

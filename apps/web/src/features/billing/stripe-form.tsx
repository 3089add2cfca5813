import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { isDark, onThemeChange } from '#lib/theme.ts';
import { PaymentForm, showFormError, showPaymentError, showPaymentFailed } from './payment-form.tsx';
import { useAfterPayment } from './use-after-payment.ts';

export interface StripeFormProps {
  publishableKey: string;
  clientSecret: string;
}

const paidStatuses = new Set(['succeeded', 'processing', 'requires_capture']);

/** Stripe's own card form: its input never reaches our server. */
export function StripeForm({ publishableKey, clientSecret }: StripeFormProps) {
  const stripe = useMemo(
    () =>
      loadStripe(publishableKey).catch(() => {
        showFormError();
        return null;
      }),
    [publishableKey],
  );
  const theme = useSyncExternalStore(onThemeChange, isDark) ? 'night' : 'stripe';
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: { theme } }}>
      <CardForm clientSecret={clientSecret} />
    </Elements>
  );
}

function CardForm({ clientSecret }: { clientSecret: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isFormReady, setFormReady] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const finishPayment = useAfterPayment();

  /** Enables the form. Leaves the page if the payment has already been completed, for example in another tab. */
  async function handleFormReady() {
    setFormReady(true);
    const found = await stripe?.retrievePaymentIntent(clientSecret).catch(() => undefined);
    const intent = found?.paymentIntent;
    if (intent !== undefined && paidStatuses.has(intent.status)) finishPayment(intent.id);
  }

  async function pay() {
    if (stripe === null || elements === null) return;
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${window.location.origin}/dashboard?subscription=success&source=stripe_redirect` },
    });
    const wasPaid = error?.code === 'payment_intent_unexpected_state' && error.payment_intent?.status === 'succeeded';
    if (wasPaid && error.payment_intent !== undefined) finishPayment(error.payment_intent.id);
    else if (error !== undefined) showPaymentFailed(error.message);
    else if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing')
      finishPayment(paymentIntent.id);
    else showPaymentFailed(undefined);
  }

  function submit() {
    setSubmitting(true);
    pay()
      .catch(showPaymentError)
      .finally(() => setSubmitting(false));
  }

  return (
    <PaymentForm isReady={stripe !== null && isFormReady} isSubmitting={isSubmitting} onSubmit={submit}>
      <PaymentElement onReady={() => void handleFormReady()} onLoadError={showFormError} />
    </PaymentForm>
  );
}

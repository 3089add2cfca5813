import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, hasErrorCode } from '#lib/api-error.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PaymentForm, showFormError, showPaymentError, showPaymentFailed } from './payment-form.tsx';
import { paySandboxIntent, fetchSandboxIntent } from './payments.api.ts';
import { SandboxCards } from './sandbox-cards.tsx';
import { t } from './subscription.messages.ts';
import { useAfterPayment } from './use-after-payment.ts';

type Authentication = 'complete' | 'fail';

/** Replaces Stripe's form: test card numbers have the same outcomes as at Stripe, without any money. */
export function SandboxForm({ clientSecret }: { clientSecret: string }) {
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const [cardNumber, setCardNumber] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [isAuthenticating, setAuthenticating] = useState(false);
  const finishPayment = useAfterPayment();
  const intent = useQuery({ queryKey: ['sandbox', intentId], queryFn: () => fetchSandboxIntent(intentId), gcTime: 0 });
  /** Shows a refusal at the card number too, which is the only field. */
  const failPayment = (message: string | undefined) => {
    setFieldError(message ?? t('cardRefused'));
    showPaymentFailed(message);
  };
  const pay = useMutation({
    mutationFn: (authentication: Authentication | undefined) =>
      paySandboxIntent(intentId, { cardNumber, ...(authentication && { authentication }) }),
    onSuccess: ({ id, status }) => {
      if (status === 'succeeded' || status === 'processing') finishPayment(id);
      else if (status === 'requires_action') setAuthenticating(true);
      else failPayment(undefined);
    },
    onError: (error) => {
      // The payment was completed in another tab.
      if (hasErrorCode(error, 'billing.unexpected_state') && isSucceeded(error.details)) finishPayment(intentId);
      else if (error instanceof ApiError && error.sentence !== undefined) failPayment(error.sentence);
      else showPaymentError();
    },
    failureToast: false,
  });

  const handleLoadedIntent = useEffectEvent(() => {
    const status = intent.data?.status;
    if (status === 'succeeded' || status === 'processing') finishPayment(intentId);
    if (intent.isError) showFormError();
  });
  useEffect(() => handleLoadedIntent(), [intent.data, intent.isError]);
  const cardNumberInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (intent.isSuccess) cardNumberInput.current?.focus();
  }, [intent.isSuccess]);

  function pickCard(number: string) {
    setFieldError(undefined);
    setCardNumber(number);
  }

  function submit() {
    if (cardNumber.trim() === '') return failPayment(t('cardMissing'));
    setFieldError(undefined);
    return pay.mutate(undefined);
  }

  return (
    <PaymentForm isReady={intent.isSuccess} isSubmitting={pay.isPending} onSubmit={submit}>
      <p className="rounded-control bg-warning-soft px-3 py-2.5 text-ui font-medium text-warning-text">
        {t('testMode')}
      </p>
      <Field label={t('cardNumber')} error={fieldError}>
        <Input
          ref={cardNumberInput}
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          value={cardNumber}
          onChange={(event) => pickCard(event.target.value)}
        />
      </Field>
      <SandboxCards onPick={pickCard} />
      <ConfirmDialog
        isOpen={isAuthenticating}
        onOpenChange={(isOpen) => {
          setAuthenticating(isOpen);
          // Closing the authentication dialog counts as a refusal.
          if (!isOpen && !pay.isPending) pay.mutate('fail');
        }}
        title={t('authTitle')}
        description={t('authText')}
        confirmLabel={t('authComplete')}
        cancelLabel={t('authFail')}
        onConfirm={() => {
          setAuthenticating(false);
          pay.mutate('complete');
        }}
      />
    </PaymentForm>
  );
}

function isSucceeded(details: unknown): boolean {
  const intent = (details as { paymentIntent?: { status?: unknown } } | undefined)?.paymentIntent;
  return intent?.status === 'succeeded';
}

import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './subscription.messages.ts';

export interface PaymentFormProps {
  isReady: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The part shared by both payment forms: a submit button that waits until the form is ready. */
export function PaymentForm({ isReady, isSubmitting, onSubmit, children }: PaymentFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    if (isReady) onSubmit();
    else showToast({ title: t('notReady'), description: t('notReadyText'), tone: 'danger' });
  }

  const label = isSubmitting ? t('paying') : isReady ? t('pay') : t('formLoading');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isPending={isSubmitting}
        aria-disabled={!isReady || undefined}
        className="w-full"
      >
        {label}
      </Button>
    </form>
  );
}

/** `message` is the provider's sentence about the card; without it a general sentence is shown. */
export function showPaymentFailed(message: string | undefined): void {
  showToast({ title: t('paymentFailed'), description: message ?? t('paymentErrorText'), tone: 'danger' });
}

export function showPaymentError(): void {
  showToast({ title: t('paymentError'), description: t('paymentErrorText'), tone: 'danger' });
}

export function showFormError(): void {
  showToast({ title: t('formError'), description: t('formErrorText'), tone: 'danger' });
}

/**
 * The `redirect_status` of payments that may have succeeded; null when the URL has none. The server checks the payment.
 */
const acceptedStatuses = new Set([null, 'succeeded', 'processing']);

/** The payment id in the query of Stripe's `return_url`; undefined if there is none or the payment failed. */
export function readReturnedPayment(search: string): string | undefined {
  const values = new URLSearchParams(search);
  if (values.get('subscription') !== 'success' || !acceptedStatuses.has(values.get('redirect_status')))
    return undefined;
  return values.get('payment_intent') ?? undefined;
}

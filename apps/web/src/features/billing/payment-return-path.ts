/** Stripe's redirect statuses of a payment that did not fail; our own forms may omit the status. */
const paidStatuses = new Set([null, 'succeeded', 'processing']);

/** The payment in a return address; undefined without one, or when it failed. */
export function readReturnedPayment(search: string): string | undefined {
  const values = new URLSearchParams(search);
  if (values.get('subscription') !== 'success' || !paidStatuses.has(values.get('redirect_status'))) return undefined;
  return values.get('payment_intent') ?? undefined;
}

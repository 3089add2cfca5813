const done = new Set([null, 'succeeded', 'processing']);

/** The payment in a return address; undefined without one, or when it failed. */
export function readReturnedPayment(search: string): string | undefined {
  const values = new URLSearchParams(search);
  if (values.get('subscription') !== 'success' || !done.has(values.get('redirect_status'))) return undefined;
  return values.get('payment_intent') ?? undefined;
}

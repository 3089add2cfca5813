const done = new Set([null, 'succeeded', 'processing']);

/** The payment that an address comes back from; undefined when it says nothing of one, or that it failed. */
export function readReturnedPayment(search: string): string | undefined {
  const values = new URLSearchParams(search);
  if (values.get('subscription') !== 'success' || !done.has(values.get('redirect_status'))) return undefined;
  return values.get('payment_intent') ?? undefined;
}

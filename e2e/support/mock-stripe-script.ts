import type { BrowserContext } from '@playwright/test';

/** Lets the test decide the outcome of a payment with this card. */
export type PayAtStripe = (card: string, clientSecret: string) => Promise<StripeResult>;
export interface StripeResult {
  error?: { code?: string; message?: string; payment_intent?: { id: string; status: string } };
  paymentIntent?: { id: string; status: string };
}

/**
 * Replaces Stripe's script: the browser requests it from js.stripe.com and gets this one, which draws a card field in
 * place of Stripe's frame and leaves the rest to the test.
 */
export async function mockStripeScript(
  context: BrowserContext,
  { pay, retrieve }: { pay: PayAtStripe; retrieve: (clientSecret: string) => Promise<StripeResult> },
): Promise<void> {
  await context.exposeFunction('payAtStripe', pay);
  await context.exposeFunction('retrieveAtStripe', retrieve);
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/**
 * The empty functions must exist, but need to do nothing: react-stripe-js accepts an object as Stripe only if it has
 * `createToken`, `createPaymentMethod` and `confirmCardPayment`; the others are called when React updates or unmounts
 * the form.
 */
const script = `
window.Stripe = Object.assign((key) => ({
  elements: ({ clientSecret }) => {
    const listeners = {};
    const element = {
      mount(place) {
        place.innerHTML = '<label>Card number <input name="card" autocomplete="off"></label>';
        setTimeout(() => listeners.ready?.(element), 0);
      },
      on: (name, listener) => { listeners[name] = listener; },
      off() {}, update() {}, unmount() {}, destroy() {},
    };
    return { clientSecret, create: () => element, getElement: () => element, update() {}, submit: async () => ({}) };
  },
  createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
  retrievePaymentIntent: (secret) => window.retrieveAtStripe(secret),
  confirmPayment: ({ elements }) =>
    window.payAtStripe(document.querySelector('input[name="card"]').value, elements.clientSecret),
}), { version: 'endive' });
`;

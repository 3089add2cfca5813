// A fake of Stripe's script as far as our form uses it: a form that mounts, and payments controlled by the test.
interface Intent {
  id: string;
  status: string;
}
export interface ConfirmAnswer {
  error?: { code?: string; message?: string; payment_intent?: Intent };
  paymentIntent?: Intent;
}

export interface FakeStripe {
  /** Simulates that the card form has loaded. */
  becomeReady(): void;
  failToLoad(): void;
  /** The theme that the card form was created with. */
  theme(): string | undefined;
  /** The arguments of each call of `confirmPayment`. */
  confirmed: { redirect: string; confirmParams: { return_url: string } }[];
}

let current: object;
// Stripe's loader keeps the first script it finds. So the tests of a file share this one; `current` is the test's fake.
// 'endive' is the name of a Stripe.js release: the loader checks the version of the script.
const script = Object.assign(() => current, { version: 'endive' });

export function installFakeStripe(answers: { confirm?: () => Promise<ConfirmAnswer>; retrieved?: Intent }): FakeStripe {
  const listeners = new Map<string, (event: unknown) => void>();
  const confirmed: FakeStripe['confirmed'] = [];
  let theme: string | undefined;
  const element = {
    mount: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
    on: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
  };
  const elements = { create: () => element, getElement: () => element, update: () => undefined, submit: () => ({}) };
  const stripe = {
    elements: (options: { appearance?: { theme?: string } }) => {
      theme = options.appearance?.theme;
      return elements;
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    retrievePaymentIntent: async () => ({
      paymentIntent: answers.retrieved ?? { id: 'pi_1', status: 'requires_payment_method' },
    }),
    confirmPayment: async (options: FakeStripe['confirmed'][number]) => {
      confirmed.push(options);
      return (await answers.confirm?.()) ?? { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
    },
  };
  current = stripe;
  Object.assign(window, { Stripe: script });
  return {
    confirmed,
    theme: () => theme,
    becomeReady: () => listeners.get('ready')?.(element),
    failToLoad: () => listeners.get('loaderror')?.({ error: { type: 'api_error' } }),
  };
}

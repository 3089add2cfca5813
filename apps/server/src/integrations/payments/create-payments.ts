import { ConfigError } from '#platform/config.ts';
import type { Clock } from '#platform/clock.ts';
import type { PaymentProvider } from './payments.ts';
import type { PaymentsConfig } from './payments.config.ts';
import { createSandboxProvider, type SandboxProvider, type SandboxStore } from './sandbox-provider.ts';

/** The payment provider in use. */
export interface Payments {
  /** Undefined if nothing can be bought here. */
  current(): PaymentProvider | undefined;
  /** The current provider if it is the sandbox. */
  sandbox(): SandboxProvider | undefined;
}

export interface PaymentsOptions {
  config: PaymentsConfig;
  clock: Clock;
  sandboxStore: SandboxStore;
  /**
   * Whether the current request comes from a user of this machine. Unless configured otherwise, only such users are
   * offered test payments. The result depends on the request, so it is never stored.
   */
  isForLocalUser: () => boolean;
}

const STRIPE_SETTINGS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
] as const;

/** Reads the configuration once; throws a ConfigError that lists every missing Stripe setting. */
export async function createPayments({
  config,
  clock,
  sandboxStore,
  isForLocalUser,
}: PaymentsOptions): Promise<Payments> {
  const hasStripe = config.PAYMENTS === 'stripe' || (config.PAYMENTS === 'auto' && hasAnyStripeSetting(config));
  if (hasStripe) {
    const stripe = await connectStripe(config, clock);
    return { current: () => stripe, sandbox: () => undefined };
  }
  const sandbox = createSandboxProvider({ store: sandboxStore, clock });
  const findSandbox = (): SandboxProvider | undefined => {
    const isEnabled = config.PAYMENTS === 'sandbox' || (config.PAYMENTS === 'auto' && isForLocalUser());
    return isEnabled ? sandbox : undefined;
  };
  return { current: findSandbox, sandbox: findSandbox };
}

function hasAnyStripeSetting(config: PaymentsConfig): boolean {
  return STRIPE_SETTINGS.some((name) => config[name] !== undefined);
}

/** Imported only when used, because the SDK is large. */
async function connectStripe(config: PaymentsConfig, clock: Clock): Promise<PaymentProvider> {
  const missing = STRIPE_SETTINGS.filter((name) => config[name] === undefined);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name} is needed to take payments by Stripe`));
  const setting = (name: (typeof STRIPE_SETTINGS)[number]) => config[name] ?? '';
  const { createStripeProvider } = await import('./stripe-provider.ts');
  return createStripeProvider({
    secretKey: setting('STRIPE_SECRET_KEY'),
    publishableKey: setting('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: setting('STRIPE_WEBHOOK_SECRET'),
    prices: { premium_monthly: setting('STRIPE_PRICE_MONTHLY'), premium_annual: setting('STRIPE_PRICE_ANNUAL') },
    apiBase: config.STRIPE_API_BASE,
    clock,
  });
}

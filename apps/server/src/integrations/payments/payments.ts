/** The port for payment providers. Ids and states are those of Stripe. The port does not contain amounts. */
import type { PaidTier } from '@app/contract/payments';
import type { PlanStatus } from '@app/contract/subscription';

/** The current state of one subscription at the provider. */
export interface ProviderPlan {
  id: string;
  status: PlanStatus;
  /** Undefined for an unknown price. */
  tier: PaidTier | undefined;
  /** Whether the latest invoice was paid: a cancelled subscription stays valid only for a paid period. */
  isPaid: boolean;
  currentPeriodEnd: Date;
  /** Whether the subscription ends with the period instead of being renewed. */
  isEnding: boolean;
  createdAt: Date;
  /** The secret of the first payment, while the payment can still be made in the browser. */
  payment: { intentId: string; clientSecret: string } | undefined;
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface ProviderIntent {
  id: string;
  status: IntentStatus;
}

/** A webhook event. The app only needs the customer whose subscription it has to read again. */
export interface ProviderEvent {
  id: string;
  customerId: string | undefined;
}

export interface Payer {
  userId: string;
  email: string;
  name: string;
}

/**
 * Every method may throw AppError `billing.provider_unavailable`. Methods that create something take an idempotency
 * key. Another call with the same key creates nothing new, and throws `billing.payment_busy` if its arguments differ.
 */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'sandbox';
  /** The public key for the provider's script in the browser. */
  readonly publishableKey: string | null;
  createCustomer(payer: Payer): Promise<string>;
  /** Creates a subscription that starts when its first invoice is paid. */
  startPlan(order: { customerId: string; userId: string; tier: PaidTier; key: string }): Promise<ProviderPlan>;
  /** Newest first, including ended ones. */
  listPlans(customerId: string): Promise<ProviderPlan[]>;
  /** Undefined if this customer has no payment with this id. */
  findIntent(intentId: string, customerId: string): Promise<ProviderIntent | undefined>;
  /** Takes effect at once, with proration; throws `billing.card_declined` if the difference cannot be charged. */
  changeTier(planId: string, customerId: string, tier: PaidTier): Promise<void>;
  /** Takes effect at once. Does nothing if the subscription does not exist or was cancelled before. */
  cancelPlan(planId: string, customerId: string): Promise<void>;
  /** The address where the user manages the subscription; `returnUrl` is where the browser returns to. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Parses a webhook; throws `billing.webhook_refused` unless its signature is valid and recent. */
  parseWebhook(rawBody: string, signature: string | undefined): ProviderEvent;
}

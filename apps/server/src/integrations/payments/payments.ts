/** The port to whoever takes the money. Ids and states are Stripe's words; amounts never pass through here. */
import type { PaidTier } from '@app/contract/payments';
import type { PlanStatus } from '@app/contract/subscription';

/** One subscription as the provider has it now. */
export interface ProviderPlan {
  id: string;
  status: PlanStatus;
  /** Undefined for a price we do not sell. */
  tier: PaidTier | undefined;
  /** Whether the latest invoice was paid: what a cancelled plan keeps is what was paid for. */
  isPaid: boolean;
  currentPeriodEnd: Date;
  /** It ends with the period instead of renewing. */
  isEnding: boolean;
  createdAt: Date;
  /** Of the first payment, while that can still be made in the browser. */
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

/** What a webhook is good for here: whose state to read again. */
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
 * Every call may throw AppError `billing.provider_unavailable`. Calls that create something take a key: the same key
 * with the same arguments creates it once; with other arguments it throws `billing.payment_busy`.
 */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'sandbox';
  /** For the provider's script in the browser. */
  readonly publishableKey: string | null;
  createCustomer(payer: Payer): Promise<string>;
  /** A subscription that begins once its first invoice is paid. */
  startPlan(order: { customerId: string; userId: string; tier: PaidTier; key: string }): Promise<ProviderPlan>;
  /** Newest first, ended ones included. */
  listPlans(customerId: string): Promise<ProviderPlan[]>;
  /** Undefined when this customer has no payment with this id. */
  findIntent(intentId: string, customerId: string): Promise<ProviderIntent | undefined>;
  /** At once, with proration; throws `billing.card_declined` when the difference cannot be charged. */
  changeTier(planId: string, customerId: string, tier: PaidTier): Promise<void>;
  /** At once. Cancelling what is not there, or was cancelled, changes nothing. */
  cancelPlan(planId: string, customerId: string): Promise<void>;
  /** Where the person manages the plan; `returnUrl` is where they come back to. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Reads a webhook; throws `billing.webhook_refused` unless its signature is right and recent. */
  readEvent(rawBody: string, signature: string | undefined): ProviderEvent;
}

import { E as _enum, I as object, L as optional, M as int, O as boolean, P as nullable, n as Count, p as Timestamp } from "./primitives-DlTfjj0b.js";
import { i as endpoint, t as AppError } from "./app-error-CvKhFwC2.js";
import { a as SubscriptionTier } from "./identity-BGxUSS3Q.js";
// ../../packages/contract/src/usage.ts
/** The use of AI chats in a month: part of the subscription and of every reply. */
/** A limit of 0 or less means unlimited. */
const Limits = object({ aiChatCount: int() });
const Usage = object({
	/** AI chats of this calendar month (UTC), including replies that are being generated. */
	aiChatCount: Count,
	/** When the next month begins. */
	resetsAt: Timestamp
});
// ../../packages/contract/src/subscription.ts
/** The state of a subscription, as named by Stripe. What users see of each: docs/guides/payments.md. */
const PlanStatus = _enum([
	"incomplete",
	"incomplete_expired",
	"trialing",
	"active",
	"past_due",
	"canceled",
	"unpaid",
	"paused"
]);
const PaidPlan = object({
	status: PlanStatus,
	/** Whether the subscription ends with the paid period instead of being renewed. */
	isEnding: boolean()
});
const SubscriptionStatus = object({
	user: object({
		subscriptionTier: SubscriptionTier,
		currentPeriodEnd: nullable(Timestamp)
	}),
	limits: Limits,
	usage: Usage,
	/** Absent for users who have never had a subscription. */
	plan: optional(PaidPlan)
});
const getSubscription = /* @__PURE__ */ endpoint({
	method: "GET",
	path: "/api/subscription",
	access: "user",
	summary: "Subscription, limits and usage of this month.",
	response: SubscriptionStatus,
	errors: []
});
const getSubscriptionStatus = /* @__PURE__ */ endpoint({
	method: "GET",
	path: "/api/subscription/status",
	access: "user",
	summary: "The same as /api/subscription; the chat screens call it after each reply.",
	response: SubscriptionStatus,
	errors: []
});
// src/integrations/payments/payment-faults.ts
const providerUnavailable = (cause) => new AppError({
	code: "billing.provider_unavailable",
	cause
});
const paymentBusy = (cause) => new AppError({
	code: "billing.payment_busy",
	cause
});
const webhookRefused = (cause) => new AppError({
	code: "billing.webhook_refused",
	cause
});
const cardDeclined = (message, cause) => new AppError({
	code: "billing.card_declined",
	...message !== void 0 && { message },
	cause
});
const unexpectedState = (details) => new AppError({
	code: "billing.unexpected_state",
	...details && { details }
});
const paymentNotFound = () => new AppError({ code: "billing.payment_not_found" });
export { unexpectedState as a, SubscriptionStatus as c, Usage as d, providerUnavailable as i, getSubscription as l, paymentBusy as n, webhookRefused as o, paymentNotFound as r, PlanStatus as s, cardDeclined as t, getSubscriptionStatus as u };

import {
  addressSetting,
  choiceSetting,
  defineSection,
  textSetting,
  type SectionValues,
} from '#platform/config-section.ts';

export const paymentsSection = defineSection({
  name: 'payments',
  fields: {
    PAYMENTS: {
      schema: choiceSetting(['auto', 'stripe', 'sandbox', 'off']),
      default: 'auto',
      doc: 'The payment provider: stripe, sandbox (test cards, no money moves), off, or auto. With auto it is Stripe if its keys are set, else the sandbox if the app serves only this machine.',
    },
    STRIPE_SECRET_KEY: { schema: textSetting(), doc: "Stripe's secret key; it begins with sk_." },
    STRIPE_PUBLISHABLE_KEY: { schema: textSetting(), doc: "Stripe's publishable key; it begins with pk_." },
    STRIPE_WEBHOOK_SECRET: {
      schema: textSetting(),
      doc: 'The signing secret of the webhook /api/webhooks/stripe; it begins with whsec_.',
    },
    STRIPE_PRICE_MONTHLY: { schema: textSetting(), doc: 'The id of the recurring price of $19 a month.' },
    STRIPE_PRICE_ANNUAL: { schema: textSetting(), doc: 'The id of the recurring price of $190 a year.' },
    STRIPE_API_BASE: {
      schema: addressSetting(),
      doc: 'Overrides the address of Stripe’s API, for tests.',
      defaultText: "Stripe's own",
    },
  },
});

export type PaymentsConfig = SectionValues<typeof paymentsSection>;

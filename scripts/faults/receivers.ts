import { startMailServer, type MailServer } from '../../apps/server/test/mail-server.ts';
import { startPushService, type PushService } from '../../apps/server/test/push-service.ts';
import {
  startStripeServer,
  type StripeServer,
  WEBHOOK_SECRET,
} from '../../apps/server/test/stripe-server/stripe-server.ts';
import { openNetworkLink, type NetworkLink } from './network-link.ts';

/** The servers to which the app sends mails and push messages and at which people pay, each reached through a link. */
export interface Receivers {
  mail: { server: MailServer; link: NetworkLink };
  push: { service: PushService; link: NetworkLink; subscription: PushService['subscription'] };
  payments: { server: StripeServer; link: NetworkLink };
  /** The settings with which the app uses them. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

const SETTINGS = {
  VAPID_SUBJECT: 'mailto:operator@example.org',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_ANNUAL: 'price_year',
};

export async function startReceivers(): Promise<Receivers> {
  const mailServer = await startMailServer();
  const mailLink = await openNetworkLink(mailServer.url);
  const pushService = await startPushService();
  const pushLink = await openNetworkLink(pushService.subscription.endpoint);
  const stripeServer = await startStripeServer(() => new Date());
  const paymentLink = await openNetworkLink(stripeServer.address);
  return {
    mail: { server: mailServer, link: mailLink },
    push: {
      service: pushService,
      link: pushLink,
      subscription: { ...pushService.subscription, endpoint: pushLink.address },
    },
    payments: { server: stripeServer, link: paymentLink },
    settings: { ...SETTINGS, SMTP_URL: mailLink.address, STRIPE_API_BASE: paymentLink.address.replace(/\/$/, '') },
    close: async () => {
      for (const link of [mailLink, pushLink, paymentLink]) await link.close();
      await pushService.close();
      await mailServer.close();
      await stripeServer.close();
    },
  };
}

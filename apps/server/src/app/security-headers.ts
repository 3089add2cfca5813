import type { FastifyInstance, FastifyReply } from 'fastify';

/** What the app never asks a browser for, so that nothing that gets into a page can either. Chromium warns of names it does not know. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Strict headers for every answer, as constant text: the usual plugin puts them together anew for each request, which
 * shows on polls. Pages add the policy of pages; everything else may not load or run anything at all.
 */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': `${DENIED_FEATURES}, payment=()`,
} as const;

const SIX_MONTHS = 'max-age=15552000';

/**
 * Styles alone may be inline: the dialog and menu primitives of the web app inject them. Pictures come from ourselves
 * or from memory; a stranger's host is never asked.
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  // Only where TLS is known to be in front: a plain local start must stay reachable.
  const isSecure = publicUrl?.startsWith('https:') === true;
  const headers = isSecure ? { ...EVERYWHERE, 'strict-transport-security': SIX_MONTHS } : EVERYWHERE;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The page with Stripe's card form, and it alone, may load Stripe's script and what that asks for. */
const STRIPE_PAGE_POLICY = PAGE_POLICY.replace(
  "script-src 'self'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
)
  .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
  .replace("img-src 'self' data: blob:", "img-src 'self' data: blob: https://*.stripe.com")
  .concat('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');

/** Wallets such as Apple Pay are offered by the form through the browser's own payment dialog. */
const STRIPE_PAGE_FEATURES = `${DENIED_FEATURES}, payment=(self "https://js.stripe.com")`;

/** What a page of the app may load, instead of nothing. */
export function allowPageContent(reply: FastifyReply, options: { hasStripeForm?: boolean } = {}): void {
  if (options.hasStripeForm === true) reply.header('permissions-policy', STRIPE_PAGE_FEATURES);
  reply.header('content-security-policy', options.hasStripeForm === true ? STRIPE_PAGE_POLICY : PAGE_POLICY);
}

import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Denies every page, and code injected into it, the browser features that the app never uses. Lists only names that
 * Chromium knows, because it warns about others.
 */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  // The app offers dictation, for which the browser asks the person before it listens.
  .concat('microphone=(self)')
  .join(', ');

/**
 * Strict headers for every response, as constants: @fastify/helmet builds them for each request, which measurably slows
 * down polls. Pages replace the content policy; all other responses may not load or run anything.
 */
const DEFAULT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': `${PERMISSIONS}, payment=()`,
} as const;

const HSTS_SIX_MONTHS = 'max-age=15552000';

/**
 * Only styles may be inline, because the dialog and menu primitives of the web app inject them. Pictures come from this
 * server or from memory, never from other hosts.
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
  // Only with TLS in front: a local server over HTTP must stay reachable.
  const isSecure = publicUrl?.startsWith('https:') === true;
  const headers = isSecure ? { ...DEFAULT_HEADERS, 'strict-transport-security': HSTS_SIX_MONTHS } : DEFAULT_HEADERS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * For the frame in which a document of a person's archive runs. The document's scripts run, but belong to no origin and
 * load nothing. A content policy cannot block WebRTC, nor the lookup of a host name for a navigation; browsers that
 * support Connection-Allowlist block both.
 */
const PREVIEW_HEADERS = {
  'content-security-policy': [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'connection-allowlist': '()',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** Only the page with Stripe's card form may load Stripe's script and its resources. */
const STRIPE_PAGE_POLICY = PAGE_POLICY.replace(
  "script-src 'self'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
)
  .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
  .replace("img-src 'self' data: blob:", "img-src 'self' data: blob: https://*.stripe.com")
  .concat('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');

/** Stripe's form offers wallets such as Apple Pay through the browser's payment dialog. */
const STRIPE_PAGE_PERMISSIONS = `${PERMISSIONS}, payment=(self "https://js.stripe.com")`;

/** Replaces the default content policy, which allows nothing, by the policy of an app page. */
export function allowPageContent(reply: FastifyReply, options: { hasStripeForm?: boolean } = {}): void {
  if (options.hasStripeForm === true) reply.header('permissions-policy', STRIPE_PAGE_PERMISSIONS);
  reply.header('content-security-policy', options.hasStripeForm === true ? STRIPE_PAGE_POLICY : PAGE_POLICY);
}

/** Sets the policy of the frame in which documents run. */
export function allowDocumentPreview(reply: FastifyReply): void {
  reply.headers(PREVIEW_HEADERS);
}

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Schemes that the browser or the system handles itself: a redirect to them would not bring the authorization code to
 * an installed program.
 */
const REFUSED_SCHEMES = new Set([
  'about:',
  'blob:',
  'chrome:',
  'chrome-extension:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'intent:',
  'javascript:',
  'mailto:',
  'moz-extension:',
  'sms:',
  'tel:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
]);

/** Whether a program may get codes at this address: https, this computer, or the scheme of an installed program. */
export function isRedirectAllowed(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > 2_000 || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || text.includes('#')) return false;
  if (protocol === 'http:') return LOOPBACK_HOSTS.has(hostname);
  if (protocol === 'https:') return !LOOPBACK_HOSTS.has(hostname);
  return !REFUSED_SCHEMES.has(protocol);
}

/**
 * The part of an address that a person is shown: the host and port, or the scheme of an installed program.
 */
export function describeRedirect(text: string): { target: string; isLocal: boolean } {
  const { protocol, host } = new URL(text);
  if (protocol === 'https:') return { target: host, isLocal: false };
  return { target: protocol === 'http:' ? host : protocol, isLocal: true };
}

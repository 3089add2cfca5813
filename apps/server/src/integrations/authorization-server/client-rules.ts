import { isRedirectAllowed } from './redirect-rules.ts';

const MAX_NAME = 80;
const MAX_REDIRECTS = 20;

/** Characters that change how the text around them is shown. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/**
 * Makes the description that a client gave of itself safe, in place. Returns what is wrong with it, as the protocol's
 * `error_description`.
 */
export function restrictClient(client: Record<string, unknown>): string | undefined {
  const redirects = client['redirect_uris'];
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > MAX_REDIRECTS) {
    return `redirect_uris must be a list of 1 to ${MAX_REDIRECTS} addresses`;
  }
  if (!redirects.every(isRedirectAllowed)) {
    return 'redirect_uris must use https, http on a loopback address, or the scheme of an installed program';
  }
  client['client_name'] = cleanName(client['client_name']);
  if (client['client_name'] === undefined) delete client['client_name'];
  // Programs on a person's computer listen at any port, whatever they call themselves.
  client['application_type'] = 'native';
  // What may be asked for is the same for every client; a list of its own would only refuse what a person would allow.
  delete client['scope'];
  // The library makes one for a client that does not say that it is public; all are.
  for (const name of ['client_secret', 'client_secret_expires_at']) delete client[name];
  // No text of a client is fetched or linked to.
  for (const name of ['logo_uri', 'policy_uri', 'tos_uri', 'client_uri', 'contacts']) delete client[name];
  return undefined;
}

/** One line without invisible characters; undefined when nothing is left. */
export function cleanName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const text = name.toWellFormed().normalize('NFKC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const cut = [...text].slice(0, MAX_NAME).join('').trim();
  return cut === '' ? undefined : cut;
}

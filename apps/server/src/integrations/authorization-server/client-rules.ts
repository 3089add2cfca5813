import { isRedirectAllowed } from './redirect-rules.ts';

const MAX_NAME_LENGTH = 80;
const MAX_REDIRECTS = 20;

/**
 * The fields of a client's description that are used. All others are dropped, and no address in it is fetched or
 * linked.
 */
const USED_FIELDS = new Set([
  'client_id',
  'client_id_issued_at',
  'client_name',
  'grant_types',
  'redirect_uris',
  'response_types',
  'token_endpoint_auth_method',
]);

/** Characters that change how the text around them is shown. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/**
 * Removes the unused fields of a client's description of itself, in place. Returns what is wrong with the description,
 * as the protocol's `error_description`; undefined if nothing is.
 */
export function restrictClient(client: Record<string, unknown>): string | undefined {
  const redirects = client['redirect_uris'];
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > MAX_REDIRECTS) {
    return `redirect_uris must be a list of 1 to ${MAX_REDIRECTS} addresses`;
  }
  if (!redirects.every(isRedirectAllowed)) {
    return 'redirect_uris must use https, http on a loopback address, or the scheme of an installed program';
  }
  for (const name of Object.keys(client)) if (!USED_FIELDS.has(name)) delete client[name];
  const name = cleanName(client['client_name']);
  if (name === undefined) delete client['client_name'];
  else client['client_name'] = name;
  // Whatever type the client states: only a native client may use any loopback port, as installed programs do.
  client['application_type'] = 'native';
  // A program may support more than we offer. If it lacks the first of ours, the library refuses the program.
  keepKnown(client, 'grant_types', ['authorization_code', 'refresh_token']);
  keepKnown(client, 'response_types', ['code']);
  return undefined;
}

/** Removes the unknown values from a list, if it contains the first known value. */
function keepKnown(client: Record<string, unknown>, field: string, known: readonly string[]): void {
  const named = client[field];
  if (!Array.isArray(named) || !named.includes(known[0])) return;
  client[field] = known.filter((value) => named.includes(value));
}

/** One line without invisible characters; undefined when nothing is left. */
export function cleanName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const text = name.toWellFormed().normalize('NFKC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const cut = [...text].slice(0, MAX_NAME_LENGTH).join('').trim();
  return cut === '' ? undefined : cut;
}

import type { IncomingMessage } from 'node:http';
import { Scope } from '@app/contract/scopes';

/** The allowed parameters of a request for authorization; others belong to protocols we do not offer. */
const PARAMETERS = new Set([
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'redirect_uri',
  'resource',
  'response_type',
  'scope',
  'state',
]);

/**
 * Rewrites the address of a request for authorization: removes unknown scopes and parameters that are not allowed, and
 * adds the default scopes if no scope is left. Repeated parameters and `prompt=none` stay, so that the library refuses
 * the request: the protocol forbids repeated parameters, and a person is always asked.
 */
export function restrictAuthorization(
  request: IncomingMessage,
  { path, defaultScopes }: { path: string; defaultScopes: readonly Scope[] },
): void {
  const [pathname = '', query = ''] = (request.url ?? '').split(/\?(.*)/s, 2);
  // This cannot fail, because the router has already decoded the path.
  if (decodeURIComponent(pathname) !== path) return;
  const searchParams = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (PARAMETERS.has(name) || (name === 'prompt' && value === 'none')) kept.append(name, value);
  }
  if (kept.getAll('scope').length <= 1) {
    const requestedScopes = (kept.get('scope') ?? '').split(' ').filter((name) => Scope.safeParse(name).success);
    kept.set('scope', (requestedScopes.length === 0 ? defaultScopes : requestedScopes).join(' '));
  }
  request.url = `${path}?${kept.toString()}`;
}

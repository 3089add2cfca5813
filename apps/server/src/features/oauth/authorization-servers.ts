import type { AuthorizationServer } from '#integrations/authorization-server/authorization-server.ts';
import type { AuthorizationServerOptions } from '#integrations/authorization-server/create-authorization-server.ts';
import { deriveServerKeys, keyPeriodOf } from '#integrations/authorization-server/server-keys.ts';
import type { Clock } from '#platform/clock.ts';
import { ADVERTISED_SCOPES, resourceOf, serverOrigin } from '#platform/mcp-address.ts';
import { browserCookieOf } from './browser-cookie.ts';

/** The authorization server of the origin at which a request arrived. */
export type ServerOf = (request: { host: string }) => Promise<AuthorizationServer>;

export interface AuthorizationServersOptions extends Pick<
  AuthorizationServerOptions,
  'appName' | 'fetcher' | 'log' | 'mayFetchDocument' | 'store'
> {
  clock: Clock;
  secretKey: string;
  publicUrl: string | undefined;
}

/** How many servers are kept in memory. Without a public URL, requests may come to a few different hosts and ports. */
const MAX_SERVERS = 4;

/** One server per origin, created again when its keys change. The library is loaded for the first program that connects. */
export function createAuthorizationServers(options: AuthorizationServersOptions): ServerOf {
  const { clock, secretKey, publicUrl } = options;
  const servers = new Map<string, { period: number; server: AuthorizationServer }>();
  return async (request) => {
    const issuer = serverOrigin(request, publicUrl);
    const { createAuthorizationServer } =
      await import('#integrations/authorization-server/create-authorization-server.ts');
    const period = keyPeriodOf(clock.now());
    const cached = servers.get(issuer);
    if (cached?.period === period) return cached.server;
    const server = createAuthorizationServer({
      ...options,
      issuer,
      resource: resourceOf(issuer),
      defaultScopes: ADVERTISED_SCOPES,
      keys: deriveServerKeys(secretKey, period),
      consentPage: (requestId) => `/connect/${requestId}`,
      browserCookie: browserCookieOf,
    });
    servers.delete(issuer);
    servers.set(issuer, { period, server });
    const [oldest] = servers.keys();
    if (servers.size > MAX_SERVERS && oldest !== undefined) servers.delete(oldest);
    return server;
  };
}

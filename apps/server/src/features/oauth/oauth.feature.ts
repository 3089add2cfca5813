import { accountRecovered } from '#events/identity.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { isOwnResource } from '#platform/mcp-address.ts';
import { createAuthorizationServers } from './authorization-servers.ts';
import { createOAuthStore } from './oauth-store.ts';
import { registerOAuthRoutes } from './oauth.routes.ts';
import { createOAuthService, type OAuthService } from './oauth.service.ts';
import { installProtocolRoutes } from './protocol.routes.ts';

type Needs = Pick<
  Foundation,
  'clock' | 'db' | 'events' | 'fetcher' | 'log' | 'newId' | 'rateLimiter' | 'secretKey' | 'site'
> & { identity: IdentityService };

/** How many client metadata documents are fetched for requests from one IP address. */
const DOCUMENT_LIMIT = { limit: 60, windowSeconds: 3_600 };

/** Programs that a person connects by signing in, instead of giving them an access token. */
export function oauthFeature(needs: Needs): FeatureParts<{ oauth: OAuthService }> {
  const { events, rateLimiter, site } = needs;
  const { appName, publicUrl } = site;
  const oauth = createOAuthService({ ...needs, isOwnResource: (resource) => isOwnResource(resource, publicUrl) });
  const serverOf = createAuthorizationServers({
    ...needs,
    appName,
    publicUrl,
    store: createOAuthStore(needs),
    mayFetchDocument: async (key) => (await rateLimiter.hit(`oauth-documents:${key}`, DOCUMENT_LIMIT)).isAllowed,
  });
  // Someone who knew the former password may have connected apps.
  events.subscribe(accountRecovered, ({ userId }, tx) => oauth.disconnectAll(tx, userId));
  return {
    services: { oauth },
    routes: (mount) => registerOAuthRoutes(mount, oauth, serverOf),
    otherRoutes: (app) => installProtocolRoutes(app, { publicUrl, serverOf, rateLimiter }),
    cleanup: { 'oauth-records': () => oauth.deleteExpired() },
  };
}

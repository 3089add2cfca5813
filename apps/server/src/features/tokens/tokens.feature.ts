import { accountRecovered } from '#events/identity.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerTokenRoutes } from './tokens.routes.ts';
import { createTokensService, type TokensService } from './tokens.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'events' | 'newId' | 'rateLimiter'>;

/** Access tokens, with which programs of a person call the API. */
export function tokensFeature(needs: Needs): FeatureParts<{ tokens: TokensService }> {
  const callsPerMinute = needs.config.tokens.RATE_LIMIT_TOKEN_CALLS_PER_MINUTE;
  const tokens = createTokensService({ ...needs, callsPerMinute });
  // Whoever knew the former password may have made some.
  needs.events.subscribe(accountRecovered, ({ userId }, tx) => tokens.revokeAll(tx, userId));
  return {
    services: { tokens },
    routes: (mount) => registerTokenRoutes(mount, tokens),
    cleanup: { 'access-tokens': () => tokens.deleteExpired() },
  };
}

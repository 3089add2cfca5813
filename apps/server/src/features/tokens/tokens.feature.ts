import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerTokenRoutes } from './tokens.routes.ts';
import { createTokensService, type TokensService } from './tokens.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'newId' | 'rateLimiter'>;

/** Access tokens, with which programs of a person call the API. */
export function tokensFeature(needs: Needs): FeatureParts<{ tokens: TokensService }> {
  const callsPerMinute = needs.config.tokens.RATE_LIMIT_TOKEN_CALLS_PER_MINUTE;
  const tokens = createTokensService({ ...needs, callsPerMinute });
  return {
    services: { tokens },
    routes: (mount) => registerTokenRoutes(mount, tokens),
    cleanup: { 'access-tokens': () => tokens.deleteExpired() },
  };
}

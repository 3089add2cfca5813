import { accountRecovered } from '#events/identity.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerDeviceRoutes } from './devices.routes.ts';
import { createDevicesService } from './devices.service.ts';
import { registerTokenRoutes } from './tokens.routes.ts';
import { createTokensService, type TokensService } from './tokens.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'events' | 'newId' | 'rateLimiter' | 'secretKey'>;

/** Access tokens, with which programs and devices of a person call the API. */
export function tokensFeature(needs: Needs): FeatureParts<{ tokens: TokensService }> {
  const callsPerMinute = needs.config.tokens.RATE_LIMIT_TOKEN_CALLS_PER_MINUTE;
  const tokens = createTokensService({ ...needs, callsPerMinute });
  const devices = createDevicesService(needs);
  // Someone who knew the former password may have created tokens and a pairing code.
  needs.events.subscribe(accountRecovered, async ({ userId }, tx) => {
    await tokens.revokeAll(tx, userId);
    await devices.forgetCode(tx, userId);
  });
  return {
    services: { tokens },
    routes: (mount) => {
      registerTokenRoutes(mount, tokens);
      registerDeviceRoutes(mount, devices, needs.rateLimiter);
    },
    cleanup: { 'access-tokens': () => tokens.deleteExpired(), 'pairing-codes': () => devices.deleteExpiredCodes() },
  };
}

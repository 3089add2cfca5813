import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { JWK } from 'oidc-provider';

const PERIOD_MS = 90 * 86_400_000;
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface ServerKeys {
  /** The number of the 90-day period for which the keys are made. */
  period: number;
  /** The first signs cookies; the others are still accepted. */
  cookieKeys: string[];
  /**
   * Nothing is signed with these, because tokens are opaque; without keys the library would use the public ones in its
   * source code.
   */
  jwks: { keys: JWK[] };
}

export function keyPeriodOf(now: Date): number {
  return Math.floor(now.getTime() / PERIOD_MS);
}

/**
 * The keys of a period and of the period before. They are derived from the key of the instance and the period, so that
 * all processes have the same keys and replace them at the same time.
 */
export function deriveServerKeys(secretKey: string, period: number): ServerKeys {
  const derive = (purpose: string, at: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `oauth ${purpose} ${at}`, 32));
  const periods = [period, period - 1];
  return {
    period,
    cookieKeys: periods.map((at) => derive('cookies', at).toString('base64url')),
    jwks: { keys: periods.map((at) => toSigningKey(derive('signing', at), `key-${at}`)) },
  };
}

function toSigningKey(seed: Buffer, kid: string): JWK {
  const key = createPrivateKey({ key: Buffer.concat([ED25519_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  return { ...key.export({ format: 'jwk' }), kid, alg: 'EdDSA', use: 'sig' };
}

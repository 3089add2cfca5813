import type { Device } from '@app/contract/devices';
import type { AccessToken } from '@app/contract/tokens';
import type { TokenRow } from './tokens.repository.ts';

export function toAccessToken(row: TokenRow): AccessToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

export function toDevice({ id, name, scopes, createdAt, lastUsedAt, pausedAt }: TokenRow): Device {
  return {
    id,
    name,
    pairedAt: createdAt.toISOString(),
    lastSeenAt: lastUsedAt?.toISOString() ?? null,
    canRead: scopes.includes('archive:read'),
    isPaused: pausedAt !== null,
  };
}

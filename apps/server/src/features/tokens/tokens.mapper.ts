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

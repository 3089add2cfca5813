import type { ConnectedApp } from '@app/contract/oauth';
import type { ConnectedAppRow } from './connected-apps.repository.ts';

export function toConnectedApp({ id, name, host, scopes, connectedAt, lastUsedAt }: ConnectedAppRow): ConnectedApp {
  return {
    id,
    name,
    host,
    scopes,
    connectedAt: connectedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

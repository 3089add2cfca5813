import { hash } from 'node:crypto';
import { type Database, databaseErrorCode } from '#db/database.ts';
import {
  type AuthorizationStore,
  type RecordKind,
  secretKinds,
} from '#integrations/authorization-server/authorization-server.ts';
import type { Clock } from '#platform/clock.ts';
import { isId } from '#platform/ids.ts';
import * as apps from './connected-apps.repository.ts';
import * as records from './oauth-records.repository.ts';

const FOREIGN_KEY_VIOLATION = '23503';
/** A registered client that was never connected is deleted after this time. */
const CLIENT_SECONDS = 30 * 86_400;

/** Only the hash of a secret is stored, so that read access to the database grants nothing. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** The storage of the authorization server in the database, which all processes share. */
export function createOAuthStore({ db, clock }: { db: Database; clock: Clock }): AuthorizationStore {
  const idOf = (kind: RecordKind, id: string): string => (secretKinds.has(kind) ? hashSecret(id) : id);
  return {
    save: async (kind, id, { payload, appId, expiresInSeconds = CLIENT_SECONDS }) => {
      const expiresAt = new Date(clock.now().getTime() + expiresInSeconds * 1_000);
      try {
        await records.upsertRecord(db, { kind, id: idOf(kind, id), appId, payload, expiresAt });
        return true;
      } catch (error) {
        if (databaseErrorCode(error) === FOREIGN_KEY_VIOLATION) return false;
        throw error;
      }
    },
    find: (kind, id) =>
      records.findRecord(db, { kind, id: idOf(kind, id), liveAt: kind === 'Client' ? undefined : clock.now() }),
    consume: (kind, id) => records.consumeRecord(db, { kind, id: idOf(kind, id), now: clock.now() }),
    delete: (kind, id) => records.deleteRecord(db, { kind, id: idOf(kind, id) }),
    endGrant: async (appId) => {
      if (isId(appId)) await apps.endApp(db, appId);
    },
    isActive: async (userId) => isId(userId) && (await records.isAccountActive(db, userId)),
  };
}

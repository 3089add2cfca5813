import type { Session } from '@app/contract/identity';
import type { Database, Events, Tx } from '#db/database.ts';
import { newDeviceSeen } from '#events/identity.ts';
import type { Clock } from '#platform/clock.ts';
import type { Session as RequestSession } from '#platform/http/session.ts';
import { type NewId, newToken } from '#platform/ids.ts';
import { describeDevice } from './device.ts';
import * as errors from './identity.errors.ts';
import { toSession } from './identity.mapper.ts';
import * as deviceRepository from './known-devices.repository.ts';
import { rememberDevice, type ClientInfo } from './known-devices.ts';
import { hashToken } from './session-tokens.ts';
import * as sessionRepository from './sessions.repository.ts';

const DAY_MS = 86_400_000;
const TOUCH_AFTER_MS = 3_600_000;
/** The lifetime of the device cookie. */
const DEVICE_DAYS = 400;

/** Opens, checks, lists and ends sessions. */
export function createSessions(dependencies: {
  db: Database;
  events: Events;
  clock: Clock;
  newId: NewId;
  sessionDays: number;
}) {
  const { db, events, clock, newId, sessionDays } = dependencies;
  const newExpiry = () => new Date(clock.now().getTime() + sessionDays * DAY_MS);

  return {
    /**
     * Stores a session in the caller's transaction and returns its token. The caller has to bump the user's version.
     */
    openSession: async (tx: Tx, userId: string, client: ClientInfo): Promise<string> => {
      const token = newToken();
      const now = clock.now();
      await sessionRepository.insertSession(tx, {
        id: newId(),
        userId,
        tokenHash: hashToken(token),
        expiresAt: newExpiry(),
        ipAddress: client.address,
        userAgent: client.userAgent?.slice(0, 500) ?? null,
        now,
      });
      const { isNew } = await rememberDevice(tx, userId, client, now);
      if (isNew) await events.publish(newDeviceSeen, { userId, device: describeDevice(client.userAgent) }, tx);
      return token;
    },

    /** The user of a token; extends the session at most once an hour. */
    authenticate: async (token: string): Promise<RequestSession | undefined> => {
      const session = await sessionRepository.findSessionByTokenHash(db, hashToken(token));
      const now = clock.now();
      if (session === undefined || session.expiresAt <= now) return undefined;
      if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
        await sessionRepository.touchSession(db, session.sessionId, now, newExpiry());
      }
      const { userId, sessionId, timeZone, userVersion } = session;
      return { userId, sessionId, timeZone, userVersion };
    },

    logOut: (token: string): Promise<void> => sessionRepository.deleteSessionByTokenHash(db, hashToken(token)),

    listSessions: async (userId: string, currentId: string): Promise<Session[]> =>
      (await sessionRepository.listSessions(db, userId, clock.now())).map((row) => toSession(row, currentId)),

    endSession: async (userId: string, id: string): Promise<void> => {
      if (!(await sessionRepository.deleteSession(db, userId, id))) throw errors.sessionNotFound();
    },

    /** Deletes expired sessions, and devices without a sign-in for `DEVICE_DAYS`. */
    deleteExpiredSessions: async (): Promise<void> => {
      await sessionRepository.deleteExpiredSessions(db, clock.now());
      await deviceRepository.deleteUnseenDevices(db, new Date(clock.now().getTime() - DEVICE_DAYS * DAY_MS));
    },
  };
}

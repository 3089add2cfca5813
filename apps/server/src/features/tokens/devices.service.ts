import { type ClaimPairingBody, type Device, MAX_DEVICES, type Pairing, pairingMinutes } from '@app/contract/devices';
import type { Scope } from '@app/contract/scopes';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { lockForUser } from '#db/user-lock.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { hashPairingCode, newPairingCode } from './pairing-code.ts';
import * as pairings from './pairings.repository.ts';
import { hashAccessToken, newAccessToken } from './token-text.ts';
import * as errors from './tokens.errors.ts';
import { toDevice } from './tokens.mapper.ts';
import * as tokens from './tokens.repository.ts';

interface DevicesDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  secretKey: string;
}

const MINUTE_MS = 60_000;
/** A device's token never expires: a device that stops unnoticed would miss conversations. */
const TOKEN_YEARS = 100;
const SCOPES: readonly Scope[] = ['archive:write'];
const READING_SCOPES: readonly Scope[] = ['archive:write', 'archive:read'];

export type DevicesService = ReturnType<typeof createDevicesService>;

/**
 * Devices, which send conversations as they happen. A device is an access token that was given out for a pairing code.
 */
export function createDevicesService({ db, clock, newId, secretKey }: DevicesDependencies) {
  return {
    list: async (userId: string): Promise<Device[]> => (await tokens.listTokens(db, userId, 'device')).map(toDevice),

    /** Throws devices.too_many. */
    pair: async (userId: string, options: { canRead: boolean }): Promise<Pairing> => {
      const expiresAt = new Date(clock.now().getTime() + pairingMinutes * MINUTE_MS);
      const code = newPairingCode();
      await inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'devices');
        if ((await tokens.countTokens(tx, userId, 'device')) >= MAX_DEVICES) throw errors.tooManyDevices();
        await pairings.savePairing(tx, userId, { codeHash: hashPairingCode(code, secretKey, options), expiresAt });
      });
      return { code, expiresAt: expiresAt.toISOString() };
    },

    /** Gives the device its token; the code is then used up. Throws devices.code_not_found and devices.too_many. */
    claim: async (code: string, { deviceName }: ClaimPairingBody): Promise<{ token: string; scopes: Scope[] }> =>
      inTransaction(db, async (tx) => {
        const createdAt = clock.now();
        const readingHash = hashPairingCode(code, secretKey, { canRead: true });
        const hashes = [hashPairingCode(code, secretKey, { canRead: false }), readingHash];
        const pairing = await pairings.consumePairing(tx, hashes, createdAt);
        if (pairing === undefined) throw errors.pairingCodeNotFound();
        const { userId } = pairing;
        const scopes = [...(pairing.codeHash === readingHash ? READING_SCOPES : SCOPES)];
        await lockForUser(tx, userId, 'devices');
        if ((await tokens.countTokens(tx, userId, 'device')) >= MAX_DEVICES) throw errors.tooManyDevices();
        const token = newAccessToken();
        const expiresAt = new Date(createdAt);
        expiresAt.setUTCFullYear(createdAt.getUTCFullYear() + TOKEN_YEARS);
        const newToken = { name: deviceName, kind: 'device' as const, scopes, hash: hashAccessToken(token) };
        await tokens.insertToken(tx, userId, { ...newToken, id: newId(), createdAt, expiresAt });
        await bumpUserVersion(tx, userId);
        return { token, scopes };
      }),

    /** Throws devices.not_found. */
    update: async (userId: string, id: string, changes: { name?: string; isPaused?: boolean }): Promise<Device> => {
      const { name, isPaused } = changes;
      const row = await tokens.updateDevice(db, userId, id, {
        ...(name !== undefined && { name }),
        ...(isPaused !== undefined && { pausedAt: isPaused ? clock.now() : null }),
      });
      if (row === undefined) throw errors.deviceNotFound();
      return toDevice(row);
    },

    /** Revokes the device's token at once. Throws devices.not_found. */
    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await tokens.deleteToken(db, userId, id, 'device'))) throw errors.deviceNotFound();
    },

    forgetCode: (tx: Tx, userId: string): Promise<void> => pairings.deletePairing(tx, userId),

    deleteExpiredCodes: (): Promise<void> => pairings.deleteExpiredPairings(db, clock.now()),
  };
}

import type { Tx } from '#db/database.ts';
import { describeDevice } from './device.ts';
import * as deviceRepository from './known-devices.repository.ts';
import { hashToken } from './session-tokens.ts';

/** Stored hashes per user; a device has two. */
const MAX_HASHES = 100;

/** Where a sign-in comes from: for rate limits, for the list of sessions, and to recognise a new device. */
export interface ClientInfo {
  address: string;
  userAgent: string | null;
  /** From the browser's long-lived device cookie. */
  deviceToken: string;
}

/**
 * Remembers the device. `isNew` is true if the account has other devices but not this one, so it is false for the first
 * device of an account. A browser is recognised by its cookie, or without one by its user agent and address.
 */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  client: ClientInfo,
  now: Date,
): Promise<{ isNew: boolean }> {
  const hashes = [client.deviceToken, `${describeDevice(client.userAgent)}|${client.address}`].map(hashToken);
  const storedCount = await deviceRepository.countHashes(tx, userId);
  const isNew = storedCount > 0 && !(await deviceRepository.isKnownDevice(tx, userId, hashes));
  // Makes space for the new hashes.
  if (storedCount >= MAX_HASHES)
    await deviceRepository.deleteOldestHashes(tx, userId, storedCount - MAX_HASHES + hashes.length);
  await deviceRepository.saveDevices(tx, userId, hashes, now);
  return { isNew };
}

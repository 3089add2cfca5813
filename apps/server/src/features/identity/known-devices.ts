import type { Tx } from '#db/database.ts';
import { describeDevice } from './device.ts';
import * as deviceRepository from './known-devices.repository.ts';
import { hashToken } from './session-tokens.ts';

const MAX_DEVICES = 100;

/** Where a sign-in comes from: for rate limits, for the list of sessions, and to recognise a new device. */
export interface ClientInfo {
  address: string;
  userAgent: string | null;
  /** From the browser's long-lived device cookie. */
  deviceToken: string;
}

/**
 * Remembers the device. `isNew` says whether the account already has other devices, but not this one. A browser is
 * recognised by its cookie, or, without one, by its user agent and address.
 */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  client: ClientInfo,
  now: Date,
): Promise<{ isNew: boolean }> {
  const hashes = [client.deviceToken, `${describeDevice(client.userAgent)}|${client.address}`].map(hashToken);
  const deviceCount = await deviceRepository.countDevices(tx, userId);
  const isNew = deviceCount > 0 && !(await deviceRepository.isKnownDevice(tx, userId, hashes));
  if (deviceCount >= MAX_DEVICES)
    await deviceRepository.deleteOldestDevices(tx, userId, deviceCount - MAX_DEVICES + hashes.length);
  await deviceRepository.saveDevices(tx, userId, hashes, now);
  return { isNew };
}

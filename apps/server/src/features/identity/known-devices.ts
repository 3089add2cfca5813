import type { Tx } from '#db/database.ts';
import { describeDevice } from './device.ts';
import * as rows from './known-devices.repository.ts';
import { hashToken } from './session-tokens.ts';

const MAX_DEVICES = 100;

/** From where somebody signs in: for limits, for the list of sessions, and to tell a new device from a known one. */
export interface Visitor {
  address: string;
  userAgent: string | null;
  /** What the browser's cookie says, and keeps saying. */
  deviceToken: string;
}

/**
 * Remembers the device and says whether it is new to an account that knows others. A browser is known by its cookie;
 * one that keeps none by what it says it is, at its address.
 */
export async function meetDevice(tx: Tx, userId: string, visitor: Visitor, now: Date): Promise<{ isNew: boolean }> {
  const hashes = [visitor.deviceToken, `${describeDevice(visitor.userAgent)}|${visitor.address}`].map(hashToken);
  const known = await rows.countDevices(tx, userId);
  const isNew = known > 0 && !(await rows.isKnownDevice(tx, userId, hashes));
  if (known >= MAX_DEVICES) await rows.deleteOldestDevices(tx, userId, known - MAX_DEVICES + hashes.length);
  await rows.saveDevices(tx, userId, hashes, now);
  return { isNew };
}

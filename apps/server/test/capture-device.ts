import { createCaptures } from '@app/contract/captures';
import { claimPairing, createPairing } from '@app/contract/devices';
import { sql } from 'drizzle-orm';
import type { TestApp, TestUser } from './test-app.ts';

/** A device of this person, as the caller of requests. */
export async function pairDevice(app: TestApp, as: TestUser, deviceName = 'Laptop'): Promise<TestUser> {
  await app.db.execute(sql`delete from rate_limits where key like 'pairing:%'`);
  const { code } = (await app.request(createPairing, { as })).body;
  const { token } = (await app.request(claimPairing, { params: { code }, body: { deviceName } })).body;
  return { ...as, token };
}

export const SESSION = '5e551011-0000-4000-8000-0000000000aa';

/** A record of a session of Claude Code. */
export function makeCaptureRecord(payload: string, fields: object = {}): Record<string, unknown> {
  const identity = { source: 'claude-code', externalId: SESSION, format: 'claude-code' };
  return { ...identity, payload, observedAt: '2026-11-20T09:00:00.000Z', ...fields };
}

/** Sends records and returns their outcomes. */
export async function uploadCaptures(app: TestApp, as: TestUser, ...records: unknown[]) {
  return (await app.request(createCaptures, { as, body: { records } })).body.records;
}

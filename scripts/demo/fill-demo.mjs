// Fills a demo that is starting at the given address: makes an account, imports the sample archive and adds what a
// person has after some days of use.
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeSampleArchive } from '../../apps/web/src/features/imports/sample/sample-archive.ts';
import { call } from './call.mjs';
import { addDaysOfUse } from './add-days-of-use.mjs';

const ACCOUNT = { firstName: 'Nora', lastName: 'Demo', email: 'demo@example.com', password: 'look-around' };
const POLL_MS = 250;
const START_TIMEOUT_MS = 120_000;
const ENDED_STATUSES = new Set(['completed', 'failed', 'cancelled']);

/**
 * @param {string} address
 * @returns {Promise<{ email: string, password: string, conversations: number }>}
 */
export async function fillDemo(address) {
  await untilReady(address);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { authToken } = await call(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ACCOUNT, timeZone }),
  });
  const headers = { authorization: `Bearer ${authToken}` };
  const body = new FormData();
  for (const file of makeSampleArchive(new Date())) body.append('file', file);
  const { id } = await call(`${address}/api/imports`, { method: 'POST', headers, body });
  let state = await call(`${address}/api/imports/${id}`, { headers });
  while (!ENDED_STATUSES.has(state.status)) {
    await delay(POLL_MS);
    state = await call(`${address}/api/imports/${id}`, { headers });
  }
  if (state.status !== 'completed') throw new Error(`The import of the sample archive ${state.status}.`);
  await addDaysOfUse(address, authToken, new Date());
  return { email: ACCOUNT.email, password: ACCOUNT.password, conversations: state.counts.created };
}

async function untilReady(address) {
  const end = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < end) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await delay(POLL_MS);
  }
  throw new Error(`The app did not start at ${address}.`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const address = process.argv[2] ?? '';
  const { email, password, conversations } = await fillDemo(address);
  console.log(`
A demo with ${conversations} sample conversations, separate from your own data, is at ${address}
  email:    ${email}
  password: ${password}
Ctrl-C ends it; the next demo starts from the beginning.
`);
}

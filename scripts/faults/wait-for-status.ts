import { setTimeout as delay } from 'node:timers/promises';
import { isSuccess, readObject } from './client.ts';
import type { WriteContext } from './write-kind.ts';

/** Time limit after the last fault; before that, faults may delay the work again and again. */
const STATUS_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 500;

/** Polls until the status is one of `statuses`; undefined, and a finding, if that does not happen. */
export async function waitForStatus(
  path: string,
  statuses: readonly string[],
  { client, person, findings, signal }: WriteContext,
): Promise<Record<string, unknown> | undefined> {
  let end = Number.POSITIVE_INFINITY;
  let lastResponse = '';
  while (performance.now() < end) {
    if (signal.aborted) end = Math.min(end, performance.now() + STATUS_TIMEOUT_MS);
    const response = await client.request(`GET ${path}`, { token: person.token });
    if (response.status === 404) {
      findings.push(`${path} was acknowledged and does not exist.`);
      return undefined;
    }
    const state = isSuccess(response) ? readObject(response.text) : {};
    if (statuses.includes(String(state['status']))) return state;
    lastResponse = response.text;
    await delay(POLL_INTERVAL_MS);
  }
  findings.push(`${path} never finished: ${lastResponse}`);
  return undefined;
}

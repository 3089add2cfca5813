import { setTimeout as delay } from 'node:timers/promises';
import { isSuccess, readObject } from './client.ts';
import type { Writing } from './write-kind.ts';

/** Time limit after the last fault; before that, faults may delay the work again and again. */
const OVER_WITHIN_MS = 120_000;
const ASK_AGAIN_MS = 500;

/** Polls until the state is one of `over`; undefined, and a finding, if that does not happen. */
export async function untilOver(
  path: string,
  over: readonly string[],
  { client, person, findings, signal }: Writing,
): Promise<Record<string, unknown> | undefined> {
  let end = Number.POSITIVE_INFINITY;
  let last = '';
  while (performance.now() < end) {
    if (signal.aborted) end = Math.min(end, performance.now() + OVER_WITHIN_MS);
    const answer = await client.ask(`GET ${path}`, { token: person.token });
    if (answer.status === 404) {
      findings.push(`${path} was acknowledged and is not there.`);
      return undefined;
    }
    const state = isSuccess(answer) ? readObject(answer.text) : {};
    if (over.includes(String(state['status']))) return state;
    last = answer.text;
    await delay(ASK_AGAIN_MS);
  }
  findings.push(`${path} never finished: ${last}`);
  return undefined;
}

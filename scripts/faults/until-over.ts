import { setTimeout as delay } from 'node:timers/promises';
import { isSuccess, readObject } from './client.ts';
import type { Writing } from './write-kind.ts';

/** What takes long goes on through several faults; one after the other may cost it the lease of a dead process. */
const OVER_WITHIN_MS = 240_000;
const ASK_AGAIN_MS = 500;

/** Asks until the state is one of `over`; undefined, and a finding, when that does not happen. */
export async function untilOver(
  path: string,
  over: readonly string[],
  { client, person, findings }: Writing,
): Promise<Record<string, unknown> | undefined> {
  const end = performance.now() + OVER_WITHIN_MS;
  let last = '';
  while (performance.now() < end) {
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
  findings.push(`${path} is never over: ${last}`);
  return undefined;
}

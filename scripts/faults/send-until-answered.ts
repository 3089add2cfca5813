import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedResponse, RequestOptions } from './client.ts';
import type { WriteContext } from './write-kind.ts';

const RETRY_DELAY_MS = 200;

/**
 * Repeats the same request, with its idempotency key if it has one, until the response is not caused by the outage, or
 * the load ends.
 */
export async function sendUntilAnswered(
  call: string,
  options: RequestOptions,
  { client, signal }: WriteContext,
): Promise<ReceivedResponse> {
  for (;;) {
    const response = await client.request(call, options);
    const mayRetry = response.status === 0 || response.status === 503 || response.status === 507;
    if (!mayRetry || signal.aborted) return response;
    await delay(RETRY_DELAY_MS);
  }
}

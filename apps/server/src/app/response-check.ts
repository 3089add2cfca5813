import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@app/contract/endpoint';
import { safeParse } from 'zod/v4/core';

/**
 * Validates an answer against the contract, in tests and development. Unknown fields are errors too, because they could
 * leak data such as a password hash.
 */
export function assertResponse(endpoint: Endpoint, answer: unknown): void {
  const plain: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const result = safeParse(endpoint.response, plain);
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!result.success) {
    throw new Error(`The answer of ${name} breaks the contract: ${JSON.stringify(result.error.issues.slice(0, 5))}`);
  }
  const known: unknown = result.data === undefined ? undefined : JSON.parse(JSON.stringify(result.data));
  if (!isDeepStrictEqual(known, plain)) throw new Error(`The answer of ${name} has fields the contract does not know.`);
}

import { expect, it } from 'vitest';
import { readTrustProxy } from './server.config.ts';

it('TRUST_PROXY is a boolean, a number of proxies or their addresses', () => {
  expect(readTrustProxy('false')).toBe(false);
  expect(readTrustProxy('true')).toBe(true);
  expect(readTrustProxy('10.0.0.1, 10.1.0.0/16')).toEqual(['10.0.0.1', '10.1.0.0/16']);
  const oneProxy = readTrustProxy('1') as (address: string, hop: number) => boolean;
  expect([oneProxy('1.1.1.1', 0), oneProxy('1.1.1.1', 1)]).toEqual([true, false]);
});

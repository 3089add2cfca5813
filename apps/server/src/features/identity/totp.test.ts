import { expect, test } from 'vitest';
import { codeAt, findTimeStep, newSecret, otpauthUri, toBase32 } from './totp.ts';

const secret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
});

test('codes of the current time step and its two neighbours are accepted, and no others', () => {
  const now = new Date(1_111_111_109_000);
  const step = Math.floor(now.getTime() / 30_000);
  for (const near of [step - 1, step, step + 1]) expect(findTimeStep(secret, codeAt(secret, near), now)).toBe(near);
  for (const far of [step - 2, step + 2]) expect(findTimeStep(secret, codeAt(secret, far), now)).toBeUndefined();
});

test('a secret has 160 bits, and its URI escapes any app name and email', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  const uri = new URL(otpauthUri(made, { appName: 'Ann’s: App', email: 'a+b@example.org' }));
  expect(uri.searchParams.get('secret')).toBe(made);
  expect(uri.searchParams.get('issuer')).toBe('Ann’s: App');
  expect(uri.pathname).toContain('Ann%E2%80%99s%3A%20App:a%2Bb%40example.org');
});

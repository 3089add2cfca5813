import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOW_PASSWORD_COSTS } from '#test/low-password-costs.ts';
import { hashPassword, setPasswordCosts, verifyPassword } from './password-hash.ts';

beforeEach(() => setPasswordCosts());
afterEach(() => setPasswordCosts(LOW_PASSWORD_COSTS));

test('a password is hashed by argon2id at the costs that OWASP recommends', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash: stored, password: 'correct horse' })).toBe(true);
  expect(await verifyPassword({ hash: stored, password: 'correct house' })).toBe(false);
});

test('a stored text that is not a hash matches no password', async () => {
  expect(await verifyPassword({ hash: 'correct horse', password: 'correct horse' })).toBe(false);
});

import { expect, test } from 'vitest';
import { fingerprint, fingerprintOfHistory, ROOT_FINGERPRINT } from './fingerprint.ts';

test('a fingerprint depends on the role and on the messages before', () => {
  const first = fingerprint(ROOT_FINGERPRINT, 'user', 'Hello');
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(fingerprint(ROOT_FINGERPRINT, 'assistant', 'Hello')).not.toBe(first);
  expect(fingerprint(first, 'user', 'Hello')).not.toBe(first);
});

test('the fingerprint of a history is that of its last message', () => {
  const question = fingerprint(ROOT_FINGERPRINT, 'user', 'Hello');
  const history = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi there ' },
  ] as const;
  expect(fingerprintOfHistory(history)).toBe(fingerprint(question, 'assistant', 'Hi there'));
  expect(fingerprintOfHistory([])).toBe(ROOT_FINGERPRINT);
});

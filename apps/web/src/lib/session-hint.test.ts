import { afterEach, expect, test } from 'vitest';
import { authToken } from './browser-storage.ts';
import { mayHaveSession, clearSessionHint } from './session-hint.ts';

afterEach(() => {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
});

test('a browser without token and hint has no session', () => {
  document.cookie = 'not_signed_in=1; Path=/';
  expect(mayHaveSession()).toBe(false);
  document.cookie = 'not_signed_in=; Max-Age=0; Path=/';
});

test('with a token or the hint there may be a session', () => {
  document.cookie = 'signed_in=1; Path=/';
  expect(mayHaveSession()).toBe(true);
  clearSessionHint();
  expect(mayHaveSession()).toBe(false);
  authToken.write('token-1');
  expect(mayHaveSession()).toBe(true);
});

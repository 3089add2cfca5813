import { afterEach, expect, it } from 'vitest';
import { authToken } from './browser-storage.ts';
import { mayHaveSession, noteRefusedSession } from './session-hint.ts';

afterEach(() => {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
});

it('a browser without token and hint has no session to ask for', () => {
  document.cookie = 'not_signed_in=1; Path=/';
  expect(mayHaveSession()).toBe(false);
  document.cookie = 'not_signed_in=; Max-Age=0; Path=/';
});

it('a token or the hint of the server says that there may be one', () => {
  document.cookie = 'signed_in=1; Path=/';
  expect(mayHaveSession()).toBe(true);
  noteRefusedSession();
  expect(mayHaveSession()).toBe(false);
  authToken.write('token-1');
  expect(mayHaveSession()).toBe(true);
});

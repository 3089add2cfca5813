import { describe, expect, it } from 'vitest';
import { loginPath, readReturnPath } from './return-path.ts';

describe('the return path after a login', () => {
  it.each(['/profile', '/categories/1?q=a%20b', '/conversation-chat/7#end'])('leads to %s', (path) => {
    expect(readReturnPath(new URL(loginPath(path), 'http://x').search)).toBe(path);
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    'profile',
  ])('never leads to %s', (target) => {
    expect(readReturnPath(`?next=${encodeURIComponent(target)}`)).toBe('/');
  });

  it('is / without a requested page, and for the login page itself', () => {
    expect(readReturnPath('')).toBe('/');
    expect(readReturnPath('?next=%2Flogin')).toBe('/');
    expect(loginPath('/')).toBe('/login');
  });
});

/** Where to go after signing in: the `next` of the address, limited to paths of this app. */
export function readReturnPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null) return '/';
  const base = 'http://app.invalid';
  const parsed = URL.parse(next, base);
  // A path such as //elsewhere.example or /\elsewhere.example would leave the site.
  if (parsed === null || parsed.origin !== base || !next.startsWith('/') || parsed.pathname === '/login') return '/';
  return parsed.pathname + parsed.search + parsed.hash;
}

/** The sign-in page, which returns here afterwards. */
export function loginPath(returnPath: string): string {
  return returnPath === '/' ? '/login' : `/login?next=${encodeURIComponent(returnPath)}`;
}

/** Where to go after signing in: the URL's `next` parameter, limited to paths of this app. */
export function readReturnPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null) return '/';
  const base = 'http://app.invalid';
  const parsed = URL.parse(next, base);
  // A path such as //elsewhere.example or /\elsewhere.example would leave the site.
  if (parsed === null || parsed.origin !== base || !next.startsWith('/') || parsed.pathname === '/login') return '/';
  return parsed.pathname + parsed.search + parsed.hash;
}

/** The path of the sign-in page, which leads to `returnPath` after signing in. */
export function loginPath(returnPath: string): string {
  return returnPath === '/' ? '/login' : `/login?next=${encodeURIComponent(returnPath)}`;
}

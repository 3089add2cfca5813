// Someone who is signed in by token alone (their cookie has gone) gets the app instead of the landing page.
try {
  if (localStorage.getItem('authToken') !== null && localStorage.getItem('sign_out_unfinished') === null)
    location.replace(`/chat${location.search}${location.hash}`);
} catch {
  // Storage is refused: nobody is signed in by token.
}

// The pictures follow the system's theme; a chosen one stands above it.
document.addEventListener('DOMContentLoaded', () => {
  const theme = document.documentElement.dataset.theme;
  if (theme === undefined) return;
  const answer = theme === 'dark' ? '(min-width: 0px)' : '(max-width: 0px)';
  for (const source of document.querySelectorAll('picture source')) {
    source.media = source.media.replace('(prefers-color-scheme: dark)', answer);
  }
});

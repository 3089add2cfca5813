const fallbackName = 'AI Assistant';

/** The app's name, as the server wrote it into the page. */
export function readAppName(): string {
  const meta = document.querySelector('meta[name="application-name"]');
  return meta?.getAttribute('content')?.trim() || fallbackName;
}

/** Whether one can also sign in with a provider, as the server wrote it into the page. */
export function hasSignInProvider(): boolean {
  return document.querySelector('meta[name="application-name"][data-sign-in="provider"]') !== null;
}

const fallbackName = 'AI Assistant';

/** The app's name, which the server writes into the page. */
export function readAppName(): string {
  const meta = document.querySelector('meta[name="application-name"]');
  return meta?.getAttribute('content')?.trim() || fallbackName;
}

/** Whether signing in with a provider is available. The server writes this into the page. */
export function hasSignInProvider(): boolean {
  return document.querySelector('meta[name="application-name"][data-sign-in="provider"]') !== null;
}

const fallbackName = 'AI Assistant';

/** The app's name, as the server wrote it into the page. */
export function readAppName(): string {
  const meta = document.querySelector('meta[name="application-name"]');
  return meta?.getAttribute('content')?.trim() || fallbackName;
}

const RELOADED_KEY = 'reloaded-for-build';

/**
 * For a screen whose file could not be loaded. A tab that stayed open during an upgrade requests files that no longer
 * exist: the page is reloaded once, and the returned promise never settles. Any other error is rethrown.
 */
export async function reloadWhenOutdated(failure: unknown): Promise<never> {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (build === undefined || !(await isGone(build)) || !rememberReload(build)) throw failure;
  window.location.reload();
  return new Promise<never>(() => {});
}

/** Files are named by their hash: when the app's entry file is gone, there is a new build. */
async function isGone(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    // Offline, a reload would lose what is still shown.
    return false;
  }
}

/** Stores that this build caused a reload. False if it already caused one, or if session storage is blocked. */
function rememberReload(build: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED_KEY) === build) return false;
    window.sessionStorage.setItem(RELOADED_KEY, build);
    return true;
  } catch {
    return false;
  }
}

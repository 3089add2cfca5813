const RELOADED_KEY = 'reloaded-for-build';

/**
 * For a screen whose file could not be loaded. A tab that stayed open over an upgrade asks for files that are gone: it
 * loads the page anew, once, and never comes back from here. Any other failure is thrown on.
 */
export async function reloadWhenOutdated(failure: unknown): Promise<never> {
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (build === undefined || !(await isGone(build)) || !rememberReload(build)) throw failure;
  window.location.reload();
  return new Promise<never>(() => {});
}

/** Files are named by what is in them: where the app's first one is gone, there is another build. */
async function isGone(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    // Without a connection a reload would lose what is still shown.
    return false;
  }
}

/** False when this build was left before, which did not help, or when that cannot be remembered. */
function rememberReload(build: string): boolean {
  try {
    if (window.sessionStorage.getItem(RELOADED_KEY) === build) return false;
    window.sessionStorage.setItem(RELOADED_KEY, build);
    return true;
  } catch {
    return false;
  }
}

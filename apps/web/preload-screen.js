// Runs before the first paint: asks for the files of the opened screen while the app itself still loads, and shows the
// empty frame of the app to who has signed in. The build puts `FILES` and `SCREENS` in front of it.
(() => {
  let hasToken = false;
  try {
    hasToken = localStorage.getItem('authToken') !== null;
  } catch {
    // Storage is refused: only the cookie tells.
  }
  const hasSession = hasToken || document.cookie.split('; ').includes('signed_in=1');
  const screen = SCREENS.find(({ pattern }) => new RegExp(pattern).test(location.pathname));
  if (screen === undefined || (screen.needsSession && !hasSession)) return;
  if (screen.needsSession) document.documentElement.dataset.framed = '';
  for (const index of screen.files) {
    const link = document.createElement('link');
    const href = FILES[index];
    Object.assign(link, href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
    document.head.append(link);
  }
})();

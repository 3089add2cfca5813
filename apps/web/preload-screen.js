// Asks for the files of the opened screen while the app itself still loads. The build puts has-session.js and the
// tables in front of it.
const screen = SCREENS.find(({ pattern }) => new RegExp(`^${pattern}/?$`).test(location.pathname));
if (screen !== undefined && (!screen.needsSession || hasSession())) {
  const files = screen.files.map((index) => FILES[index]);
  for (const href of screen.needsSession ? [...FRAME, ...files] : files) {
    const link = document.createElement('link');
    Object.assign(link, href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

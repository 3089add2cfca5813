// Runs before the first paint: shows the empty frame of the app to who has signed in. The build puts has-session.js and
// `PUBLIC_PATHS` in front of it.
if (hasSession() && !new RegExp(`^(?:${PUBLIC_PATHS})/?$`).test(location.pathname)) {
  const { pathname, search } = location;
  let kind = 'screen';
  if (/^\/(chat)?$/.test(pathname) && !/[?&]conversation=/.test(search)) kind = 'chat';
  else if (/^\/inbox\/?$/.test(pathname)) kind = 'list';
  else if (/^\/schedule\/?$/.test(pathname)) kind = 'calendar';
  document.documentElement.dataset.framed = kind;
}

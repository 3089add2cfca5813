// Runs before the first paint: shows the empty frame of the app to who has signed in. The build puts has-session.js and
// `PUBLIC_PATHS` in front of it.
if (hasSession() && !new RegExp(`^(?:${PUBLIC_PATHS})/?$`).test(location.pathname)) {
  const isEmptyChat = /^\/(chat)?$/.test(location.pathname) && !/[?&]conversation=/.test(location.search);
  document.documentElement.dataset.framed = isEmptyChat ? 'chat' : 'screen';
}

// oxlint-disable-next-line no-unused-vars -- The build puts this in front of the scripts that call it.
function hasSession() {
  try {
    if (localStorage.getItem('authToken') !== null) return true;
  } catch {
    // Storage is refused: only the cookie tells.
  }
  return document.cookie.split('; ').includes('signed_in=1');
}

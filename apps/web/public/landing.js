// Someone who is signed in by token alone (their cookie has gone) gets the app instead of the landing page.
try {
  if (localStorage.getItem('authToken') !== null && localStorage.getItem('sign_out_unfinished') === null)
    location.replace('/chat');
} catch {
  // Storage is refused: nobody is signed in by token.
}

import { translator } from '#lib/messages.ts';

export const t = translator({
  'loading.page': 'Loading...',
  'toasts.label': 'Notifications',
  'toasts.close': 'Dismiss',
  'toasts.error': 'Error',
  'toasts.times': '{count, number} times',

  'header.navigation': 'Main',
  'header.signIn': 'Sign In',
  'header.signUp': 'Get Started Free',

  'guard.title': 'Please log in to view {subject}.',
  'guard.text': 'You will return to this page afterwards.',
  'guard.signIn': 'Sign In',

  'session.failed': 'Your account could not be loaded',
  'session.failedHint': 'Your data is safe. Check the connection and try again.',
  retry: 'Try again',

  'missing.title': '404 Page Not Found',
  'missing.text': 'There is nothing at {path}.',
  'missing.home': 'Go to the home page',

  'error.router': 'Router Error',
  'error.app': 'App Error',
  'error.reload': 'Reload the page',
});

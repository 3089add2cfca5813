import { translator } from '#lib/messages.ts';

export const t = translator({
  'login.code': 'Code',
  'login.codeMissing': 'Enter the code',
  'login.hint': 'The six digits your authenticator app shows now, or one of your recovery codes.',
  'login.submit': 'Sign in',
  'login.back': 'Use another account',

  title: 'Two-factor authentication',
  loading: 'Loading two-factor authentication',
  loadFailed: 'Two-factor authentication could not be loaded.',
  retry: 'Try again',
  off: 'Signing in asks for your password only. With an authenticator app on your phone it also asks for a code.',
  on: 'Signing in asks for a code from your authenticator app.',
  codesLeft: '{count} of 10 recovery codes are left.',
  fewCodes: 'Only {count} of 10 recovery codes are left. Create new ones.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',

  close: 'Close',
  cancel: 'Cancel',
  next: 'Continue',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  failed: 'Something went wrong',
  tryAgain: 'Please try again.',

  'ask.on': 'Turn on two-factor authentication',
  'ask.off': 'Turn off two-factor authentication?',
  'ask.codes': 'Create new recovery codes?',
  'ask.onText': 'Enter your password to start.',
  'ask.offText': 'Afterwards your password alone is enough to sign in.',
  'ask.codesText': 'The old ones stop working.',

  'scan.title': 'Scan this with your authenticator app',
  'scan.text': 'Then enter the six digits it shows.',
  'scan.picture': 'QR code for your authenticator app',
  'scan.secret': 'Or type this key',
  'scan.code': 'Code',
  'scan.confirm': 'Confirm',

  'codes.title': 'Save these recovery codes',
  'codes.text': 'They are shown only now. Each signs you in once if you lose your phone.',
  'codes.copy': 'Copy',
  'codes.copied': 'Recovery codes copied',
  'codes.copyFailed': 'Your browser did not allow copying. Select the codes and copy them by hand.',
  'codes.done': 'I have saved them',

  turnedOff: 'Two-factor authentication is off',
});

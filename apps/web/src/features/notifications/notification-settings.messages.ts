import { translator } from '#lib/messages.ts';

export const notificationSettingsMessages = {
  title: 'Reminders and notifications',
  text: 'How reminders reach you. You can choose differently for each one.',
  loading: 'Loading notification settings',
  failed: 'Failed to load these settings. Please try again.',
  retry: 'Try again',
  usual: 'Usually remind me',
  inApp: 'In the app, at the bell',
  email: 'By e-mail to {email}',
  emailMissing: 'This app cannot send mail yet. Whoever runs it can set that up.',
  push: 'With notifications of my browsers',
  devices: 'Browsers with notifications',
  noDevices: 'No browser shows notifications yet.',
  thisBrowser: 'this browser',
  since: 'since {date}',
  turnOn: 'Turn on in this browser',
  turnOff: 'Turn off',
  turnOffNamed: 'Turn off notifications for {label}',
  turnedOn: 'Notifications are on in this browser',
  denied: 'Notifications of this page are blocked in your browser. Allow them in its settings for this page first.',
  unsupported: 'This browser cannot show notifications of this page.',
  refused: 'Your browser did not allow notifications, so nothing was changed.',
  test: 'Send a test',
  tested: 'Test sent',
  testedText: 'It should arrive within a few seconds.',
  error: 'Error',
  saveFailed: 'Failed to save. Please try again.',
  pushFailed: 'Notifications could not be turned on. Please try again.',
} as const;

export const t = translator(notificationSettingsMessages);

import { translator } from '#lib/messages.ts';

export const t = translator({
  'verify.title': 'Confirm your email',
  'verify.working': 'Confirming your email...',
  'verify.done': '{email} is confirmed. Reminders and news of your account can be mailed to it now.',
  'verify.noToken': 'This link is not complete. Please open it as it was mailed, or ask for a new one.',
  'verify.failedHint': 'Please try again.',
  'verify.retry': 'Try again',
  'verify.open': 'Open the app',

  'banner.label': 'Your email',
  'banner.text': 'Please confirm your email: we mailed a link to {email}. Until then nothing else is mailed there.',
  'banner.again': 'Send again',
  'banner.sent': 'Link sent',
  'banner.sentText': 'Look for it at {email}.',
  'banner.failed': 'The link could not be sent',
});

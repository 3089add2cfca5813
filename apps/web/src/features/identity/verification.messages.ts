import { translator } from '#lib/messages.ts';

export const t = translator({
  'verify.title': 'Confirm your email',
  'verify.working': 'Confirming your email...',
  'verify.done': '{email} is confirmed. You can now get reminders and account messages by email.',
  'verify.noToken': 'This link is incomplete. Please open the full link from the mail, or request a new one.',
  'verify.failedHint': 'Please try again.',
  'verify.retry': 'Try again',
  'verify.open': 'Open the app',

  'banner.label': 'Your email',
  'banner.text': 'Please confirm your email with the link we sent to {email}. Until then you get no other mail.',
  'banner.again': 'Send again',
  'banner.sent': 'Link sent',
  'banner.sentText': 'Look for it at {email}.',
  'banner.failed': 'The link could not be sent',
});

import { translator } from '#lib/messages.ts';

export const t = translator({
  refused: 'The download did not start',
  tryAgain: 'Please try again.',
  backupGone: 'This backup does not exist.',
  backupLost: 'This backup is not ready, or its archive is lost.',
  premium: 'These exports are part of Premium.',
  tooMany: 'Too many downloads in a short time. Please wait a minute.',
});

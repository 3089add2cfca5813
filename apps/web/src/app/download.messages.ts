import { translator } from '#lib/messages.ts';

export const t = translator({
  refused: 'The download did not start',
  tryAgain: 'Please try again.',
  backupGone: 'This backup does not exist.',
  backupLost: 'This backup is not ready yet, or its file is missing.',
  premium: 'These exports are part of Premium.',
  tooMany: 'Too many downloads in a short time. Please wait a minute.',
});

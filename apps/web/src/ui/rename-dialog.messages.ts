import { translator } from '#lib/messages.ts';

export const t = translator({
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
});

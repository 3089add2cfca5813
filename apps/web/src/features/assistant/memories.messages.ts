import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Remember about me',
  hint: 'Sent to a connected model with every question. Only you can add to it: below, or with “Remember that …” in a chat.',
  saidIn: 'Said in',
  untitled: 'Untitled Conversation',
  loading: 'Loading your memories',
  failed: 'Your memories could not be loaded.',
  retry: 'Try again',
  empty: 'Nothing yet.',
  field: 'Something to remember',
  example: 'I am a vegetarian.',
  add: 'Remember',
  edit: 'Edit “{text}”',
  remove: 'Forget “{text}”',
  editing: 'Edit memory',
  save: 'Save',
  cancel: 'Cancel',
  error: 'Not saved',
  deleteError: 'Not deleted',
  tryAgain: 'Please try again.',
});

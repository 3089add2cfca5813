import { translator } from '#lib/messages.ts';

export const temporaryMessages = {
  title: 'Temporary chat',
  notSaved: 'Not saved',
  welcomeText:
    'This chat is not stored, sorted or remembered. It stays in this tab until you close it; Keep saves it to your conversations. Each answer counts as an AI chat.',
  placeholder: 'Type without saving...',
  hint: 'Not saved • Gone when this tab is closed or reloaded',
  keep: 'Keep',
  kept: 'Kept',
  keptText: 'The chat is now one of your conversations.',
  keepFailed: 'The chat could not be kept. It is still here. Please try again.',
  discard: 'Discard',
  discardTitle: 'Discard this temporary chat?',
  discardText: 'It is not stored anywhere else.',
  cancel: 'Cancel',
} as const;

export const t = translator(temporaryMessages);

import { translator } from '#lib/messages.ts';

export const dictationMessages = {
  start: 'Dictate',
  stop: 'Stop dictation',
  listening: 'Listening',
  stopHint: 'Esc stops',
  stopped: 'Dictation stopped',
  refused: 'The browser does not allow the microphone here. Allow it in the settings of this site, then try again.',
  offline: 'Dictation needs the internet, and this device is offline. You can type as usual.',
  unreachable: 'The browser’s speech service cannot be reached. You can type as usual.',
  noMicrophone: 'No microphone was found. Connect one, then try again.',
  nothingHeard: 'Nothing was heard. Check the microphone, then try again.',
  language: 'This browser cannot dictate in the language it is set to.',
  failed: 'The browser stopped the dictation. What was heard is in the input.',
} as const;

export const t = translator(dictationMessages);

import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Instructions for this chat',
  text: 'For the answers in this chat, in addition to your custom instructions.',
  open: 'Instructions',
  isSet: 'Instructions set',
  instructions: 'Instructions',
  instructionsPlaceholder: 'Such as: Answer in French, in short sentences, and correct my mistakes.',
  instructionsHint: 'Up to 20,000 characters. A model gets them with every question in this chat.',
  temperature: 'Temperature',
  temperaturePlaceholder: 'The model’s default',
  temperatureHint: 'From 0, the most predictable, to 2, the most varied. Models without this setting ignore it.',
  builtIn: 'The built-in assistant does not use these. A connected model does.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  saved: 'Instructions saved',
  failed: 'The instructions could not be saved. Please try again.',
});

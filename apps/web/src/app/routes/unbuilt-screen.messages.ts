import { translator } from '#lib/messages.ts';

/** By address: what each of these screens has to say while there is nothing in it. */
export const t = translator({
  '/learning.title': 'No cards to learn',
  '/learning.text': 'This version does not make cards from your conversations.',
  assistant: 'Open the assistant',
});

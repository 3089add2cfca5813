import { translator } from '#lib/messages.ts';

/** The texts of the palette's field, which is there before the rest of the palette. */
export const t = translator({
  label: 'Command palette',
  placeholder: 'Find a conversation, a screen or an action',
});

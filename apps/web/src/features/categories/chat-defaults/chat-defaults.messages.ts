import { translator } from '#lib/messages.ts';

export const t = translator({
  chip: 'Instructions for chats here',
  chipSet: 'Chats here have instructions',
  newChat: 'New chat here',
  title: 'Instructions for chats in {name}',
  text: 'The answers in every chat here heed them, besides what you ask of all answers.',
  textSubcategory: 'They take the place of those of {category}.',
  instructions: 'Instructions',
  instructionsHint:
    'Up to 20,000 characters. A model gets them with every question; the built-in assistant does not follow them.',
  inherited: 'As long as this is empty, those of {category} apply.',
  model: 'Model for new chats',
  modelUsual: 'The one you use otherwise',
  modelGone: '{name} (no longer there)',
  modelGoneText: '{name} is no longer there, so new chats begin with the model you use otherwise.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  saved: 'Instructions saved',
  failed: 'The instructions could not be saved. Please try again.',
  place: 'New chat in {name}',
  placeInstructions: 'with the instructions of this category',
  leave: 'Do not file this chat here',
});

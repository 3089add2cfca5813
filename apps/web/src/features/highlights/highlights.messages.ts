import { translator } from '#lib/messages.ts';

export const highlightsMessages = {
  tools: 'Selected text',
  quote: 'Quote',
  highlight: 'Highlight',
  marked: 'Highlighted',
  failed: 'The passage could not be highlighted. Please try again.',
  title: 'Highlights',
  button: '{count, plural, one {# highlight} other {# highlights}}',
  show: 'Show in the conversation',
  note: 'Note',
  addNote: 'Add a note',
  saveNote: 'Save note',
  makeCard: 'Make a card',
  cardFront: 'Front of the card',
  cardSave: 'Add card',
  cardMade: 'Card added',
  cardMadeText: 'It is in the deck Highlights.',
  cardDeck: 'Highlights',
  cardFailed: 'The card could not be added. Please try again.',
  makeTask: 'Make a task',
  taskMade: 'Task added',
  taskMadeText: '“{title}” is in your tasks.',
  taskFailed: 'The task could not be added. Please try again.',
  remove: 'Remove highlight',
  noteFailed: 'The note could not be saved. Please try again.',
  removeFailed: 'The highlight could not be removed. Please try again.',
  found: 'In your highlights',
} as const;

export const t = translator(highlightsMessages);

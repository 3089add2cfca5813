import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Keyboard shortcuts',
  close: 'Close',

  everywhere: 'Everywhere',
  palette: 'Find a conversation, a screen or an action',
  shortcuts: 'This list',
  toasts: 'Go to the newest notification',

  chat: 'Assistant',
  send: 'Send',
  newLine: 'Start a new line',
  find: 'Find in this conversation; twice for the browser’s search',
  templates: 'Choose a template, in an empty message',

  lists: 'Lists',
  move: 'Next or previous row',
  open: 'Open it',
  select: 'Select it',
  selectRange: 'Select a range; with the mouse, Shift and a click',
  archive: 'Archive the conversation, or the selected ones',
  moveTo: 'Move to another category',
  delete: 'Move to the trash',
  leave: 'Leave the selection, then the list',

  queues: 'Inbox, review and card proposals',
  approve: 'Approve, edit or decline',
  guess: 'Choose the first or second guess, or keep in Other',
  undo: 'Undo',

  schedule: 'Schedule, on an event',
  moveEvent: 'Move it',
  resizeEvent: 'Make it longer or shorter',

  learning: 'Learning',
  flip: 'Flip the card',
  rate: 'Rate it',
  unrate: 'Undo the last rating',
});

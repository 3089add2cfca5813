import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Keyboard shortcuts',
  close: 'Close',

  everywhere: 'Everywhere',
  palette: 'Find a conversation, a screen or an action',
  shortcuts: 'This list',
  toasts: 'Go to the newest notice',

  chat: 'Assistant',
  send: 'Send',
  newLine: 'Begin a new line',
  templates: 'Choose a template, in an empty message',

  lists: 'Inbox and review',
  move: 'Move through the list',
  approve: 'Approve, edit or decline a plan',
  guess: 'Take the first or second guess, or keep in Other',
  undo: 'Undo',

  schedule: 'Schedule, on an event',
  moveEvent: 'Move it',
  resizeEvent: 'Make it longer or shorter',

  learning: 'Learning',
  flip: 'Turn the card',
  rate: 'Rate it',
  unrate: 'Take the last rating back',
});

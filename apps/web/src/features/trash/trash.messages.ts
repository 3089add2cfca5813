import { translator } from '#lib/messages.ts';

export const trashMessages = {
  title: 'Trash',
  summary: 'What you delete stays here for 30 days, then it is gone for good.',
  empty: 'The trash is empty',
  emptyText: 'Restoring puts an item back where it was.',
  loading: 'Loading the trash',
  failed: 'Failed to load the trash. Please try again.',
  retry: 'Try again',
  more: 'Show more',
  untitled: 'Untitled Conversation',
  kind: '{type, select, conversation {Conversation} task {Task} goal {Goal} event {Event} reminder {Reminder} template {Template} card {Card} deck {Deck} other {Other}}',
  deletedAt: 'Deleted {age}',
  undoneAt: 'Import undone {age}',
  daysLeft: '{days, plural, =0 {deleted today} one {# day left} other {# days left}}',
  restore: 'Restore',
  restoreNamed: 'Restore {title}',
  restored: 'Conversation restored',
  restoreFailed: 'Failed to restore it. Please try again.',
  delete: 'Delete for good',
  deleteNamed: 'Delete {title} for good',
  deleteTitle: 'Delete “{title}” for good?',
  deleteText:
    '{type, select, conversation {Its messages are deleted permanently. This cannot be undone.} goal {Its log, milestones and links are deleted permanently. This cannot be undone.} other {This cannot be undone.}}',
  deleted: 'Deleted for good',
  deleteFailed: 'Failed to delete it. Please try again.',
  emptyAction: 'Empty trash',
  emptyTitle: 'Empty the trash?',
  emptyConfirmText: 'Everything in it is deleted permanently. This cannot be undone.',
  emptied: 'Trash emptied',
  emptyFailed: 'Failed to empty the trash. Please try again.',
  cancel: 'Cancel',
} as const;

export const t = translator(trashMessages);

import { translator } from '#lib/messages.ts';

export const notificationsMessages = {
  bell: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  many: '9+',
  title: 'Notifications',
  readAll: 'Mark all as read',
  loading: 'Loading notifications',
  failed: 'Failed to load notifications. Please try again.',
  retry: 'Try again',
  empty: 'Nothing new',
  emptyText: 'Reminders and your morning briefing show up here.',
  allReminders: 'All reminders',
  settings: 'Settings',
  unread: 'Unread',
  late: 'Late',
  markRead: 'Mark “{title}” as read',
  markUnread: 'Mark “{title}” as unread',
  done: 'Done',
  doneNamed: 'Mark {title} as done',
  snooze: 'Snooze 10 min',
  snoozeNamed: 'Snooze {title} for 10 minutes',
  reminder: 'Reminder',
  open: 'Open',
  changeFailed: 'Failed to save the change. Please try again.',
} as const;

export const t = translator(notificationsMessages);

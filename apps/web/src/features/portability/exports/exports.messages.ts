import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'For other programs',
  conversations: 'Conversations as Markdown',
  conversationsText: 'A folder that opens in Obsidian: every branch, and attachments beside them.',
  calendar: 'Calendar file',
  calendarText: 'All events and reminders (.ics), for any calendar.',
  events: 'Events as a table',
  eventsText: 'One row an event or series (.csv).',
  tasks: 'Tasks as a table',
  tasksText: 'Open and done ones (.csv).',
  download: 'Download',
  downloadOf: 'Download: {what}',
  gate: 'These are part of Premium; the JSON file above holds the same texts and is free.',
  upgrade: 'See Premium',
});

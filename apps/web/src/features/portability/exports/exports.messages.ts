import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'For other programs',
  conversations: 'Conversations as Markdown',
  conversationsText: 'A folder for Obsidian, with every branch and all attachments.',
  calendar: 'Calendar file',
  calendarText: 'All events and reminders (.ics), for any calendar.',
  events: 'Events as a table',
  eventsText: 'One row per event or series (.csv).',
  tasks: 'Tasks as a table',
  tasksText: 'Open and completed tasks (.csv).',
  download: 'Download',
  downloadOf: 'Download: {what}',
  gate: 'These are part of Premium; the JSON file above contains the same texts and is free.',
  upgrade: 'See Premium',
});

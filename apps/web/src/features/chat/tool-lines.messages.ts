import { translator } from '#lib/messages.ts';

/** The lines that show which tools were used for a reply. */
export const toolLineMessages = {
  used: 'Used for this reply',
  steps: '{count} steps',
  'archive.running': 'Searching your archive for “{subject}”',
  'archive.done': 'Searched your archive for “{subject}”',
  'archive.failed': 'Could not search your archive for “{subject}”',
  'calendar.running': 'Looking at your calendar',
  'calendar.done': 'Looked at your calendar',
  'calendar.failed': 'Could not look at your calendar',
  'tasks.running': 'Looking at your tasks',
  'tasks.done': 'Looked at your tasks',
  'tasks.failed': 'Could not look at your tasks',
  'calculator.running': 'Calculating {subject}',
  'calculator.done': 'Calculated {subject}',
  'calculator.failed': 'Could not calculate {subject}',
  'dates.running': 'Working out a date',
  'dates.done': 'Worked out a date',
  'dates.failed': 'Could not work out a date',
  'page.running': 'Reading',
  'page.done': 'Read',
  'page.failed': 'Could not read',
  'page.asked': 'Asks to read',
  'proposal.running': 'Proposing “{subject}”',
  'proposal.done': 'Proposed “{subject}”',
  'proposal.failed': 'Could not propose “{subject}”',
} as const;

export const lineText = translator(toolLineMessages);

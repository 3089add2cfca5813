import { translator } from '#lib/messages.ts';

export const toolSwitchMessages = {
  title: 'What the model may use',
  some: 'What the model may use: {count} of {total} on',
  archive: 'Your archive',
  archiveHint: 'Quotes of earlier conversations',
  calendar: 'Calendar and tasks',
  calendarHint: 'Looks at them and proposes; you approve',
  calculator: 'Calculator',
  calculatorHint: 'Exact results',
  dates: 'Dates',
  datesHint: 'Days between, weekdays, time zones',
  pages: 'Web pages',
  pagesHint: 'Only addresses that you give',
} as const;

export const t = translator(toolSwitchMessages);

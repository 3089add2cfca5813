import { translator } from '#lib/messages.ts';

export const selectionMessages = {
  select: 'Select',
  selectRow: 'Select {title}',
  count: '{count, plural, =0 {None selected} other {# selected}}',
  all: 'Select all shown',
  end: 'Cancel selection',
} as const;

export const t = translator(selectionMessages);

import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Your data',
  text: 'Everything this app holds of you is yours to take along, whatever your plan.',
  download: 'Download my data',
  downloadText: 'One JSON file with your conversations, plans and settings.',
});

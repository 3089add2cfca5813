import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Your data',
  text: 'Download everything this app stores about you, whatever your plan.',
  download: 'Download my data',
  downloadText: 'One JSON file with your conversations, plans and settings.',
});

import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Your data',
  text: 'Download everything this app stores about you, whatever your plan.',
  download: 'Download my data',
  downloadText: 'One JSON file with your conversations, plans and settings.',
  storage: 'Storage',
  storageUsed: '{used} used',
  storageUsedOf: '{used} of {quota} used',
  storageText: 'Counts documents, attachments and files in unknown formats, but not conversations.',
  storageNearlyFull:
    'Your storage is nearly full. What no longer fits is left out of imports, and each receipt names it.',
  storageFull: 'Your storage is full. New documents and files are left out of imports; conversations still come in.',
});

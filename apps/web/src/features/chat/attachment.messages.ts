import { translator } from '#lib/messages.ts';

export const attachmentMessages = {
  attachment: 'Attachment',
  attachmentMissing: 'The export names this file but does not contain it.',
  attachmentText: 'Extracted text',
  openAttachment: 'Open',
  pages: '{pages, plural, one {# page} other {# pages}}',
} as const;

export const t = translator(attachmentMessages);

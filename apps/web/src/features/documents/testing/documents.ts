import type { Document } from '@app/contract/documents';

const id = (last: string) => `00000000-0000-4000-8000-0000000000${last}`;

export const ids = {
  conversation: id('c1'),
  question: id('01'),
  first: id('02'),
  again: id('03'),
  second: id('04'),
} as const;

/** A document with two versions, written by two different messages. */
export const canvas: Document = {
  id: id('d1'),
  conversationId: ids.conversation,
  title: 'Carrier choice',
  kind: 'canvas',
  mimeType: 'text/markdown',
  messageId: ids.first,
  versions: [
    { id: id('e1'), createdAt: '2026-03-03T09:00:00.000Z', messageId: ids.first, bytes: 40 },
    { id: id('e2'), createdAt: '2026-03-04T09:00:00.000Z', messageId: ids.second, bytes: 60 },
  ],
};

/** A page that can be previewed, written by the second message. */
export const page: Document = {
  id: id('d2'),
  conversationId: ids.conversation,
  title: 'Clock',
  kind: 'artifact',
  mimeType: 'text/html',
  messageId: ids.second,
  versions: [{ id: id('e3'), createdAt: '2026-03-04T09:00:00.000Z', messageId: ids.second, bytes: 90 }],
};

export const picture: Document = {
  id: id('d3'),
  conversationId: ids.conversation,
  title: 'A lighthouse',
  kind: 'image',
  mimeType: 'image/png',
  messageId: null,
  versions: [{ id: id('e4'), createdAt: '2026-03-04T09:00:00.000Z', messageId: null, bytes: 9000 }],
};

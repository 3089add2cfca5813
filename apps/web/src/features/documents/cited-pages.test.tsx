import '#test/ready-markdown.ts';
import { type ConversationDetail, getConversation } from '@app/contract/conversations';
import { type Document, getDocumentVersion, listDocuments } from '@app/contract/documents';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { emptyConversation } from '#test/empty-conversation.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { ids } from './testing/documents.ts';

const fileId = '00000000-0000-4000-8000-0000000000f1';
const report: Document = {
  id: '00000000-0000-4000-8000-0000000000d4',
  conversationId: ids.conversation,
  title: 'report.pdf',
  kind: 'file',
  mimeType: 'application/pdf',
  messageId: ids.question,
  versions: [
    { id: '00000000-0000-4000-8000-0000000000e5', createdAt: '2026-03-03T09:00:00.000Z', messageId: null, bytes: 90 },
  ],
};
const attachment = {
  type: 'attachment' as const,
  name: 'report.pdf',
  mimeType: 'application/pdf',
  size: 2400,
  pages: 3,
  fileId,
  documentId: report.id,
};
const passage = { documentId: report.id, fileId, name: 'report.pdf', page: 2, quote: 'Rain on the coast.' };
const createdAt = '2026-03-03T09:00:00.000Z';

function open(path: string) {
  const answer = 'It rains (report.pdf, p. 2).';
  const messages: ConversationDetail['messages'] = [
    {
      id: ids.question,
      parentId: null,
      role: 'user',
      content: 'How is it?',
      createdAt,
      status: 'complete',
      blocks: [{ type: 'text', text: 'How is it?' }, attachment],
    },
    {
      id: ids.first,
      parentId: ids.question,
      role: 'assistant',
      content: answer,
      createdAt,
      status: 'complete',
      blocks: [
        { type: 'text', text: answer },
        { type: 'passages', passages: [passage, { ...passage, quote: 'More rain.' }] },
      ],
    },
  ];
  testServer().answer(getConversation, {
    ...emptyConversation(ids.conversation, { id: ids.conversation, name: 'Work' }),
    messages,
    activeLeafId: ids.first,
  });
  testServer().answer(listDocuments, [report]);
  const text = 'Sun.\fRain on\nthe coast.\f';
  testServer().answer(getDocumentVersion, { text, mimeType: 'application/pdf' });
  return renderApp(path);
}

const findReader = async () => within(await screen.findByRole('complementary', { name: 'Documents' }));

describe.each([`/conversation-chat/${ids.conversation}`, `/?conversation=${ids.conversation}`])('at %s', (path) => {
  test('a citation in a reply opens the reader at its page', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, address } = open(path);
    await user.click(await screen.findByRole('button', { name: 'report.pdf, p. 2' }));
    expect(await (await findReader()).findByRole('region', { name: 'Page 2' })).toHaveTextContent('Rain on the coast.');
    expect((await findReader()).getByText('There is no text on this page.')).toBeVisible();
    await waitFor(() => expect(scroll.mock.contexts.at(-1)).toHaveAttribute('data-page', '2'));
    expect(address()).toContain(`document=${report.id}&page=2`);
  });

  test('a page that a reply cites twice is listed once, and opens the reader there', async () => {
    const { user, address } = open(path);
    const list = within(await screen.findByRole('region', { name: 'From your files' }));
    await user.click(list.getByRole('button', { name: 'report.pdf p. 2' }));
    expect(await (await findReader()).findByRole('region', { name: 'Page 2' })).toBeVisible();
    expect(address()).toContain('find=Rain+on+the+coast.');
  });

  test('a file of a question opens the reader at its beginning', async () => {
    const { user, address } = open(path);
    expect(await screen.findByText('3 pages · 2 kB')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Open report\.pdf/ }));
    expect(await (await findReader()).findByRole('region', { name: 'Page 1' })).toHaveTextContent('Sun.');
    expect(address()).not.toContain('page=');
  });
});

test('a citation in the floating assistant opens the reader over the screen, whose address stays', async () => {
  const { user, address } = open('/trash');
  await screen.findByRole('button', { name: 'Open AI Assistant' });
  act(() => dispatchAppEvent('openChatWithContext', { id: ids.conversation }));
  await user.click(await screen.findByRole('button', { name: 'report.pdf, p. 2' }));
  const reader = within(await screen.findByRole('dialog', { name: 'report.pdf' }));
  expect(await reader.findByRole('region', { name: 'Page 2' })).toHaveTextContent('Rain on the coast.');
  expect(address()).toBe('/trash');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'report.pdf' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'AI Assistant' })).toBeVisible();
});

import '#test/ready-markdown.ts';
import { getConversation, type ConversationDetail } from '@app/contract/conversations';
import { getDocumentVersion, listDocuments, type Document } from '@app/contract/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { emptyConversation } from '#test/empty-conversation.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { canvas, ids, page, picture } from './testing/documents.ts';

const path = `/conversation-chat/${ids.conversation}`;
const texts: Record<string, { text: string; mimeType: string }> = {
  [canvas.versions[0]?.id ?? '']: { text: 'Take **Vos**.', mimeType: 'text/markdown' },
  [canvas.versions[1]?.id ?? '']: { text: 'Take **Noordlijn**.', mimeType: 'text/markdown' },
  [page.versions[0]?.id ?? '']: { text: '<h1>Noon</h1>', mimeType: 'text/html' },
  [picture.versions[0]?.id ?? '']: { text: '', mimeType: 'image/png' },
};

type Message = ConversationDetail['messages'][number];
const makeMessage = (id: string, parentId: string | null, role: Message['role'], content: string): Message => ({
  id,
  parentId,
  role,
  content,
  createdAt: '2026-03-03T09:00:00.000Z',
  status: 'complete',
});
const makeBlock = (title: string, text: string) => ({ type: 'code', text, language: 'markdown', title }) as const;

function open(search = '', documents: Document[] = [canvas, page, picture]) {
  const conversation = {
    ...emptyConversation(ids.conversation, { id: ids.conversation, name: 'Work' }),
    messages: [
      makeMessage(ids.question, null, 'user', 'Which carrier?'),
      { ...makeMessage(ids.first, ids.question, 'assistant', 'Here.'), blocks: [makeBlock(canvas.title, 'Take Vos.')] },
      makeMessage(ids.again, ids.first, 'user', 'Look again.'),
      {
        ...makeMessage(ids.second, ids.again, 'assistant', 'There.'),
        blocks: [{ type: 'text', text: 'There.' } as const, makeBlock(canvas.title, 'Take Noordlijn.')],
      },
    ],
    activeLeafId: ids.second,
  };
  testServer().answer(getConversation, conversation);
  testServer().answer(listDocuments, documents);
  testServer().answer(
    getDocumentVersion,
    ({ params }) => texts[params.versionId] ?? new ErrorResponse('documents.not_found'),
  );
  return renderApp(path + search);
}

const findPanel = async () => within(await screen.findByRole('complementary', { name: 'Documents' }));
const findDocumentsButton = () => screen.findByRole('button', { name: 'Documents (3)' });

test('a conversation without documents has no button for them', async () => {
  open('', []);
  expect(await screen.findByText('Look again.')).toBeVisible();
  await waitFor(() => expect(testServer().requests(listDocuments)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Documents/ })).toBeNull();
});

test('the button opens a list with the title, kind and number of versions of each document', async () => {
  const { user } = open();
  await user.click(await findDocumentsButton());
  const list = await findPanel();
  expect(await list.findByRole('button', { name: /Carrier choice.*Canvas · 2 versions · Mar 4, 2026/ })).toBeVisible();
  expect(list.getByRole('button', { name: /Clock.*Artifact · 1 version/ })).toBeVisible();
  expect(list.getByRole('button', { name: /A lighthouse.*Picture · 1 version/ })).toBeVisible();
  expect(await findDocumentsButton()).toHaveAttribute('aria-expanded', 'true');
});

test('Markdown is shown formatted, in the newest version, and other versions can be opened', async () => {
  const { user, address } = open();
  await user.click(await findDocumentsButton());
  await user.click(await (await findPanel()).findByRole('button', { name: /Carrier choice/ }));
  const reader = await findPanel();
  expect(await reader.findByText('Noordlijn')).toHaveProperty('tagName', 'STRONG');
  expect(reader.getByRole('button', { name: 'Version 2 of 2, Mar 4, 2026' })).toBeVisible();
  expect(reader.getByRole('button', { name: 'Next version' })).toBeDisabled();
  await user.click(reader.getByRole('button', { name: 'Previous version' }));
  expect(await reader.findByText('Vos')).toBeVisible();
  expect(reader.getByRole('button', { name: 'Version 1 of 2, Mar 3, 2026' })).toBeVisible();
  expect(address()).toBe(`${path}?document=${canvas.id}&version=${canvas.versions[0]?.id}`);
  await user.click(reader.getByRole('button', { name: 'All documents' }));
  expect(await reader.findByRole('button', { name: /Clock/ })).toBeVisible();
});

test('an address that names a document opens the reader with that document', async () => {
  open(`?document=${canvas.id}`);
  expect(await (await findPanel()).findByRole('heading', { name: 'Carrier choice' })).toBeVisible();
  expect(await (await findPanel()).findByText('Noordlijn')).toBeVisible();
});

test('the words of a search are marked in the document until the document is closed', async () => {
  const marks = new Map<string, Set<Range>>();
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  vi.stubGlobal('CSS', { supports: () => false, highlights: marks });
  onTestFinished(() => void vi.unstubAllGlobals());
  const scroll = vi.spyOn(Element.prototype, 'scrollTo');
  const { user, address } = open(`?document=${canvas.id}&find=noordlijn&find=take&find=noord`);
  expect(await (await findPanel()).findByText('Noordlijn')).toBeVisible();
  await waitFor(() => expect([...(marks.get('found-words') ?? [])].map(String)).toEqual(['Take', 'Noordlijn']));
  expect(scroll).toHaveBeenCalledOnce();
  await user.click((await findPanel()).getByRole('button', { name: 'Close documents' }));
  await waitFor(() => expect(marks.size).toBe(0));
  expect(address()).toBe(path);
});

test('an address with an unknown document leads to the list', async () => {
  const { user } = open(`?document=${ids.question}`);
  const reader = await findPanel();
  expect(await reader.findByText('This document does not exist.')).toBeVisible();
  await user.click(reader.getByRole('button', { name: 'All documents' }));
  expect(await reader.findByRole('button', { name: /Clock/ })).toBeVisible();
});

test('a document in a message opens at the version of that message', async () => {
  const { user } = open();
  const [first] = await screen.findAllByRole('button', { name: 'Open Carrier choice' });
  await user.click(first!);
  expect(await (await findPanel()).findByText('Vos')).toBeVisible();
  expect((await findPanel()).getByRole('button', { name: /^Version 1 of 2/ })).toBeVisible();
});

test('Escape closes the panel, and the focus goes back to where it was', async () => {
  const { user, address } = open();
  await user.click(await findDocumentsButton());
  const side = await screen.findByRole('complementary', { name: 'Documents' });
  await waitFor(() => expect(side).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Documents' })).toBeNull());
  await waitFor(async () => expect(await findDocumentsButton()).toHaveFocus());
  expect(address()).toBe(path);
});

test('Escape in the menu of versions closes only the menu', async () => {
  const { user } = open(`?document=${canvas.id}`);
  const reader = await findPanel();
  await user.click(await reader.findByRole('button', { name: /^Version 2 of 2/ }));
  expect(await screen.findByRole('menuitemradio', { name: 'Version 1 of 2, Mar 3, 2026' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());
  expect(await (await findPanel()).findByText('Noordlijn')).toBeVisible();
});

test('Show in chat leads to the message of the version, even the second time', async () => {
  const { user, address } = open(`?document=${canvas.id}&version=${canvas.versions[0]?.id}`);
  const queryTarget = () => document.querySelector('[data-target]');
  for (let time = 0; time < 2; time += 1) {
    await user.click(await (await findPanel()).findByRole('button', { name: 'Show in chat' }));
    await waitFor(() => expect(queryTarget()).toHaveFocus());
    expect(queryTarget()).toHaveTextContent('Take Vos.');
  }
  expect(address()).toContain(`message=${ids.first}`);
  expect(await (await findPanel()).findByText('Vos')).toBeVisible();
});

test('a version can be copied and downloaded', async () => {
  const { user } = open(`?document=${canvas.id}`);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const reader = await findPanel();
  await user.click(await reader.findByRole('button', { name: 'Copy' }));
  expect(await reader.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith('Take **Noordlijn**.');
  expect(reader.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    `/api/documents/${canvas.id}/versions/${canvas.versions[1]?.id}/file`,
  );
  write.mockRestore();
});

test('HTML is shown as its source until its preview is opened, in a frame without the app’s origin', async () => {
  const { user } = open(`?document=${page.id}`);
  const reader = await findPanel();
  expect(await reader.findByText('html', { selector: 'figcaption *' })).toBeVisible();
  expect(reader.queryByTitle('Preview of Clock')).toBeNull();
  await user.click(reader.getByRole('button', { name: 'Open preview' }));
  const frame = await reader.findByTitle<HTMLIFrameElement>('Preview of Clock');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', '/document-preview.html');
  const sent: unknown[] = [];
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: (...parts: unknown[]) => sent.push(parts) } });
  fireEvent.load(frame);
  fireEvent.load(frame);
  expect(sent).toEqual([['<h1>Noon</h1>', '*']]);
  await user.click(reader.getByRole('button', { name: 'Show source' }));
  expect(reader.queryByTitle('Preview of Clock')).toBeNull();
});

test('a picture is shown, and has nothing to copy', async () => {
  open(`?document=${picture.id}`);
  const reader = await findPanel();
  expect(await reader.findByRole('img', { name: 'A lighthouse' })).toHaveAttribute(
    'src',
    `/api/documents/${picture.id}/versions/${picture.versions[0]?.id}/file`,
  );
  expect(reader.queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(reader.queryByRole('button', { name: 'Show in chat' })).toBeNull();
});

test('a text that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  const { user } = open(`?document=${canvas.id}`);
  testServer().answer(getDocumentVersion, ({ params }) =>
    isBroken ? new ErrorResponse('internal') : (texts[params.versionId] ?? new ErrorResponse('documents.not_found')),
  );
  const reader = await findPanel();
  const again = await reader.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await reader.findByText('Noordlijn')).toBeVisible();
});

test('on a phone the panel is a sheet, and Show in chat closes it', async () => {
  setViewportWidth(390);
  const { user, address } = open();
  await user.click(await findDocumentsButton());
  const sheet = within(await screen.findByRole('dialog', { name: 'Documents' }));
  await user.click(await sheet.findByRole('button', { name: /Carrier choice/ }));
  await user.click(await sheet.findByRole('button', { name: 'Show in chat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.querySelector('[data-target]')).toHaveFocus());
  expect(address()).toBe(`${path}?message=${ids.second}`);
});

test('a Markdown document in a message is formatted', async () => {
  open();
  const [first, second] = await screen.findAllByRole('region', { name: canvas.title });
  expect(first).toHaveTextContent('Take Vos.');
  expect(second?.querySelector('p')).toHaveTextContent('Take Noordlijn.');
});

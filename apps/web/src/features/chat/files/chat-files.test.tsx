import '#test/ready-markdown.ts';
import { sendChat } from '@app/contract/chat';
import { type ChatFile, deleteChatFile, getChatFile, uploadChatFile } from '@app/contract/chat-files';
import { getConversation } from '@app/contract/conversations';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_OUT } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { type FakeUpload, installFakeUploads } from '#test/fake-uploads.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from '../testing/conversations.ts';
import { completed, conversationId, delta, questionId, started } from '../testing/scripted-transport.ts';

const fileId = '00000000-0000-4000-8000-0000000000f1';
const report: ChatFile = {
  id: fileId,
  name: 'report.pdf',
  type: 'application/pdf',
  bytes: 2400,
  status: 'queued',
  isKept: false,
  createdAt: '2026-11-23T09:00:00.000Z',
};
const makePdf = (name = 'report.pdf', size = 2400) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const findChips = async () => within(await screen.findByRole('list', { name: 'Attached files' }));
const sendButton = () => screen.getByRole('button', { name: 'Send message' });

let uploads: readonly FakeUpload[];
beforeEach(() => {
  uploads = installFakeUploads();
  testServer().answer(uploadChatFile, report);
  testServer().answer(getChatFile, { ...report, status: 'ready', pages: 12 });
  testServer().answer(deleteChatFile, undefined);
});
afterEach(() => {
  window.dispatchEvent(new Event(SIGNED_OUT));
  vi.unstubAllGlobals();
});

async function pasteFiles(...files: File[]): Promise<void> {
  // The parts for files are loaded after the chat.
  await screen.findByRole('button', { name: 'Attach files' });
  fireEvent.paste(await findInput(), { clipboardData: { files, types: ['Files'], getData: () => '' } });
}

async function finishUpload(index = 0): Promise<void> {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(index));
  await act(async () => uploads[index]?.finish());
}

describe('files of a message', () => {
  it('are uploaded with progress, read, and sent with the message', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'What does it say?');
    await pasteFiles(makePdf());
    const list = await findChips();
    expect(list.getByText('report.pdf')).toBeVisible();
    act(() => uploads[0]?.progress(0.42));
    expect(list.getByText('42 % of 2 kB')).toBeVisible();
    expect(sendButton()).toBeDisabled();
    expect(screen.getByText('You can send when the upload is done.')).toBeVisible();
    await finishUpload();
    expect(list.getByText('2 kB · Reading')).toBeVisible();
    expect(await list.findByText('2 kB · 12 pages')).toBeVisible();
    expect(screen.getByText('report.pdf is ready.')).toBeInTheDocument();
    await user.click(sendButton());
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({
      message: 'What does it say?',
      attachments: [fileId],
    });
    expect(screen.queryByRole('list', { name: 'Attached files' })).not.toBeInTheDocument();
    expect(screen.queryByText('report.pdf was removed.')).not.toBeInTheDocument();
    const question = await screen.findByRole('article', { name: 'You' });
    expect(await within(question).findByText('report.pdf')).toBeVisible();
    testServer().answer(getConversation, conversation(conversationId));
    stream.send(started, delta('It says'), completed('It says so.'));
    stream.end();
    await waitFor(() => expect(testServer().requests(getConversation)).not.toHaveLength(0));
  });

  it('are chosen with a button, several at once', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Attach files' }));
    expect(await screen.findByRole('menuitem', { name: 'Upload files' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.upload(screen.getByLabelText('Upload files'), [makePdf('a.pdf'), makePdf('b.pdf')]);
    const list = await findChips();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('2 files are being uploaded.')).toBeInTheDocument();
  });

  it('are dropped anywhere on the chat, which shows a hint while they are dragged over it', async () => {
    renderApp('/');
    await screen.findByRole('button', { name: 'Attach files' });
    const dataTransfer = { types: ['Files'], items: [], files: [makePdf()] };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(await screen.findByText('Drop files to attach them')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer });
    expect((await findChips()).getByText('report.pdf')).toBeVisible();
    expect(screen.queryByText('Drop files to attach them')).not.toBeInTheDocument();
  });

  it('survive a reload', async () => {
    const first = renderApp('/');
    await pasteFiles(makePdf());
    await finishUpload();
    expect(await (await findChips()).findByText('2 kB · 12 pages')).toBeVisible();
    first.unmount();
    // At SIGNED_OUT the page forgets the files. As after a reload, only the stored draft is left.
    const stored = window.localStorage.getItem(`chat_draft_files_${ada.id}`);
    window.dispatchEvent(new Event(SIGNED_OUT));
    window.localStorage.setItem(`chat_draft_files_${ada.id}`, stored ?? '');
    renderApp('/');
    expect(await (await findChips()).findByText('2 kB · 12 pages')).toBeVisible();
  });

  it('say why they cannot be read, and can be removed or tried again', async () => {
    testServer().answer(getChatFile, { ...report, status: 'failed', error: 'This PDF has a password.' });
    const { user } = renderApp('/');
    await user.type(await findInput(), 'And?');
    await pasteFiles(makePdf());
    await finishUpload();
    const list = await findChips();
    expect(await list.findByText('This PDF has a password.')).toBeVisible();
    expect(screen.getByText('report.pdf could not be attached. This PDF has a password.')).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    await user.click(list.getByRole('button', { name: 'Try report.pdf again' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    await user.click(list.getByRole('button', { name: 'Remove report.pdf' }));
    expect(screen.getByText('report.pdf was removed.')).toBeInTheDocument();
    expect(await findInput()).toHaveFocus();
    expect(sendButton()).toBeEnabled();
  });

  it('can be uploaded again after a lost connection', async () => {
    const { user } = renderApp('/');
    await pasteFiles(makePdf());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.breakOff());
    const list = await findChips();
    expect(await list.findByText('The connection was lost during the upload. Try again.')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Try report.pdf again' }));
    expect(list.getByText('2 kB · Waiting')).toBeVisible();
    await finishUpload(1);
    expect(await list.findByText('2 kB · 12 pages')).toBeVisible();
  });

  it('that are too large are not uploaded at all', async () => {
    renderApp('/');
    const large = makePdf('film.pdf');
    Object.defineProperty(large, 'size', { value: 60 * 1024 * 1024 });
    await pasteFiles(large);
    expect(await (await findChips()).findByText(/larger than 50 MB/)).toBeVisible();
    expect(uploads).toHaveLength(0);
  });

  it('are deleted on the server when they are removed unsent', async () => {
    const { user } = renderApp('/');
    await pasteFiles(makePdf());
    await finishUpload();
    await user.click((await findChips()).getByRole('button', { name: 'Remove report.pdf' }));
    expect(testServer().requests(deleteChatFile)[0]?.params).toEqual({ id: fileId });
  });

  it('come back with the text of a message that is refused', async () => {
    testServer().answer(sendChat, new ErrorResponse('files.still_reading'));
    const { user } = renderApp('/');
    await user.type(await findInput(), 'And?');
    await pasteFiles(makePdf());
    await finishUpload();
    await user.click(sendButton());
    expect(await screen.findByText(/A file of this message is still being read/)).toBeVisible();
    expect(await findInput()).toHaveValue('And?');
    expect((await findChips()).getByText('report.pdf')).toBeVisible();
  });

  it('are sent again with a failed question', async () => {
    testServer().answer(sendChat, new ErrorResponse('internal'));
    const { user } = renderApp(`/conversation-chat/${conversationId}`);
    await user.type(await findInput(), 'And?');
    await pasteFiles(makePdf());
    await finishUpload();
    await user.click(sendButton());
    const failed = await screen.findByRole('article', { name: 'You' });
    expect(await within(failed).findByText('report.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(testServer().requests(sendChat)).toHaveLength(2));
    expect(testServer().requests(sendChat)[1]?.body).toMatchObject({ attachments: [fileId] });
  });

  it('are sent again with an edited message', async () => {
    const stream = testServer().stream(sendChat);
    const block = { type: 'attachment' as const, name: 'report.pdf', mimeType: 'application/pdf', size: 2400, fileId };
    const question = {
      ...conversation(conversationId).messages[0],
      id: questionId,
      parentId: null,
      role: 'user' as const,
      content: 'And?',
      status: 'complete' as const,
      createdAt: report.createdAt,
      blocks: [{ type: 'text' as const, text: 'And?' }, block],
    };
    testServer().answer(
      getConversation,
      conversation(conversationId, { messages: [question], activeLeafId: questionId }),
    );
    const { user } = renderApp(`/conversation-chat/${conversationId}`);
    await user.click(await screen.findByRole('button', { name: 'Edit and send again' }));
    await user.type(await screen.findByRole('textbox', { name: 'Edit your message' }), ' Really?{Enter}');
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ message: 'And? Really?', attachments: [fileId] });
    stream.end();
  });
});

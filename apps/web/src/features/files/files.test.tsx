import {
  type ChatFile,
  deleteChatFile,
  getChatFileText,
  listChatFiles,
  updateChatFile,
  uploadChatFile,
} from '@app/contract/chat-files';
import { sendChat } from '@app/contract/chat';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_OUT } from '#lib/browser-storage.ts';
import { installFakeUploads } from '#test/fake-uploads.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const report: ChatFile = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'report.pdf',
  type: 'application/pdf',
  bytes: 2400,
  pages: 2,
  status: 'ready',
  isKept: true,
  createdAt: '2026-11-23T09:00:00.000Z',
};
const table: ChatFile = { ...report, id: '00000000-0000-4000-8000-0000000000f2', name: 'prices.csv', type: 'text/csv' };

/** Answers like a library of two files: a file that the test renames or deletes changes in the list. */
function answerLibrary(): void {
  let listed = [report, table];
  testServer().answer(listChatFiles, ({ query: { q = '' } }) => listed.filter(({ name }) => name.includes(q)));
  testServer().answer(updateChatFile, ({ params: { id }, body }) => {
    const file = [report, table].find((each) => each.id === id) ?? report;
    const changed = { ...file, isKept: body.isKept ?? true, name: body.name ?? file.name };
    listed = [...listed.filter((each) => each.id !== id), ...(changed.isKept ? [changed] : [])];
    return changed;
  });
}

const findList = async () => within(await screen.findByRole('list', { name: 'Files' }));

async function chooseAction(name: string, action: string) {
  answerLibrary();
  const app = renderApp('/files');
  await app.user.click((await findList()).getByRole('button', { name: `Actions for ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: action }));
  return app;
}

afterEach(() => {
  window.dispatchEvent(new Event(SIGNED_OUT));
  vi.unstubAllGlobals();
});

describe('the library of files', () => {
  it('says in one sentence what it is for while it is empty', async () => {
    renderApp('/files');
    expect(await screen.findByText('Files you keep appear here, ready to attach to any chat.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  });

  it('is searched by name', async () => {
    answerLibrary();
    const { user } = renderApp('/files');
    expect((await findList()).getAllByRole('listitem')).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: 'Search files' }), 'prices');
    await waitFor(async () => expect((await findList()).getAllByRole('listitem')).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: 'Search files' }), 'x');
    expect(await screen.findByText('No file is called “pricesx”.')).toBeVisible();
  });

  it('shows the text of a file by pages', async () => {
    answerLibrary();
    testServer().answer(getChatFileText, {
      pages: [
        { number: 1, text: 'Sun.' },
        { number: 2, text: 'Rain.' },
      ],
    });
    const { user } = renderApp('/files');
    await user.click((await findList()).getByRole('button', { name: /^Open report\.pdf/ }));
    const preview = within(await screen.findByRole('dialog', { name: 'report.pdf' }));
    expect(await preview.findByRole('region', { name: 'Page 2' })).toHaveTextContent('Rain.');
  });

  it('attaches a file to a new chat', async () => {
    testServer().stream(sendChat);
    const { user } = await chooseAction('report.pdf', 'Attach to a new chat');
    const chips = within(await screen.findByRole('list', { name: 'Attached files' }));
    expect(chips.getByText('2 kB · 2 pages')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'And?{Enter}');
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ message: 'And?', attachments: [report.id] });
  });

  it('renames a file', async () => {
    const { user } = await chooseAction('report.pdf', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'weather.pdf{Enter}');
    expect(await (await findList()).findByText('weather.pdf')).toBeVisible();
  });

  it('removes a file from the list at once, and brings it back with Undo', async () => {
    const { user } = await chooseAction('report.pdf', 'Delete');
    await waitFor(async () => expect((await findList()).queryByText('report.pdf')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await (await findList()).findByText('report.pdf')).toBeVisible();
    expect(testServer().requests(deleteChatFile)).toHaveLength(0);
  });

  it('adds uploaded files', async () => {
    const uploads = installFakeUploads();
    answerLibrary();
    testServer().answer(uploadChatFile, { ...report, isKept: false });
    const { user } = renderApp('/files');
    await findList();
    await user.upload(screen.getByLabelText('Upload files', { selector: 'input' }), [new File(['x'], 'report.pdf')]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => uploads[0]?.finish());
    await waitFor(() => expect(testServer().requests(updateChatFile)[0]?.body).toEqual({ isKept: true }));
  });

  it('offers its files in a chat', async () => {
    answerLibrary();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Attach files' }));
    await user.click(await screen.findByRole('menuitem', { name: 'From your files' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Attach from your files' }));
    await user.click(await picker.findByRole('checkbox', { name: /prices\.csv/ }));
    await user.click(picker.getByRole('button', { name: 'Attach 1 file' }));
    expect(within(await screen.findByRole('list', { name: 'Attached files' })).getByText('prices.csv')).toBeVisible();
  });
});

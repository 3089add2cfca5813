import { createRestore, discardRestore, getRestore, type Restore, startRestore } from '@app/contract/backups';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startedRestore } from '#lib/browser-storage.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';
import { FakeUpload } from './testing/fake-upload.ts';

const checking: Restore = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01',
  status: 'checking',
  fileName: 'backup.zip',
  madeAt: null,
  madeFor: null,
  counts: [],
  files: 0,
  error: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  finishedAt: null,
};
const ready: Restore = {
  ...checking,
  status: 'ready',
  madeAt: '2026-11-20T08:05:00.000Z',
  madeFor: 'grace@example.com',
  counts: [
    { table: 'conversations', total: 160, added: 150, present: 10, changed: 2, trashed: 3 },
    { table: 'learning_cards', total: 4, added: 4, present: 0, changed: 0, trashed: 0 },
    { table: 'goal_progress', total: 3, added: 1, present: 2, changed: 0, trashed: 0 },
    { table: 'notification_settings', total: 1, added: 0, present: 1, changed: 1, trashed: 0 },
  ],
  files: 12,
};
const restoringNow: Restore = { ...ready, status: 'restoring' };
const completed: Restore = { ...ready, status: 'completed', finishedAt: '2026-11-21T08:00:09.000Z' };
const file = new File(['0123456789'], 'backup.zip', { type: 'application/zip' });

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeUpload));
afterEach(() => vi.unstubAllGlobals());

const findRestoreSection = async () => within(await screen.findByRole('region', { name: 'Restore a backup' }));
const findFileInput = async () =>
  (await findRestoreSection()).findByLabelText('Choose a backup file', { selector: 'input' });

/** Simulates a backup that was uploaded before the page was loaded. */
function renderWithRestore(restore: Restore) {
  startedRestore(ada.id).write(restore.id);
  testServer().answer(getRestore, restore);
  return renderApp('/settings/backups');
}

test('sends a chosen file, shows its progress, and then what restoring would do', async () => {
  let arrive: (restore: Restore) => void = () => undefined;
  testServer().answer(createRestore, () => new Promise<Restore>((resolve) => (arrive = resolve)));
  testServer().answer(getRestore, checking);
  const { user } = renderApp('/settings/backups');
  await user.upload(await findFileInput(), file);
  const section = await findRestoreSection();
  expect(await section.findByRole('progressbar', { name: 'Sending backup.zip: 5 bytes of 10 bytes' })).toHaveValue(50);
  arrive(checking);
  expect(await section.findByText('Checking backup.zip…')).toBeVisible();
  testServer().answer(getRestore, ready);
  expect(await section.findByText('A backup of grace@example.com from Nov 20, 2026, 9:05 AM')).toBeVisible();
  const [sent] = testServer().requests(createRestore);
  const body = sent?.body as unknown as FormData;
  expect((body.get('file') as File).name).toBe('backup.zip');
  // Only a preview: restoring needs the button.
  expect(sent?.query).toEqual({ preview: true });
});

test('an upload can be stopped while the file is sent', async () => {
  testServer().answer(createRestore, () => new Promise<Restore>(() => undefined));
  const { user } = renderApp('/settings/backups');
  await user.upload(await findFileInput(), file);
  await user.click(await (await findRestoreSection()).findByRole('button', { name: 'Stop' }));
  expect(await findFileInput()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('previews how many entries of each kind are new, present or different', async () => {
  renderWithRestore(ready);
  const section = await findRestoreSection();
  const table = within(await section.findByRole('table', { name: 'What would happen' }));
  expect(table.getByRole('row', { name: 'Conversations 150 10 2' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Cards 4 0 0' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Settings and history 1 3 1' })).toBeVisible();
  expect(section.getByText('It comes from another account. What is in it will be yours.')).toBeVisible();
  expect(section.getByText('3 entries are different here than in the backup, and stay as they are.')).toBeVisible();
  expect(section.getByText('12 files are in the backup.')).toBeVisible();
  expect(section.getByText(/3 entries are in the trash here and stay there\./)).toBeVisible();
  expect(section.getByRole('link', { name: 'Restore them from the trash' })).toHaveAttribute('href', '/trash');
});

test('restores on request, and shows the result', async () => {
  const { user } = renderWithRestore(ready);
  const section = await findRestoreSection();
  testServer().answer(startRestore, () => {
    testServer().answer(getRestore, restoringNow);
    return restoringNow;
  });
  await user.click(await section.findByRole('button', { name: 'Restore' }));
  expect(await section.findByText('Restoring backup.zip…')).toBeVisible();
  testServer().answer(getRestore, completed);
  expect(await section.findByText('155 entries restored')).toBeVisible();
  expect(section.getByRole('table', { name: 'What happened' })).toBeVisible();
  testServer().answer(discardRestore, undefined);
  await user.click(section.getByRole('button', { name: 'Done' }));
  expect(await findFileInput()).toBeInTheDocument();
  expect(startedRestore(ada.id).read()).toBeNull();
});

test('a restore stays when discarding is refused, and disappears once the server no longer has it', async () => {
  const { user } = renderWithRestore(ready);
  const section = await findRestoreSection();
  testServer().answer(discardRestore, new ErrorResponse('backups.restore_wrong_state'));
  await user.click(await section.findByRole('button', { name: 'Discard' }));
  await findToast('The backup could not be discarded', 'This restore can no longer be changed.');
  testServer().answer(discardRestore, new ErrorResponse('backups.restore_not_found'));
  await user.click(section.getByRole('button', { name: 'Discard' }));
  expect(await findFileInput()).toBeInTheDocument();
});

test('a restore can be discarded while the server still checks it', async () => {
  const { user } = renderWithRestore(checking);
  testServer().answer(discardRestore, undefined);
  await user.click(await (await findRestoreSection()).findByRole('button', { name: 'Discard' }));
  expect(await findFileInput()).toBeInTheDocument();
  expect(startedRestore(ada.id).read()).toBeNull();
});

test('shows the message of the server when it refuses an upload', async () => {
  testServer().answer(createRestore, new ErrorResponse('backups.restore_running'));
  const { user } = renderApp('/settings/backups');
  await user.upload(await findFileInput(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A backup is being restored. Please wait until it is done.',
  );
});

test('shows what is wrong with a damaged backup, and accepts another file', async () => {
  const message = 'This backup is damaged: the checksum of messages does not match. Nothing was restored.';
  const { user } = renderWithRestore({ ...checking, status: 'failed', error: { code: 'backups.damaged', message } });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  testServer().answer(discardRestore, undefined);
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await findFileInput()).toBeInTheDocument();
});

test('starts over when the restore no longer exists on the server', async () => {
  startedRestore(ada.id).write(checking.id);
  testServer().answer(getRestore, new ErrorResponse('backups.restore_not_found'));
  renderApp('/settings/backups');
  expect(await findFileInput()).toBeInTheDocument();
  await waitFor(() => expect(startedRestore(ada.id).read()).toBeNull());
});

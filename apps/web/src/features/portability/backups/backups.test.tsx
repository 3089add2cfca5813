import {
  type Backup,
  createBackup,
  deleteBackup,
  getBackupSchedule,
  listBackups,
  setBackupSchedule,
  verifyBackup,
} from '@app/contract/backups';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { premiumAda } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const ready: Backup = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b01',
  trigger: 'manual',
  status: 'ready',
  progress: 1,
  bytes: 3_200_000,
  url: '/api/backups/0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b01/file',
  counts: { conversations: 160, messages: 900, files: 12, tasks: 3 },
  error: null,
  isVerifying: false,
  verification: null,
  createdAt: '2026-11-21T08:05:00.000Z',
  finishedAt: '2026-11-21T08:05:04.000Z',
};
const queued: Backup = {
  ...ready,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b02',
  status: 'queued',
  progress: 0,
  bytes: null,
  url: null,
  counts: {},
  finishedAt: null,
};
const when = 'Nov 21, 2026, 9:05 AM';
const findBackups = async () => within(await screen.findByRole('region', { name: 'Backups' }));
const openBackups = () => renderApp('/settings/backups', { as: premiumAda });

describe('backups', () => {
  it('are listed with their date, size and status', async () => {
    const verification = {
      outcome: 'equal',
      checkedAt: ready.createdAt,
      rows: 1075,
      files: 12,
      message: null,
    } as const;
    const failed: Backup = {
      ...queued,
      id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b03',
      status: 'failed',
      error: { code: 'backups.failed', message: 'The backup could not be created. Please try again.' },
    };
    const running: Backup = { ...queued, trigger: 'schedule', status: 'running', progress: 0.42 };
    testServer().answer(listBackups, [running, failed, { ...ready, verification }]);
    openBackups();
    const rows = await (await findBackups()).findAllByRole('listitem');
    const [first, second, third] = rows.map((row) => within(row));
    expect(first?.getByText('Automatic')).toBeVisible();
    expect(first?.getByRole('progressbar', { name: 'In progress: 42%' })).toHaveValue(42);
    expect(second?.getByText('The backup could not be created. Please try again.')).toBeVisible();
    expect(third?.getByText(when)).toBeVisible();
    expect(third?.getByText('3.2 MB · 160 conversations · 900 messages · 12 files')).toBeVisible();
    expect(third?.getByText(/1,075 entries and 12 files came back exactly as they were/)).toBeVisible();
  });

  it('are created by a click and polled until they are ready', async () => {
    testServer().answer(createBackup, () => {
      testServer().answer(listBackups, [queued]);
      return queued;
    });
    const { user } = openBackups();
    const part = await findBackups();
    expect(await part.findByText('No backups yet.')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Back up now' }));
    expect(await part.findByText('Waiting to start…')).toBeVisible();
    testServer().answer(listBackups, [{ ...ready, id: queued.id }]);
    expect(await part.findByRole('link', { name: `Download the backup of ${when}` })).toBeVisible();
  });

  it('show the message of the server when there are too many', async () => {
    testServer().answer(createBackup, new ErrorResponse('backups.too_many'));
    const { user } = openBackups();
    await user.click(await (await findBackups()).findByRole('button', { name: 'Back up now' }));
    const said = ['The backup could not be started', 'You can have at most ten backups. Please delete one first.'];
    expect(await findToast(...said)).toBeVisible();
  });

  it('say so when they cannot be loaded, and load again', async () => {
    testServer().answer(listBackups, new ErrorResponse('internal'));
    const { user } = openBackups();
    const part = await findBackups();
    expect(await part.findByText('Your backups could not be loaded')).toBeVisible();
    testServer().answer(listBackups, [ready]);
    await user.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByText(when)).toBeVisible();
  });

  it('are downloaded by a plain link', async () => {
    testServer().answer(listBackups, [ready]);
    openBackups();
    const link = await (await findBackups()).findByRole('link', { name: `Download the backup of ${when}` });
    expect(link).toHaveAttribute('href', `/api/backups/${ready.id}/file`);
  });

  it('are verified, with the result beside them', async () => {
    testServer().answer(listBackups, [ready]);
    testServer().answer(verifyBackup, () => {
      testServer().answer(listBackups, [{ ...ready, isVerifying: true }]);
      return { ...ready, isVerifying: true };
    });
    const { user } = openBackups();
    const part = await findBackups();
    await user.click(await part.findByRole('button', { name: `Verify the backup of ${when}` }));
    expect(await part.findByText('Restoring a copy and comparing everything…')).toBeVisible();
    const message = 'These came back different: tasks.';
    const verification = { outcome: 'different', checkedAt: ready.createdAt, rows: 9, files: 0, message } as const;
    testServer().answer(listBackups, [{ ...ready, verification }]);
    expect(
      await part.findByText(/not everything came back as it was. These came back different: tasks./),
    ).toBeVisible();
  });

  it('are deleted after a confirmation that names the backup', async () => {
    testServer().answer(listBackups, [ready]);
    testServer().answer(deleteBackup, () => {
      testServer().answer(listBackups, []);
      return undefined;
    });
    const { user } = openBackups();
    const part = await findBackups();
    await user.click(await part.findByRole('button', { name: `Delete the backup of ${when}` }));
    const asked = within(await screen.findByRole('alertdialog', { name: `Delete the backup of ${when}?` }));
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await findToast('Backup deleted');
    expect(await part.findByText('No backups yet.')).toBeVisible();
    expect(testServer().requests(deleteBackup)[0]?.params).toEqual({ id: ready.id });
  });
});

describe('the schedule of backups', () => {
  it('is chosen with how many are kept, and says when the next one is made', async () => {
    testServer().answer(setBackupSchedule, ({ body }) => ({ ...body, nextAt: '2099-03-04T08:00:00.000Z' }));
    const { user } = openBackups();
    const part = await findBackups();
    await user.selectOptions(await part.findByRole('combobox', { name: 'Automatic backups' }), 'Every week');
    expect(await part.findByText('Next one: Mar 4, 2099, 9:00 AM')).toBeVisible();
    await user.selectOptions(part.getByRole('combobox', { name: 'Keep' }), 'The latest 30');
    await waitFor(() => expect(testServer().requests(setBackupSchedule)).toHaveLength(2));
    expect(testServer().requests(setBackupSchedule)[1]?.body).toEqual({ every: 'week', keep: 30 });
  });

  it('is put back when the change is refused', async () => {
    testServer().answer(setBackupSchedule, new ErrorResponse('internal'));
    const { user } = openBackups();
    const select = await (await findBackups()).findByRole('combobox', { name: 'Automatic backups' });
    await user.selectOptions(select, 'Every day');
    await findToast('The schedule could not be changed');
    expect(select).toHaveValue('off');
  });
});

describe('without Premium', () => {
  it('the page explains backups, and says what is free', async () => {
    renderApp('/settings/backups');
    const part = await findBackups();
    expect(await part.findByText('Your data as JSON, and restoring a backup you have, are free.')).toBeVisible();
    expect(part.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/profile');
    expect(part.queryByRole('button', { name: 'Back up now' })).not.toBeInTheDocument();
  });

  it('earlier backups stay available, and the schedule can be switched off', async () => {
    testServer().answer(listBackups, [ready]);
    testServer().answer(getBackupSchedule, { every: 'week', keep: 7, nextAt: '2099-03-04T08:00:00.000Z' });
    testServer().answer(setBackupSchedule, { every: 'off', keep: 7, nextAt: null });
    const { user } = renderApp('/settings/backups');
    const part = await findBackups();
    expect(await part.findByRole('link', { name: `Download the backup of ${when}` })).toBeVisible();
    await user.click(await part.findByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(part.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument());
    expect(testServer().requests(setBackupSchedule)[0]?.body).toMatchObject({ every: 'off' });
  });
});

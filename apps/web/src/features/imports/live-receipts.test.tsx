import { listImportDuplicates } from '@app/contract/import-duplicates';
import { getImport, type Import, listImports } from '@app/contract/imports';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { calendarDay } from '#lib/dates.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const receipt: Import = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b01',
  status: 'completed',
  device: { name: 'Laptop', day: calendarDay(Date.now(), ada.timeZone) },
  files: [],
  sources: [{ source: 'claude-code', found: 3, created: 2, updated: 1, unchanged: 0, skipped: 0 }],
  bytesTotal: 10,
  bytesRead: 10,
  counts: { found: 3, created: 2, updated: 1, unchanged: 0, skipped: 0 },
  archived: 0,
  skipped: [],
  kept: [],
  preview: null,
  error: null,
  createdAt: '2020-11-20T09:00:00.000Z',
  startedAt: '2020-11-20T09:00:00.000Z',
  finishedAt: '2020-11-20T09:00:00.000Z',
};
const pastReceipt = { ...receipt, id: receipt.id.replace('01', '02'), device: { name: 'Desk', day: '2020-11-19' } };

beforeEach(() => testServer().answer(listImportDuplicates, []));

test('the receipt of a device is named after the device, and is live only on the day it belongs to', async () => {
  testServer().answer(listImports, [receipt, pastReceipt]);
  renderApp('/imports');
  expect(await screen.findByRole('link', { name: 'From Laptop' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'From Desk' })).toBeVisible();
  expect(screen.getAllByText('Live')).toHaveLength(1);
  expect(screen.getAllByText('Completed')).toHaveLength(1);
});

test('the receipt of a device says what the device sent, and can be undone', async () => {
  testServer().answer(getImport, receipt);
  renderApp(`/imports/${receipt.id}`);
  expect(await screen.findByRole('heading', { name: '3 conversations received' })).toBeVisible();
  expect(screen.getByText(/From Laptop/)).toBeVisible();
  expect(screen.getByText(/The receipt is updated until the day ends/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
});

test('an import leads to the devices that keep the archive current', async () => {
  const outcome = {
    conversations: 2,
    messages: 4,
    documents: 0,
    from: '2020-11-20T09:00:00.000Z',
    to: '2020-11-20T09:00:00.000Z',
    categories: [],
    toReview: 0,
    suggestions: 0,
    cardProposals: 0,
  };
  const { device: _device, ...plain } = receipt;
  const files = [{ name: 'export.json', bytes: 10, bytesReceived: 10 }];
  testServer().answer(getImport, { ...plain, files, outcome });
  renderApp(`/imports/${receipt.id}`);
  expect(await screen.findByRole('link', { name: 'Keep it current' })).toHaveAttribute('href', '/settings/devices');
});

import { screen, within } from '@testing-library/react';
import { listCategories } from '@app/contract/categories';
import { getImport } from '@app/contract/imports';
import { expect, it } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const [importId, workId, healthId, familyId] = [1, 2, 3, 4].map(
  (last) => `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f0${last}`,
) as [string, string, string, string];

it('a running import shows the categories as they fill', async () => {
  testServer().answer(getImport, {
    id: importId,
    status: 'running',
    files: [{ name: 'export.json', bytes: 1000, bytesReceived: 1000 }],
    sources: [],
    bytesTotal: 1000,
    bytesRead: 500,
    counts: { found: 31, created: 31, updated: 0, unchanged: 0, skipped: 0 },
    skipped: [],
    kept: [],
    archived: 0,
    preview: null,
    error: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    startedAt: null,
    finishedAt: null,
  });
  const category = { description: '', emoji: '💼', color: '#7a74cf', isProtected: false, subcategories: [] };
  testServer().answer(listCategories, [
    { ...category, id: healthId, name: 'Health', conversationCount: 7 },
    { ...category, id: workId, name: 'Work', conversationCount: 24 },
    { ...category, id: familyId, name: 'Family', conversationCount: 0 },
  ]);
  renderApp(`/imports/${importId}`);
  const filling = within(await screen.findByRole('region', { name: 'In your categories so far' }));
  expect(filling.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Work.*24/),
    expect.stringMatching(/Health.*7/),
  ]);
});

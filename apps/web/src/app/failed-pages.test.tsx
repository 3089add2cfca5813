import { getGoal } from '@app/contract/goals';
import { getImport } from '@app/contract/imports';
import { getReport } from '@app/contract/reports';
import { getSharedPage } from '@app/contract/sharing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const id = '00000000-0000-4000-8000-0000000000d1';

it.each([
  ['a goal', `/goals/${id}`],
  ['an import', `/imports/${id}`],
  ['a report', `/trends/reports/${id}`],
  ['a shared conversation', `/share/${'x'.repeat(43)}`],
])('the page of %s that cannot be loaded has a heading that says so', async (_, path) => {
  for (const endpoint of [getGoal, getImport, getReport, getSharedPage]) {
    testServer().answer(endpoint, new ErrorResponse('internal'));
  }
  renderApp(path);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.closest('[role=alert]')).not.toBeNull();
});

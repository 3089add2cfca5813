import {
  createReport,
  getReport,
  getReportSettings,
  listReports,
  type Report,
  updateReportSettings,
} from '@app/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada, premiumAda } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const report: Report = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01',
  kind: 'weekly',
  from: '2026-11-16',
  to: '2026-11-22',
  createdAt: '2026-11-20T09:00:00.000Z',
  conversations: 2,
  sections: [
    {
      kind: 'happened',
      lines: [
        {
          text: '2 conversations started, 3 questions asked.',
          sources: [
            { kind: 'trends', label: 'The charts of this time', link: '/trends?from=2026-11-16&to=2026-11-22' },
          ],
        },
      ],
    },
    { kind: 'decided', lines: [] },
    { kind: 'open', lines: [] },
    { kind: 'next', lines: [] },
  ],
};
const settings = { isWeekly: false, isMonthly: false, byEmail: false, isEmailAvailable: true };

beforeEach(() => {
  testServer().answer(getReport, report);
  // Set after the answer for a single report, whose path also matches this request: the last matching answer wins.
  testServer().answer(getReportSettings, settings);
});

describe('the reports', () => {
  it('are empty at first; a click creates the report of this week and opens it', async () => {
    testServer().answer(createReport, report);
    const { user, address } = renderApp('/trends/reports', { as: ada });
    expect(await screen.findByText('No reports yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report on this month' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Report on this week' }));
    expect(await screen.findByRole('heading', { name: 'Week from Nov 16 to Nov 22, 2026' })).toBeVisible();
    expect(address()).toBe(`/trends/reports/${report.id}`);
    expect(testServer().requests(createReport)[0]?.body).toEqual({ kind: 'weekly' });
  });

  it('are listed by the week or the month that they cover', async () => {
    testServer().answer(listReports, [
      report,
      { ...report, id: report.id.replace('d01', 'd02'), kind: 'monthly', from: '2026-11-01', to: '2026-11-30' },
    ]);
    renderApp('/trends/reports', { as: premiumAda });
    expect(await screen.findByRole('link', { name: /Week from Nov 16 to Nov 22, 2026/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /November 2026/ })).toBeVisible();
  });

  it('can be automatic, and a setting that cannot be saved is reset', async () => {
    testServer().answer(updateReportSettings, ({ body }) => ({ ...settings, ...(body as object) }));
    const { user } = renderApp('/trends/reports', { as: premiumAda });
    const weekly = await screen.findByRole('checkbox', { name: 'Every week' });
    await user.click(weekly);
    expect(weekly).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Also by email' })).toBeEnabled();
    testServer().answer(updateReportSettings, new ErrorResponse('internal'));
    await user.click(screen.getByRole('checkbox', { name: 'Every month' }));
    await findToast('Error');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Every month' })).not.toBeChecked());
    expect(weekly).toBeChecked();
  });

  it('show what Premium adds', async () => {
    renderApp('/trends/reports', { as: ada });
    expect(await screen.findByRole('checkbox', { name: 'Every week' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/profile');
  });
});

describe('a report', () => {
  it('has what happened, was decided, is open and is next, with its sources as links', async () => {
    renderApp(`/trends/reports/${report.id}`, { as: premiumAda });
    expect(await screen.findByText('2 conversations started, 3 questions asked.')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['What happened', 'What was decided', 'What is open', 'What is next']);
    const sources = within(screen.getByRole('list', { name: 'Sources' }));
    expect(sources.getByRole('link', { name: 'The charts of this time' })).toHaveAttribute(
      'href',
      '/trends?from=2026-11-16&to=2026-11-22',
    );
    expect(screen.getByText('No decision was found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('that does not exist shows a message', async () => {
    testServer().answer(getReport, new ErrorResponse('reports.not_found'));
    renderApp(`/trends/reports/${report.id}`, { as: premiumAda });
    expect(await screen.findByText('This report does not exist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/trends/reports');
  });
});

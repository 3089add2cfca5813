import { screen, waitFor, within } from '@testing-library/react';
import {
  getOperatorOverview,
  listJobKinds,
  listOperatorActs,
  listPeople,
  type Overview,
  type Person,
  retryJobs,
  updatePerson,
} from '@app/contract/operator';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const operator = { ...ada, isOperator: true };
const usage = { calls: 12, inputTokens: 3_400, outputTokens: 560 };
const overview: Overview = {
  version: '0.1.0',
  processes: [
    {
      id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f01',
      role: 'worker',
      version: '0.1.0',
      startedAt: new Date().toISOString(),
      seenAt: new Date().toISOString(),
    },
  ],
  people: { count: 2, suspended: 1, closing: 0, seenThisMonth: 1 },
  models: {
    shared: [{ label: 'llama3.2 (Ollama)', destination: 'localhost', isForPremium: false }],
    ownModels: true,
    ownProviders: ['openai'],
    month: { shared: usage, own: { calls: 0, inputTokens: 0, outputTokens: 0 } },
  },
  storage: {
    databaseBytes: 41_000_000,
    tables: [{ kind: 'search', bytes: 30_000_000 }],
    files: [{ kind: 'pictures', count: 3, bytes: null }],
  },
  defaults: { storageBytes: 20_000_000_000, importsPerDay: null, aiChatsPerMonth: 10 },
};
const grace: Person = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f02',
  email: 'grace@example.org',
  isConfirmed: true,
  isOperator: false,
  plan: 'free',
  state: 'active',
  joinedAt: '2026-10-01T09:00:00.000Z',
  seenAt: null,
  conversations: 1,
  messages: 4,
  storage: { bytes: 1_500_000, quota: 20_000_000_000 },
  aiChats: 3,
  limits: { storageBytes: null, importsPerDay: null, aiChatsPerMonth: null },
};

beforeEach(() => {
  testServer().answer(getOperatorOverview, overview);
  testServer().answer(listPeople, [grace]);
  testServer().answer(listJobKinds, [
    { kind: 'housekeeping', waiting: 0, running: 0, failed: 0, oldestAt: null, lastError: null },
    { kind: 'send-mail', waiting: 2, running: 0, failed: 1, oldestAt: null, lastError: 'email.refused' },
  ]);
  testServer().answer(listOperatorActs, [
    {
      id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f03',
      at: '2026-11-01T09:00:00.000Z',
      by: 'root',
      isCommand: true,
      act: 'storage_limit',
      person: 'grace@example.org',
      target: null,
      before: null,
      after: 5_000,
    },
  ]);
});

describe('the operator’s page', () => {
  it('does not exist for other people, and nothing links to it', async () => {
    const app = renderApp('/operator');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(testServer().requests(getOperatorOverview)).toHaveLength(0);
    app.unmount();
    renderApp('/settings/general');
    await screen.findByRole('heading', { name: 'General' });
    expect(screen.queryByRole('link', { name: 'Operator’s page' })).not.toBeInTheDocument();
  });

  it('is found in the settings, and shows people, models, jobs, storage, processes and acts', async () => {
    const { user } = renderApp('/settings', { as: operator });
    await user.click(await screen.findByRole('link', { name: 'Operator’s page' }));
    const people = within(await screen.findByRole('list', { name: 'People' }));
    expect(people.getByText('grace@example.org')).toBeVisible();
    expect(people.getByText('1 conversation, 4 messages · 1.5 MB of 20 GB stored')).toBeVisible();
    expect(await screen.findByText(/^Version 0\.1\.0 · 2 accounts, 1 seen this month\./u)).toBeVisible();
    expect(screen.getByText('llama3.2 (Ollama) at localhost')).toBeVisible();
    expect(screen.getByText('12 calls, 3,400 tokens in, 560 out')).toBeVisible();
    expect(screen.getByText('2 waiting, 0 running, 1 failed · last error: email.refused')).toBeVisible();
    expect(screen.queryByText('housekeeping')).not.toBeInTheDocument();
    expect(screen.getByText('41 MB')).toBeVisible();
    expect(screen.getByText('Role worker, version 0.1.0')).toBeVisible();
    const acts = within(screen.getByRole('list', { name: 'Log of acts' }));
    expect(acts.getByText('Storage: the usual limit → 5 kB · grace@example.org')).toBeVisible();
    expect(acts.getByText(/root \(command\)/u)).toBeVisible();
  });

  it('lists two shared models that differ in host or plan only', async () => {
    const label = 'llama3.2 (Ollama)';
    const shared = [
      { label, destination: 'localhost', isForPremium: false },
      { label, destination: 'localhost', isForPremium: true },
      { label, destination: 'other.example.org', isForPremium: false },
    ];
    testServer().answer(getOperatorOverview, { ...overview, models: { ...overview.models, shared } });
    const consoleError = vi.spyOn(console, 'error');
    renderApp('/operator', { as: operator });
    expect(await screen.findByText('llama3.2 (Ollama) at localhost')).toBeVisible();
    expect(screen.getByText('llama3.2 (Ollama) at localhost, for Premium')).toBeVisible();
    expect(screen.getByText('llama3.2 (Ollama) at other.example.org')).toBeVisible();
    // React reports rows with the same key.
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it('changes plan and limits, and refuses anything but numbers', async () => {
    testServer().answer(updatePerson, { ...grace, plan: 'premium' });
    const { user } = renderApp('/operator', { as: operator });
    await user.click(await screen.findByRole('button', { name: 'Change grace@example.org' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'grace@example.org' }));
    expect(dialog.getByLabelText('Storage in GB')).toHaveAttribute('placeholder', '20');
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Premium');
    await user.type(dialog.getByLabelText('Storage in GB'), 'lots');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please enter a number.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Storage in GB'));
    await user.type(dialog.getByLabelText('Storage in GB'), 'Infinity');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Please enter a number.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Storage in GB'));
    await user.type(dialog.getByLabelText('Storage in GB'), '1.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(
      testServer()
        .requests(updatePerson)
        .map(({ body }) => body),
    ).toEqual([
      { plan: 'premium', limits: { storageBytes: 1_500_000_000, importsPerDay: null, aiChatsPerMonth: null } },
    ]);
  });

  it('suspends after a confirmation, and ends a suspension at once', async () => {
    testServer().answer(updatePerson, { ...grace, state: 'suspended' });
    const { user } = renderApp('/operator', { as: operator });
    await user.click(await screen.findByRole('button', { name: 'Change grace@example.org' }));
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend grace@example.org?' }));
    testServer().answer(listPeople, [{ ...grace, state: 'suspended' }]);
    await user.click(question.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Suspended')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change grace@example.org' }));
    await user.click(await screen.findByRole('button', { name: 'End suspension' }));
    expect(await screen.findByText('The account is no longer suspended')).toBeVisible();
    expect(
      testServer()
        .requests(updatePerson)
        .map(({ body }) => body),
    ).toEqual([{ isSuspended: true }, { isSuspended: false }]);
  });

  it('retries failed jobs, and shows an error for a list that could not be loaded', async () => {
    testServer().answer(retryJobs, { queued: 1 });
    testServer().answer(listOperatorActs, new ErrorResponse('internal'));
    const { user } = renderApp('/operator', { as: operator });
    await user.click(await screen.findByRole('button', { name: 'Retry failed send-mail' }));
    expect(await screen.findByText('1 job is queued again')).toBeVisible();
    expect(testServer().requests(retryJobs)[0]?.body).toEqual({ kind: 'send-mail' });
    expect(await screen.findByText('Failed to load this. Please try again.')).toBeVisible();
  });

  it('says what failed when nothing could be loaded', async () => {
    for (const endpoint of [getOperatorOverview, listPeople, listJobKinds, listOperatorActs]) {
      testServer().answer(endpoint, new ErrorResponse('internal'));
    }
    renderApp('/operator', { as: operator });
    expect(await screen.findByRole('region', { name: 'Jobs' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(3));
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  it('searches people by their email', async () => {
    const { user } = renderApp('/operator', { as: operator });
    await screen.findByText('grace@example.org');
    testServer().answer(listPeople, []);
    await user.type(screen.getByRole('textbox', { name: 'Search by email' }), 'nobody');
    expect(await screen.findByText('There is no such account.')).toBeVisible();
    expect(testServer().requests(listPeople).at(-1)?.query).toMatchObject({ q: 'nobody' });
  });
});

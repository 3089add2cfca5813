import { screen, waitFor, within } from '@testing-library/react';
import { type Category, listCategories } from '@app/contract/categories';
import {
  createPrompt,
  deletePrompt,
  listPrompts,
  runPrompt,
  type ScheduledPrompt,
  updatePrompt,
} from '@app/contract/prompts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const instantInHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const morning: ScheduledPrompt = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Morning plan',
  prompt: 'What is on today?',
  categoryId: null,
  startsAt: instantInHours(-200),
  timeZone: 'UTC',
  recurrence: 'FREQ=DAILY',
  isPaused: false,
  nextAt: instantInHours(24 * 30),
  isRunning: false,
  last: null,
  createdAt: instantInHours(-200),
};

async function chooseAction(user: ReturnType<typeof renderApp>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for Morning plan' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

it('shows how often a prompt repeats, its last result, and a link to the reply', async () => {
  testServer().answer(listPrompts, [
    {
      ...morning,
      last: {
        ranAt: instantInHours(-2),
        conversationId: '00000000-0000-4000-8000-0000000000c1',
        isLate: true,
        fault: null,
      },
    },
    {
      ...morning,
      id: '00000000-0000-4000-8000-0000000000a2',
      title: 'Friday review',
      isPaused: true,
      nextAt: null,
      last: {
        ranAt: instantInHours(-2),
        conversationId: null,
        isLate: false,
        fault: 'The assistant cannot be reached.',
      },
    },
  ]);
  renderApp('/prompts');
  const [first, second] = (await screen.findAllByRole('listitem')).filter((item) => item.querySelector('output'));
  const late = within(first as HTMLElement);
  expect(late.getByText('What is on today?')).toBeVisible();
  expect(late.getByText('Every day')).toBeVisible();
  expect(late.getByText('Late')).toBeVisible();
  expect(late.getByRole('link', { name: /^Last answer/ })).toHaveAttribute(
    'href',
    '/conversation-chat/00000000-0000-4000-8000-0000000000c1',
  );
  expect(within(second as HTMLElement).getByText('Paused')).toBeVisible();
  expect(within(second as HTMLElement).getByText(/The assistant cannot be reached\.$/)).toBeVisible();
});

it('schedules a prompt whose conversations are filed in the chosen category', async () => {
  const work: Category = {
    id: '00000000-0000-4000-8000-0000000000b1',
    name: 'Work',
    emoji: '💼',
    description: '',
    color: '#7a74cf',
    conversationCount: 0,
    isProtected: false,
    subcategories: [],
  };
  testServer().answer(listPrompts, []);
  testServer().answer(listCategories, [work]);
  testServer().answer(createPrompt, { ...morning, nextAt: instantInHours(24 * 30) });
  const { user } = renderApp('/prompts');
  await screen.findByText('No scheduled prompts yet');
  await user.click(screen.getByRole('button', { name: 'Add prompt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a scheduled prompt' }));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getByText('Please enter a name.')).toBeVisible();
  expect(dialog.getByText('Please enter a prompt.')).toBeVisible();
  await user.click(dialog.getByLabelText('Name'));
  await user.paste('Morning plan');
  await user.click(dialog.getByLabelText('Prompt'));
  await user.paste('What is on today?');
  await user.selectOptions(dialog.getByLabelText('Repeats'), 'Every weekday');
  await user.selectOptions(dialog.getByLabelText('Category for the answers'), 'Work');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Prompt scheduled')).toBeVisible();
  expect(testServer().requests(createPrompt)[0]?.body).toMatchObject({
    title: 'Morning plan',
    prompt: 'What is on today?',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    categoryId: work.id,
  });
});

it('proposes the next morning, even on a day with 25 hours', async () => {
  onTestFinished(() => void vi.useRealTimers());
  // Clocks in Berlin go back on this day.
  vi.setSystemTime('2026-10-25T00:30:00+02:00');
  testServer().answer(listPrompts, []);
  const { user } = renderApp('/prompts');
  await user.click(await screen.findByRole('button', { name: 'Add prompt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a scheduled prompt' }));
  expect(dialog.getByLabelText('First time')).toHaveValue('2026-10-26T07:00');
});

it('pauses, runs, changes and deletes a prompt from its menu', async () => {
  testServer().answer(listPrompts, [morning]);
  testServer().answer(updatePrompt, ({ body }) => ({ ...morning, ...body }));
  testServer().answer(runPrompt, { ...morning, isRunning: true });
  testServer().answer(deletePrompt, undefined);
  const { user } = renderApp('/prompts');
  await chooseAction(user, 'Pause');
  await waitFor(() => expect(testServer().requests(updatePrompt)[0]?.body).toEqual({ isPaused: true }));
  await chooseAction(user, 'Run now');
  expect(await screen.findByText('“Morning plan” is running')).toBeVisible();
  await chooseAction(user, 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the scheduled prompt' }));
  await user.clear(dialog.getByLabelText('Prompt'));
  await user.click(dialog.getByLabelText('Prompt'));
  await user.paste('And tomorrow?');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(testServer().requests(updatePrompt)[1]?.body).toEqual({
      title: 'Morning plan',
      prompt: 'And tomorrow?',
      categoryId: null,
    }),
  );
  await chooseAction(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Prompt deleted')).toBeVisible();
});

it('puts a prompt back when the server refuses a change, and says when the list could not be loaded', async () => {
  testServer().answer(listPrompts, new ErrorResponse('internal'));
  testServer().answer(updatePrompt, new ErrorResponse('prompts.not_found'));
  const { user } = renderApp('/prompts');
  await screen.findByText('Failed to load your scheduled prompts. Please try again.');
  testServer().answer(listPrompts, [morning]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await chooseAction(user, 'Pause');
  expect(await screen.findByText('This scheduled prompt does not exist.')).toBeVisible();
  expect(await screen.findByText(/^Next: /)).toBeVisible();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  addGoalProgress,
  createGoal,
  decideGoalEvidence,
  deleteGoal,
  getGoal,
  type Goal,
  type GoalDetail,
  listGoalEvidence,
  listGoals,
  updateMilestone,
} from '@app/contract/goals';
import { getWeeklyReview, saveWeeklyNote } from '@app/contract/planning';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const books: Goal = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b01',
  title: 'Read twelve books',
  description: '',
  targetValue: 12,
  startValue: 0,
  currentValue: 3,
  unit: 'books',
  progress: 25,
  targetDate: '2199-12-24',
  categoryId: null,
  isAchieved: false,
  achievedAt: null,
  milestones: { done: 0, total: 0 },
  pace: { state: 'behind', difference: 3, perWeek: 1.2 },
  createdAt: '2026-11-01T08:00:00.000Z',
};
const detail: GoalDetail = { ...books, milestoneList: [], log: [] };

it('shows each goal with its value and its pace in words', async () => {
  testServer().answer(listGoals, [books, { ...books, id: books.id.replace('b01', 'b02'), title: 'Move', pace: null }]);
  renderApp('/goals');
  expect(await screen.findByRole('heading', { level: 1, name: 'Goals Tracker' })).toBeVisible();
  const row = within((await screen.findByRole('link', { name: 'Read twelve books' })).closest('li') as HTMLElement);
  expect(row.getByText('3 of 12 books')).toBeVisible();
  expect(row.getByText('3 books behind, 1.2 a week needed')).toBeVisible();
  expect(row.getByRole('progressbar')).toHaveValue(25);
});

it('says that there are no goals, or that they cannot be loaded', async () => {
  testServer().answer(listGoals, new ErrorResponse('internal'));
  const { user } = renderApp('/goals');
  expect(await screen.findByText('Failed to load your goals. Please try again.')).toBeVisible();
  testServer().answer(listGoals, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No goals yet')).toBeVisible();
});

it('adds a goal measured by a number, and asks for the number', async () => {
  testServer().answer(createGoal, books);
  const { user } = renderApp('/goals');
  await user.click(await screen.findByRole('button', { name: 'Add goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add goal' }));
  await user.type(dialog.getByRole('textbox', { name: 'Goal' }), 'Read');
  await user.click(dialog.getByRole('button', { name: 'Add goal' }));
  expect(dialog.getByText('Please enter a number.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Target' }), '12');
  await user.type(dialog.getByRole('textbox', { name: 'Unit' }), 'books');
  fireEvent.change(dialog.getByLabelText('By when'), { target: { value: '2026-12-24' } });
  await user.click(dialog.getByRole('button', { name: 'Add goal' }));
  await findToast('Goal added');
  expect(testServer().requests(createGoal)[0]?.body).toEqual({
    title: 'Read',
    description: '',
    targetValue: 12,
    startValue: 0,
    unit: 'books',
    targetDate: '2026-12-24',
    categoryId: null,
  });
});

it('adds a yes/no goal without a number', async () => {
  testServer().answer(createGoal, books);
  const { user } = renderApp('/goals');
  await user.click(await screen.findByRole('button', { name: 'Add goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add goal' }));
  await user.type(dialog.getByRole('textbox', { name: 'Goal' }), 'Move house');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How is it measured?' }), 'Yes or no');
  expect(dialog.queryByRole('textbox', { name: 'Target' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add goal' }));
  await findToast('Goal added');
  expect(testServer().requests(createGoal)[0]?.body).toMatchObject({ targetValue: null });
});

it('says why a yes/no goal could not be saved', async () => {
  testServer().answer(createGoal, new ErrorResponse('internal'));
  const { user } = renderApp('/goals');
  await user.click(await screen.findByRole('button', { name: 'Add goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add goal' }));
  await user.type(dialog.getByRole('textbox', { name: 'Goal' }), 'Move house');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How is it measured?' }), 'Yes or no');
  await user.click(dialog.getByRole('button', { name: 'Add goal' }));
  expect(await dialog.findByText(/Something went wrong|not saved/)).toBeVisible();
});

it('logs progress, and shows a toast when that reaches the goal', async () => {
  testServer().answer(listGoals, [books]);
  testServer().answer(addGoalProgress, { ...books, currentValue: 12, progress: 100, isAchieved: true });
  const { user } = renderApp('/goals');
  await user.click(await screen.findByRole('button', { name: 'Log progress for Read twelve books' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log progress' }));
  const amount = dialog.getByRole('textbox', { name: 'How much? books' });
  await user.clear(amount);
  await user.type(amount, '9');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'A long winter');
  await user.click(dialog.getByRole('button', { name: 'Log it' }));
  await findToast('Goal reached');
  expect(testServer().requests(addGoalProgress)[0]?.body).toEqual({ amount: 9, note: 'A long winter' });
});

it('moves a goal to the trash with an undo', async () => {
  testServer().answer(listGoals, [books]);
  testServer().answer(deleteGoal, () => {
    testServer().answer(listGoals, []);
    return undefined;
  });
  const { user } = renderApp('/goals');
  await user.click(await screen.findByRole('button', { name: 'Actions for Read twelve books' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const toast = await findToast('Goal moved to the trash');
  expect(within(toast).getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await screen.findByText('No goals yet')).toBeVisible();
});

it('does not say that a goal was moved to the trash when the server refuses to delete it', async () => {
  testServer().answer(listGoals, [books]);
  testServer().answer(deleteGoal, new ErrorResponse('internal'));
  const { user } = renderApp('/goals');
  await user.click(await screen.findByRole('button', { name: 'Actions for Read twelve books' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await findToast(/Something went wrong/);
  expect(screen.queryByText('Goal moved to the trash')).not.toBeInTheDocument();
});

describe('one goal', () => {
  const path = `/goals/${books.id}`;

  it('lets the user tick a milestone at once, unless it has a target value', async () => {
    const steps = [
      { id: books.id.replace('b01', 'f01'), title: 'Buy them', targetValue: null, isDone: false, doneAt: null },
      { id: books.id.replace('b01', 'f02'), title: 'Half', targetValue: 6, isDone: false, doneAt: null },
    ];
    testServer().answer(getGoal, { ...detail, milestoneList: steps });
    testServer().answer(listGoalEvidence, []);
    testServer().answer(updateMilestone, () => ({
      ...detail,
      milestoneList: steps.map((step, index) => ({ ...step, isDone: index === 0 })),
    }));
    const { user } = renderApp(path);
    const half = await screen.findByRole('checkbox', { name: 'Half at 6 books' });
    expect(half).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Buy them' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Buy them' })).toBeChecked());
    expect(testServer().requests(updateMilestone)[0]?.body).toEqual({ isDone: true });
  });

  it('proposes conversations and links the one that is confirmed', async () => {
    const found = {
      conversationId: books.id.replace('b01', 'e01'),
      title: 'Which novels to read',
      snippet: 'User: Which novels?',
      createdAt: '2026-11-01T08:00:00.000Z',
      isConfirmed: false,
    };
    testServer().answer(getGoal, detail);
    testServer().answer(listGoalEvidence, [found]);
    testServer().answer(decideGoalEvidence, () => {
      testServer().answer(listGoalEvidence, [{ ...found, isConfirmed: true }]);
      return undefined;
    });
    const { user } = renderApp(path);
    expect(await screen.findByText('Possibly related')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Link Which novels to read' }));
    expect(await screen.findByRole('button', { name: 'Unlink Which novels to read' })).toBeVisible();
    expect(screen.queryByText('Possibly related')).not.toBeInTheDocument();
  });

  it('shows a message when it does not exist', async () => {
    testServer().answer(getGoal, new ErrorResponse('goals.not_found'));
    renderApp(path);
    expect(await screen.findByText('This goal does not exist')).toBeVisible();
  });
});

describe('the weekly review', () => {
  it('shows a past week and stores a note for it', async () => {
    testServer().answer(getWeeklyReview, ({ query }) => ({
      from: String(query?.week),
      to: '2026-11-22',
      goals: [
        {
          goalId: books.id,
          title: books.title,
          unit: 'books',
          amount: 2,
          entries: 2,
          milestonesReached: ['First two'],
          progress: 25,
        },
      ],
      tasksDone: [{ id: books.id, title: 'Call the bank', dueDate: null }],
      tasksOpen: [],
      events: 4,
      note: '',
    }));
    testServer().answer(saveWeeklyNote, undefined);
    const { user } = renderApp('/goals/review?week=2026-11-18');
    expect(await screen.findByText('+2 books in 2 entries')).toBeVisible();
    expect(screen.getByText('Reached: First two')).toBeVisible();
    expect(screen.getByText('Call the bank')).toBeVisible();
    expect(screen.getByText('Nothing left open')).toBeVisible();
    expect(screen.getByText(/^Nov 16\s–\s22, 2026$/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What did you learn this week?' }), 'More evenings');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await findToast('Note saved');
    const [saved] = testServer().requests(saveWeeklyNote);
    expect([saved?.query, saved?.body]).toEqual([{ week: '2026-11-16' }, { note: 'More evenings' }]);
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(await screen.findByText(/^Nov 9\s–\s15, 2026$/)).toBeVisible();
  });
});

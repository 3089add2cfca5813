import { act, screen, waitFor, within } from '@testing-library/react';
import { deleteTrashItems, emptyTrash, listTrash, restoreTrashItems, type TrashItem } from '@app/contract/trash';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const day = 86_400_000;
const plans: TrashItem = {
  type: 'conversation',
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01',
  title: 'Old plans',
  deletedAt: new Date(Date.now() - 2 * day).toISOString(),
  expiresAt: new Date(Date.now() + 28 * day).toISOString(),
  reason: 'deleted',
};

afterEach(() => vi.useRealTimers());

const answerTrash = (...items: TrashItem[]) => testServer().answer(listTrash, items);

it('lists what was deleted with how long it stays, and restores it', async () => {
  answerTrash(plans, { ...plans, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e02', title: '', reason: 'import_undone' });
  testServer().answer(restoreTrashItems, () => {
    answerTrash();
    return { restored: 1 };
  });
  const { user } = renderApp('/trash');
  const row = within((await screen.findByText('Old plans')).closest('li') as HTMLElement);
  expect(row.getByText('Deleted 2 days ago')).toBeVisible();
  expect(row.getByText('28 days left')).toBeVisible();
  expect(screen.getByText('Import undone 2 days ago')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore Old plans' }));
  expect(await screen.findByText('The trash is empty')).toBeVisible();
  expect(testServer().requests(restoreTrashItems)[0]?.body).toEqual({
    items: [{ type: 'conversation', id: plans.id }],
  });
});

it('shows its summary on the first visit only, and J and K move to the item that Enter restores', async () => {
  const notes = { ...plans, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e03', title: 'Old notes' };
  answerTrash(plans, notes);
  testServer().answer(restoreTrashItems, () => {
    answerTrash(plans);
    return { restored: 1 };
  });
  const first = renderApp('/trash');
  expect(await screen.findByText(/stays here for 30 days/u)).toBeVisible();
  first.unmount();
  const { user } = renderApp('/trash');
  await screen.findByText('Old notes');
  expect(screen.queryByText(/stays here for 30 days/u)).not.toBeInTheDocument();
  await user.keyboard('jj{Enter}');
  await waitFor(() =>
    expect(testServer().requests(restoreTrashItems)[0]?.body.items).toMatchObject([{ id: notes.id }]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Restore Old plans' })).toHaveFocus());
});

const makeItem = (number: number): TrashItem => ({
  ...plans,
  id: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f0${number}`,
  title: `Item ${number}`,
});

it('restores with E the range of rows selected with X and Shift+J', async () => {
  answerTrash(makeItem(1), makeItem(2), makeItem(3), makeItem(4));
  testServer().answer(restoreTrashItems, () => {
    answerTrash(makeItem(1), makeItem(4));
    return { restored: 2 };
  });
  const { user } = renderApp('/trash');
  await screen.findByText('Item 1');
  await user.keyboard('jjx{Shift>}j{/Shift}');
  expect(screen.getByRole('toolbar', { name: 'Selected items' })).toHaveTextContent('2 selected');
  await user.keyboard('e');
  expect(await screen.findByText('2 items restored')).toBeVisible();
  expect(
    testServer()
      .requests(restoreTrashItems)[0]
      ?.body.items.map(({ id }) => id),
  ).toEqual([makeItem(2).id, makeItem(3).id]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Restore Item 4' })).toHaveFocus());
  await user.keyboard('x{Escape}');
  expect(screen.queryByRole('toolbar', { name: 'Selected items' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore Item 4' })).toHaveFocus();
});

it('deletes a selection for good after asking once', async () => {
  answerTrash(makeItem(1), makeItem(2), makeItem(3));
  testServer().answer(deleteTrashItems, () => {
    answerTrash(makeItem(2));
    return { deleted: 2 };
  });
  const { user } = renderApp('/trash');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Item 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Item 3' }));
  await user.click(
    within(screen.getByRole('toolbar', { name: 'Selected items' })).getByRole('button', { name: 'Delete for good' }),
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 items for good?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('2 items deleted for good')).toBeVisible();
  expect(testServer().requests(deleteTrashItems)[0]?.body.items).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('Item 1')).not.toBeInTheDocument());
});

it('deletes for good only after asking, and names the item', async () => {
  answerTrash(plans);
  testServer().answer(deleteTrashItems, { deleted: 1 });
  const { user } = renderApp('/trash');
  await user.click(await screen.findByRole('button', { name: 'Delete Old plans for good' }));
  expect(testServer().requests(deleteTrashItems)).toHaveLength(0);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Old plans” for good?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Deleted for good')).toBeVisible();
});

it('empties the trash after asking', async () => {
  answerTrash(plans);
  testServer().answer(emptyTrash, () => {
    answerTrash();
    return undefined;
  });
  const { user } = renderApp('/trash');
  await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Empty the trash?' }));
  await user.click(dialog.getByRole('button', { name: 'Empty trash' }));
  expect(await screen.findByText('The trash is empty')).toBeVisible();
});

it('says that the trash could not be loaded, and tries again', async () => {
  testServer().answer(listTrash, new ErrorResponse('internal'));
  const { user } = renderApp('/trash');
  expect(await screen.findByText('Failed to load the trash. Please try again.')).toBeVisible();
  answerTrash();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The trash is empty')).toBeVisible();
});

it('shows the type of an item that is not a conversation, and what is deleted with it', async () => {
  answerTrash({ ...plans, type: 'goal', title: 'Run a marathon' });
  const { user } = renderApp('/trash');
  expect(await screen.findByText('Run a marathon')).toBeVisible();
  expect(screen.getByText(/^Goal ·/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Run a marathon for good' }));
  expect(
    await screen.findByText('Its log, milestones and links are deleted permanently. This cannot be undone.'),
  ).toBeVisible();
});

it('updates the remaining days while the page stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  answerTrash(plans);
  renderApp('/trash');
  expect(await screen.findByText('Deleted 2 days ago')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(day);
  });
  expect(screen.getByText('Deleted 3 days ago')).toBeVisible();
  expect(screen.getByText('27 days left')).toBeVisible();
});

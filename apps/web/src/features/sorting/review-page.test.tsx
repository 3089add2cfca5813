import { screen, waitFor, within } from '@testing-library/react';
import { type Category, listCategories } from '@app/contract/categories';
import {
  acceptReview,
  decideReview,
  getReviewSummary,
  listReview,
  type ReviewItem,
  undoSortingAct,
} from '@app/contract/sorting';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { installFakeLayout } from '#test/fake-layout.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const makeId = (kind: string, number: number) => `0b6f1c9a-4a55-4a53-${kind}-${String(number).padStart(12, '0')}`;
const work: Category = {
  id: makeId('9c01', 1),
  name: 'Work',
  description: '',
  emoji: '💼',
  color: '#7a74cf',
  conversationCount: 0,
  isProtected: false,
  subcategories: [],
};
const health: Category = { ...work, id: makeId('9c01', 2), name: 'Health', emoji: '🏥' };
const other: Category = { ...work, id: makeId('9c01', 3), name: 'Other', emoji: '📁', isProtected: true };
const actId = makeId('9a01', 1);

const makeItem = (number: number): ReviewItem => ({
  conversationId: makeId('9e01', number),
  title: `Question ${number}`,
  guesses: [
    { categoryId: work.id, confidence: 0.38 },
    { categoryId: health.id, confidence: 0.31 },
  ],
  preview: 'User: what about the blue one?',
  source: 'chatgpt',
  updatedAt: '2026-11-01T10:00:00.000Z',
});

function answerQueue(count: number): ReviewItem[] {
  const items = Array.from({ length: count }, (_, index) => makeItem(index + 1));
  testServer().answer(listReview, items);
  testServer().answer(getReviewSummary, { count, guesses: [{ categoryId: work.id, count }] });
  return items;
}

const getQueue = () => within(screen.getByRole('group', { name: 'Conversations to review' }));
const listDecisions = () =>
  testServer()
    .requests(decideReview)
    .map(({ body }) => body.decisions[0]);

async function openReview() {
  const app = renderApp('/review');
  await screen.findByRole('group', { name: 'Conversations to review' });
  return app;
}

beforeEach(() => {
  installFakeLayout();
  testServer().answer(listCategories, [work, health, other]);
  testServer().answer(decideReview, { actId, moved: 1 });
});
afterEach(() => {
  setViewportWidth(1280);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the review', () => {
  it('shows each conversation with its two best guesses and how sure they are', async () => {
    answerQueue(2);
    await openReview();
    expect(await getQueue().findByRole('link', { name: 'Question 1' })).toHaveAttribute(
      'href',
      `/conversation-chat/${makeId('9e01', 1)}`,
    );
    expect(getQueue().getByRole('button', { name: /Work .* for “Question 1”/ })).toHaveTextContent('38%');
    expect(getQueue().getByRole('button', { name: /Health .* for “Question 2”/ })).toHaveTextContent('31%');
  });

  it('does not offer Other as a guess, but has a button that keeps a conversation there', async () => {
    answerQueue(1);
    testServer().answer(listReview, [
      {
        ...makeItem(1),
        guesses: [
          { categoryId: other.id, confidence: 0.32 },
          { categoryId: health.id, confidence: 0.31 },
        ],
      },
    ]);
    const { user } = await openReview();
    expect(await getQueue().findByRole('button', { name: /Health .* for “Question 1”/ })).toBeVisible();
    expect(getQueue().queryByText('32%')).not.toBeInTheDocument();
    await user.click(getQueue().getByRole('button', { name: /Keep in Other for “Question 1”/ }));
    await waitFor(() => expect(listDecisions()).toEqual([expect.objectContaining({ categoryId: other.id })]));
  });

  it('files one conversation per key press, without waiting', async () => {
    const items = answerQueue(3);
    const { user } = await openReview();
    await getQueue().findByRole('link', { name: 'Question 1' });
    await user.keyboard('120');
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(listDecisions()).toEqual([
      { conversationId: items[0]?.conversationId, categoryId: work.id },
      { conversationId: items[1]?.conversationId, categoryId: health.id },
      { conversationId: items[2]?.conversationId, categoryId: other.id },
    ]);
    expect(screen.getByText('Filed “Question 3” in Other.')).toBeVisible();
  });

  it('still undoes by a key when the queue is empty', async () => {
    answerQueue(1);
    testServer().answer(undoSortingAct, { restored: 1 });
    const { user } = await openReview();
    await getQueue().findByRole('link', { name: 'Question 1' });
    await user.keyboard('1');
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    await user.keyboard('u');
    expect(await screen.findByText('Moved back.')).toBeVisible();
    expect(await getQueue().findByRole('link', { name: 'Question 1' })).toBeVisible();
  });

  it('moves with the arrows and takes any category from the menu', async () => {
    const items = answerQueue(2);
    const { user } = await openReview();
    await getQueue().findByRole('link', { name: 'Question 1' });
    await user.keyboard('{ArrowDown}1');
    await waitFor(() => expect(listDecisions()[0]?.conversationId).toBe(items[1]?.conversationId));
    await user.click(getQueue().getByRole('button', { name: 'Another category for “Question 1”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Health' }));
    await waitFor(() => expect(listDecisions()[1]).toMatchObject({ categoryId: health.id }));
  });

  it('files all rows that were selected by X and Shift, in one call with one undo', async () => {
    const items = answerQueue(4);
    testServer().answer(decideReview, { actId, moved: 2 });
    testServer().answer(undoSortingAct, { restored: 2 });
    const { user } = await openReview();
    await getQueue().findByRole('link', { name: 'Question 1' });
    await user.keyboard('jx{Shift>}j{/Shift}');
    expect(screen.getByRole('toolbar', { name: 'Selected conversations' })).toHaveTextContent('2 selected');
    await user.keyboard('e');
    expect(await screen.findByText('2 conversations sorted')).toBeVisible();
    expect(testServer().requests(decideReview)[0]?.body.decisions).toEqual(
      items.slice(1, 3).map(({ conversationId }) => ({ conversationId, categoryId: work.id })),
    );
    expect(getQueue().queryByRole('link', { name: 'Question 2' })).not.toBeInTheDocument();
    await user.keyboard('u');
    expect(await screen.findByText('2 moved back.')).toBeVisible();
    expect(await getQueue().findByRole('link', { name: 'Question 3' })).toBeVisible();
  });

  it('files a selection made by clicks in any category', async () => {
    answerQueue(3);
    const { user } = await openReview();
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(getQueue().getByRole('checkbox', { name: 'Select Question 1' }));
    await user.click(getQueue().getByRole('checkbox', { name: 'Select Question 3' }));
    await user.click(screen.getByRole('button', { name: 'File in' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Health' }));
    await waitFor(() => expect(testServer().requests(decideReview)[0]?.body.decisions).toHaveLength(2));
    expect(listDecisions()[0]).toMatchObject({ categoryId: health.id });
    expect(screen.queryByRole('toolbar', { name: 'Selected conversations' })).not.toBeInTheDocument();
  });

  it('undoes the last decision', async () => {
    answerQueue(1);
    testServer().answer(undoSortingAct, { restored: 1 });
    const { user } = await openReview();
    await user.click(await getQueue().findByRole('button', { name: /Work .* for “Question 1”/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved back.')).toBeVisible();
    expect(testServer().requests(undoSortingAct)[0]?.params).toEqual({ id: actId });
    expect(await getQueue().findByRole('link', { name: 'Question 1' })).toBeVisible();
  });

  it('offers Undo again after an undo failed', async () => {
    answerQueue(1);
    testServer().answer(undoSortingAct, new ErrorResponse('internal'));
    const { user } = await openReview();
    await user.click(await getQueue().findByRole('button', { name: /Work .* for “Question 1”/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(testServer().requests(undoSortingAct)).toHaveLength(1));
    testServer().answer(undoSortingAct, { restored: 1 });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Moved back.')).toBeVisible();
  });

  it('puts a conversation back when the server refuses', async () => {
    answerQueue(1);
    testServer().answer(decideReview, new ErrorResponse('internal'));
    const { user } = await openReview();
    await user.click(await getQueue().findByRole('button', { name: /Work .* for “Question 1”/ }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(await getQueue().findByRole('link', { name: 'Question 1' })).toBeVisible();
  });

  it('accepts all best guesses at once', async () => {
    answerQueue(2);
    testServer().answer(acceptReview, () => {
      answerQueue(0);
      return { actId, moved: 2 };
    });
    const { user } = await openReview();
    await user.click(await screen.findByRole('button', { name: 'Accept all 2 best guesses' }));
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    // The line of the status follows the list a frame later.
    expect(await screen.findByText('2 conversations sorted')).toBeVisible();
    expect(testServer().requests(acceptReview)[0]?.body).toEqual({ guess: null });
  });

  it('can be filtered by one guess, which is then accepted for all', async () => {
    answerQueue(2);
    testServer().answer(getReviewSummary, {
      count: 3,
      guesses: [
        { categoryId: work.id, count: 2 },
        { categoryId: health.id, count: 1 },
      ],
    });
    testServer().answer(acceptReview, { actId, moved: 2 });
    const { user } = await openReview();
    await user.click(await screen.findByRole('button', { name: 'Work 2' }));
    await waitFor(() =>
      expect(testServer().requests(listReview).at(-1)?.query).toEqual({ limit: 100, guess: work.id }),
    );
    await user.click(screen.getByRole('button', { name: 'File all 2 in Work' }));
    await waitFor(() => expect(testServer().requests(acceptReview)[0]?.body).toEqual({ guess: work.id }));
  });

  it('has the acts on the whole queue in a menu on phones', async () => {
    setViewportWidth(390);
    answerQueue(2);
    testServer().answer(acceptReview, () => {
      answerQueue(0);
      return { actId, moved: 2 };
    });
    const { user } = await openReview();
    expect(await screen.findByText('2 conversations to review')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept all/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select' }));
    expect(await getQueue().findByRole('checkbox', { name: 'Select Question 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Accept all 2 best guesses' }));
    expect(await screen.findByText('2 conversations sorted')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('renders only the rows in view, however long the queue is', async () => {
    answerQueue(1_000);
    await openReview();
    await getQueue().findByRole('link', { name: 'Question 1' });
    expect(getQueue().getAllByRole('listitem').length).toBeLessThan(40);
    expect(screen.getByRole('button', { name: 'Accept all 1,000 best guesses' })).toBeVisible();
  });

  it('says when there is nothing to review, and when the queue could not be loaded', async () => {
    testServer().answer(listReview, new ErrorResponse('internal'));
    const { user } = renderApp('/review');
    expect(await screen.findByText('Failed to load the review. Please try again.')).toBeVisible();
    answerQueue(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing to review')).toBeVisible();
  });

  it('offers to re-sort only where there are conversations', async () => {
    answerQueue(0);
    const { unmount } = renderApp('/review');
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find better matches' })).not.toBeInTheDocument();
    unmount();
    testServer().answer(listCategories, [{ ...work, conversationCount: 3 }, other]);
    renderApp('/review');
    expect(await screen.findByRole('button', { name: 'Find better matches' })).toBeVisible();
  });
});

describe('the count of conversations to review', () => {
  it('is shown in the navigation and on the categories', async () => {
    answerQueue(12);
    renderApp('/categories');
    expect(await screen.findByRole('link', { name: 'Review 12 waiting' })).toHaveAttribute('href', '/review');
    expect(await screen.findByText('12 conversations have no clear category.')).toBeVisible();
  });

  it('is hidden when there are none', async () => {
    renderApp('/categories');
    expect(await screen.findByRole('link', { name: 'Review' })).toBeVisible();
    expect(screen.queryByText(/no clear category/)).not.toBeInTheDocument();
  });
});

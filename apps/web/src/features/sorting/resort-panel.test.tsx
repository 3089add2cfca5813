import { screen, waitFor, within } from '@testing-library/react';
import { type Category, listCategories } from '@app/contract/categories';
import {
  applyResorting,
  dismissResorting,
  getResorting,
  listResortMoves,
  type Resorting,
  type ResortMove,
  startResorting,
} from '@app/contract/resorting';
import { getReviewSummary, listReview, undoSortingAct } from '@app/contract/sorting';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeLayout } from '#test/fake-layout.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const work: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01',
  name: 'Work',
  description: '',
  emoji: '💼',
  color: '#7a74cf',
  conversationCount: 1,
  isProtected: false,
  subcategories: [],
};
const finances: Category = { ...work, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02', name: 'Finances', emoji: '💰' };
const makeMove = (number: number): ResortMove => ({
  conversationId: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e0${number}`,
  title: `Talk ${number}`,
  from: { categoryId: work.id, confidence: 0.42 },
  to: { categoryId: finances.id, confidence: 0.87 },
});
const actId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01';

function serveResorting(state: Partial<Resorting>, moves: ResortMove[] = []): void {
  testServer().answer(getResorting, {
    status: 'idle',
    engineVersion: 'test',
    outdated: 0,
    checked: 0,
    total: 0,
    moves: moves.length,
    finishedAt: null,
    ...state,
  });
  testServer().answer(listResortMoves, moves);
}

const getPanel = () => within(screen.getByRole('region', { name: 'Re-sort' }));

async function openReview() {
  const app = renderApp('/review');
  await screen.findByRole('region', { name: 'Re-sort' });
  return app;
}

beforeEach(() => {
  installFakeLayout();
  testServer().answer(listCategories, [work, finances]);
  testServer().answer(listReview, []);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('re-sorting', () => {
  it('is offered, shows the old and new category with the confidence, and moves all with one click, which can be undone', async () => {
    serveResorting({ outdated: 2 });
    testServer().answer(startResorting, () => {
      serveResorting({ status: 'ready', checked: 2, total: 2 }, [makeMove(1), makeMove(2)]);
      return {
        status: 'ready' as const,
        engineVersion: 'test',
        outdated: 2,
        checked: 2,
        total: 2,
        moves: 2,
        finishedAt: null,
      };
    });
    testServer().answer(applyResorting, () => {
      serveResorting({ status: 'ready' });
      return { actId, moved: 2 };
    });
    testServer().answer(undoSortingAct, { restored: 2 });
    const { user } = await openReview();
    expect(getPanel().getByText('2 conversations were sorted by an earlier version')).toBeVisible();
    await user.click(getPanel().getByRole('button', { name: 'Find better matches' }));
    expect(await getPanel().findByText('2 conversations fit another category better')).toBeVisible();
    const row = within((await getPanel().findByRole('link', { name: 'Talk 1' })).closest('li') as HTMLElement);
    expect(row.getByText('💼 Work 42%')).toBeVisible();
    expect(row.getByText('💰 Finances 87%')).toBeVisible();
    await user.click(getPanel().getByRole('button', { name: 'Move all 2' }));
    expect(await screen.findByText('2 conversations sorted')).toBeVisible();
    expect(testServer().requests(applyResorting)[0]?.body).toEqual({ conversationIds: null });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(testServer().requests(undoSortingAct)[0]?.params).toEqual({ id: actId }));
    expect(await getPanel().findByText('Everything is in the right category')).toBeVisible();
  });

  it('moves a single conversation, or dismisses all', async () => {
    serveResorting({ status: 'ready' }, [makeMove(1), makeMove(2)]);
    testServer().answer(applyResorting, { actId, moved: 1 });
    testServer().answer(dismissResorting, () => {
      serveResorting({});
      return undefined;
    });
    const { user } = await openReview();
    await user.click(await getPanel().findByRole('button', { name: 'Move “Talk 2”' }));
    await waitFor(() =>
      expect(testServer().requests(applyResorting)[0]?.body).toEqual({ conversationIds: [makeMove(2).conversationId] }),
    );
    await user.click(getPanel().getByRole('button', { name: 'Dismiss all' }));
    expect(await getPanel().findByRole('button', { name: 'Find better matches' })).toBeVisible();
  });

  it('is shown above the review queue, with its moves on demand', async () => {
    testServer().answer(getReviewSummary, { count: 3, guesses: [{ categoryId: work.id, count: 3 }] });
    serveResorting({ status: 'ready' }, [makeMove(1)]);
    const { user } = await openReview();
    const show = await getPanel().findByRole('button', { name: 'Show them' });
    expect(getPanel().queryByRole('link', { name: 'Talk 1' })).not.toBeInTheDocument();
    await user.click(show);
    expect(await getPanel().findByRole('link', { name: 'Talk 1' })).toBeVisible();
    await user.click(getPanel().getByRole('button', { name: 'Hide them' }));
    expect(getPanel().queryByRole('link', { name: 'Talk 1' })).not.toBeInTheDocument();
  });

  it('shows its progress', async () => {
    serveResorting({ status: 'running', checked: 50, total: 1_200 });
    await openReview();
    expect(getPanel().getAllByText('Checking 50 of 1,200 conversations')[0]).toBeVisible();
  });

  it('shows an error when it could not start', async () => {
    serveResorting({});
    testServer().answer(startResorting, new ErrorResponse('internal'));
    const { user } = await openReview();
    await user.click(getPanel().getByRole('button', { name: 'Find better matches' }));
    expect(await screen.findByText('Error')).toBeVisible();
  });
});

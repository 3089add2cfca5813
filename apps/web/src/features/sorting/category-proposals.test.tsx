import { screen, waitFor } from '@testing-library/react';
import { type Category, listCategories } from '@app/contract/categories';
import {
  acceptCategoryProposal,
  type CategoryProposal,
  declineCategoryProposal,
  listCategoryProposals,
} from '@app/contract/category-proposals';
import { undoSortingAct } from '@app/contract/sorting';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const other: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02',
  name: 'Other',
  description: '',
  emoji: '📁',
  color: '#7d828c',
  conversationCount: 12,
  isProtected: true,
  subcategories: [],
};
const food: CategoryProposal = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f09',
  name: 'Food',
  description: 'Recipes and cooking',
  emoji: '🍲',
  color: '#c97b2f',
  conversationCount: 7,
  examples: [{ conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e09', title: 'Onion soup' }],
};
const actId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0aa9';

beforeEach(() => {
  testServer().answer(listCategories, [other]);
  testServer().answer(listCategoryProposals, [food]);
});

describe('a ready-made category', () => {
  it('is offered on the categories page with its size and examples, and is added by one click', async () => {
    testServer().answer(acceptCategoryProposal, () => {
      testServer().answer(listCategoryProposals, []);
      return { category: { ...other, name: 'Food', isProtected: false }, actId };
    });
    const { user } = renderApp('/categories');
    expect(await screen.findByText('Onion soup')).toBeVisible();
    expect(screen.getByText('7 conversations in Other')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add “Food”' }));
    expect(await screen.findByText('“Food” added with 7 conversations')).toBeVisible();
    expect(testServer().requests(acceptCategoryProposal)[0]?.params).toEqual({ id: food.id });
    testServer().answer(undoSortingAct, { restored: 7 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(testServer().requests(undoSortingAct)[0]?.params).toEqual({ id: actId }));
  });

  it('is dismissed by one click, and comes back when the server refuses', async () => {
    testServer().answer(declineCategoryProposal, new ErrorResponse('internal'));
    const { user } = renderApp('/categories');
    await user.click(await screen.findByRole('button', { name: 'Dismiss “Food”' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(await screen.findByText('Onion soup')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { type Category, getCategory, listCategories } from '@app/contract/categories';
import { listCategoryConversations } from '@app/contract/conversations';
import {
  acceptSubcategoryProposal,
  declineSubcategoryProposal,
  findSubcategoryProposals,
  listSubcategoryProposals,
  type SubcategoryProposal,
  undoSortingAct,
} from '@app/contract/sorting';
import { createSubcategory, deleteSubcategory, mergeSubcategory, updateSubcategory } from '@app/contract/subcategories';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { premiumAda } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const acme = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01',
  name: 'Acme',
  type: 'company' as const,
  conversationCount: 3,
  lastConversationDate: null,
};
const interviews = { ...acme, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d02', name: 'Interviews', type: 'topic' as const };
const work: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01',
  name: 'Work',
  description: '',
  emoji: '💼',
  color: '#7a74cf',
  conversationCount: 12,
  isProtected: false,
  subcategories: [acme, interviews],
};
const letters: SubcategoryProposal = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f01',
  categoryId: work.id,
  name: 'Cover letters',
  type: 'topic',
  conversationCount: 4,
  examples: [{ conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01', title: 'Cover letter for a bakery' }],
};

async function openCategory(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp(`/categories?in=${work.id}`, options);
  await screen.findByRole('heading', { name: 'Work' });
  return app;
}

async function chooseAction(app: Awaited<ReturnType<typeof openCategory>>, name: string, item: string) {
  await app.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => {
  testServer().answer(listCategories, [work]);
  testServer().answer(getCategory, work);
  testServer().answer(listSubcategoryProposals, [letters]);
});

describe('suggested subcategories', () => {
  it('are listed below the others with their type, size and examples, and are added by one click', async () => {
    testServer().answer(acceptSubcategoryProposal, () => {
      testServer().answer(listSubcategoryProposals, []);
      return { subcategory: { ...interviews, name: 'Cover letters', categoryId: work.id }, actId: null };
    });
    const { user } = await openCategory();
    const row = within((await screen.findByText('Cover letters')).closest('li') as HTMLElement);
    expect(row.getByText('Topic')).toBeVisible();
    expect(row.getByText('4 conversations')).toBeVisible();
    expect(row.getByText('Cover letter for a bakery')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Add “Cover letters”' }));
    expect(await screen.findByText('“Cover letters” added')).toBeVisible();
    expect(testServer().requests(acceptSubcategoryProposal)[0]?.params).toEqual({ id: letters.id });
    expect(screen.queryByText('Cover letter for a bakery')).not.toBeInTheDocument();
  });

  it('pass the focus to the next one when dismissed; the last one passes it to the heading', async () => {
    const recipes = { ...letters, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f02', name: 'Recipes' };
    testServer().answer(listSubcategoryProposals, [letters, recipes]);
    testServer().answer(declineSubcategoryProposal, { success: true });
    const { user } = await openCategory();
    await user.click(await screen.findByRole('button', { name: 'Dismiss “Cover letters”' }));
    await waitFor(() => expect(screen.queryByText('Cover letters')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Dismiss “Recipes”' })).toHaveFocus();
    testServer().answer(listSubcategoryProposals, []);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Suggested subcategories' })).toHaveFocus());
  });

  it('are suggested again after Undo in the toast', async () => {
    const actId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0aa1';
    const subcategory = { ...interviews, name: 'Cover letters', categoryId: work.id };
    testServer().answer(acceptSubcategoryProposal, { subcategory, actId });
    testServer().answer(undoSortingAct, { restored: 4 });
    const { user } = await openCategory();
    await user.click(await screen.findByRole('button', { name: 'Add “Cover letters”' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(testServer().requests(undoSortingAct)[0]?.params).toEqual({ id: actId }));
    expect(await screen.findByRole('button', { name: 'Add “Cover letters”' })).toBeVisible();
  });

  it('can be dismissed, and come back when the server refuses', async () => {
    testServer().answer(declineSubcategoryProposal, new ErrorResponse('internal'));
    const { user } = await openCategory();
    await user.click(await screen.findByRole('button', { name: 'Dismiss “Cover letters”' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(await screen.findByText('Cover letter for a bakery')).toBeVisible();
  });

  it('are searched for on request', async () => {
    testServer().answer(findSubcategoryProposals, []);
    const { user } = await openCategory();
    await user.click(screen.getByRole('button', { name: 'Find topics' }));
    expect(await screen.findByText('No topics found')).toBeVisible();
  });

  it('are mentioned in a link above the conversations of the category', async () => {
    testServer().answer(listCategoryConversations, []);
    renderApp(`/categories/${work.id}`);
    expect(await screen.findByRole('link', { name: '1 suggested subcategory' })).toHaveAttribute(
      'href',
      `/categories?in=${work.id}`,
    );
  });
});

describe('a subcategory', () => {
  it('can be renamed and merged with Premium', async () => {
    testServer().answer(updateSubcategory, { ...acme, categoryId: work.id });
    testServer().answer(mergeSubcategory, { ...interviews, categoryId: work.id });
    const app = await openCategory({ as: premiumAda });
    await chooseAction(app, 'Acme', 'Edit subcategory');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await app.user.clear(name);
    await app.user.type(name, 'Acme Foods');
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(testServer().requests(updateSubcategory)[0]?.body).toEqual({ name: 'Acme Foods', type: 'company' }),
    );
    await chooseAction(app, 'Acme', 'Merge into another');
    await app.user.click(await screen.findByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Subcategories merged')).toBeVisible();
    expect(testServer().requests(mergeSubcategory)[0]).toMatchObject({
      params: { id: acme.id },
      body: { intoId: interviews.id },
    });
  });

  it('is added by hand with Premium; the free plan says that this is part of Premium', async () => {
    testServer().answer(createSubcategory, { ...acme, categoryId: work.id });
    const free = await openCategory();
    await free.user.click(screen.getByRole('button', { name: 'Add subcategory' }));
    expect(await screen.findByText('Custom categories are part of Premium.')).toBeVisible();
    free.unmount();
    const { user } = await openCategory({ as: premiumAda });
    await user.click(screen.getByRole('button', { name: 'Add subcategory' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Add subcategory' }));
    expect(dialog.getByText('Name is required')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Travel');
    await user.click(dialog.getByRole('button', { name: 'Add subcategory' }));
    expect(await screen.findByText('Subcategory added')).toBeVisible();
  });

  it('is deleted after asking, and its conversations stay', async () => {
    testServer().answer(deleteSubcategory, undefined);
    const app = await openCategory();
    await chooseAction(app, 'Acme', 'Delete subcategory');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Its 3 conversations stay in Work.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Delete subcategory' }));
    expect(await screen.findByText('Subcategory deleted')).toBeVisible();
  });
});

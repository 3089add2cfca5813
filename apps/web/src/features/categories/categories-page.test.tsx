import { screen, within } from '@testing-library/react';
import { type Category, createCategory, listCategories, updateCategory } from '@app/contract/categories';
import { getSubscription } from '@app/contract/subscription';
import { describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { premiumAda } from '#test/people.ts';
import { freeSubscription } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const work: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01',
  name: 'Work',
  description: 'Jobs and projects',
  emoji: '💼',
  color: '#7a74cf',
  conversationCount: 12,
  isProtected: false,
  subcategories: [
    {
      id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01',
      name: 'Acme',
      type: 'company',
      conversationCount: 3,
      lastConversationDate: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    },
  ],
};
const health: Category = {
  ...work,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02',
  name: 'Health',
  description: 'Sleep and wellbeing',
  emoji: '🏥',
  conversationCount: 1,
  subcategories: [],
};

async function openCategories(options: Parameters<typeof renderApp>[1] = {}) {
  testServer().answer(listCategories, [work, health]);
  const app = renderApp('/categories', options);
  await screen.findByRole('heading', { name: 'Work' });
  return app;
}

const getCard = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

describe('the categories page', () => {
  it('shows a card with emoji, name, description and counts for every category', async () => {
    await openCategories();
    const card = within(getCard('Work'));
    for (const text of ['💼', 'Jobs and projects', '12 conversations', '1 subcategory']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(within(getCard('Health')).getByText('1 conversation')).toBeVisible();
    expect(within(getCard('Health')).queryByText(/subcategor/)).not.toBeInTheDocument();
  });

  it('folds empty categories below the others, until one is searched for or added', async () => {
    const makeEmptyCategory = (number: number, name: string) => ({
      ...health,
      id: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c1${number}`,
      name,
      conversationCount: 0,
    });
    testServer().answer(listCategories, [makeEmptyCategory(1, 'Travel'), health, makeEmptyCategory(2, 'Sports'), work]);
    const { user } = renderApp('/categories', { as: premiumAda });
    await screen.findByRole('heading', { name: 'Work' });
    const listNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(listNames()).toEqual(['Work', 'Health']);
    const fold = screen.getByRole('button', { name: '2 empty categories', expanded: false });
    await user.click(fold);
    expect(listNames()).toEqual(['Work', 'Health', 'Travel', 'Sports']);
    await user.click(fold);
    await user.type(screen.getByRole('textbox', { name: 'Search categories' }), 'travel');
    expect(listNames()).toEqual(['Travel']);
    await user.clear(screen.getByRole('textbox', { name: 'Search categories' }));
    expect(listNames()).toEqual(['Work', 'Health']);
    await user.click(screen.getByRole('button', { name: 'Add Category' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: '2 empty categories', expanded: true })).toBeVisible();
  });

  it('filters the cards by name, description or subcategory', async () => {
    const { user } = await openCategories();
    const box = screen.getByRole('textbox', { name: 'Search categories' });
    await user.type(box, 'acme');
    expect(screen.queryByRole('heading', { name: 'Health' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Work' })).toBeVisible();
    await user.clear(box);
    await user.type(box, 'zebra');
    expect(screen.getByText('No categories match “zebra”')).toBeVisible();
  });

  it('drills into a category with subcategories and back', async () => {
    const app = await openCategories();
    await app.user.click(screen.getByRole('link', { name: 'Work' }));
    expect(await screen.findByRole('link', { name: 'All conversations' })).toHaveAttribute(
      'href',
      `/categories/${work.id}`,
    );
    const card = within(getCard('Acme'));
    for (const text of ['Company', '3 conversations', 'Last conversation 3 days ago']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByRole('link')).toHaveAttribute(
      'href',
      `/categories/${work.id}/subcategories/${work.subcategories[0]?.id}`,
    );
    await app.user.click(screen.getByRole('link', { name: 'Back to Categories' }));
    expect(await screen.findByRole('heading', { name: 'Health' })).toBeVisible();
  });

  it('leads from a category without subcategories straight to its conversations', async () => {
    await openCategories();
    expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('href', `/categories/${health.id}`);
  });

  it('opens a category without subcategories to add its first subcategory', async () => {
    const { user, address } = await openCategories({ as: premiumAda });
    await user.click(screen.getByRole('button', { name: 'Actions for Health' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Subcategories' }));
    expect(await screen.findByRole('button', { name: 'Add subcategory' })).toBeVisible();
    expect(address()).toBe(`/categories?in=${health.id}`);
  });

  it('leads to the importer, and greets an empty account with a drop zone', async () => {
    testServer().answer(listCategories, [{ ...health, conversationCount: 0 }]);
    renderApp('/categories');
    expect(await screen.findByRole('heading', { name: 'Import your conversations' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import Data' })).toHaveAttribute('href', '/imports');
  });

  it('shows free users what Premium adds instead of a form for a new category', async () => {
    const { user } = await openCategories();
    await user.click(screen.getByRole('button', { name: 'Add Category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Custom categories are part of Premium.' });
    expect(within(dialog).getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/profile');
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets a free user change everything but the name, and does not send the name', async () => {
    const { user } = await openCategories();
    testServer().answer(updateCategory, work);
    await user.click(screen.getByRole('button', { name: 'Actions for Work' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit category' }));
    expect(await screen.findByLabelText('Name')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Category saved')).toBeVisible();
    expect(testServer().requests(updateCategory)[0]?.body).toEqual({
      description: 'Jobs and projects',
      emoji: '💼',
      color: '#4b93a8',
    });
  });

  it('shows what is wrong with the emoji at its own field', async () => {
    const { user } = await openCategories();
    await user.click(screen.getByRole('button', { name: 'Actions for Work' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit category' }));
    await user.clear(await screen.findByLabelText('Emoji'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByLabelText('Emoji')).toHaveAccessibleDescription('Please choose an emoji.');
  });

  it('lets a Premium user add a category, and says at the field that a name is taken', async () => {
    const { user } = await openCategories({ as: premiumAda });
    testServer().answer(createCategory, new ErrorResponse('categories.name_taken'));
    await user.click(screen.getByRole('button', { name: 'Add Category' }));
    await user.click(await screen.findByRole('button', { name: 'Create category' }));
    expect(screen.getByText('Name is required')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Work');
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('There is already a category with this name.')).toBeVisible();
    testServer().answer(createCategory, work);
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Category added')).toBeVisible();
    expect(testServer().requests(createCategory).at(-1)?.body).toMatchObject({ name: 'Work' });
  });

  it('says that categories could not be loaded, and tries again', async () => {
    testServer().answer(listCategories, new ErrorResponse('internal'));
    const { user } = renderApp('/categories');
    expect(await screen.findByText('Failed to load categories. Please try again.')).toBeVisible();
    testServer().answer(listCategories, [work]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Work' })).toBeVisible();
  });
});

describe('the subscription card', () => {
  const serveUsedChats = (aiChatCount: number) =>
    testServer().answer(getSubscription, { ...freeSubscription, usage: { ...freeSubscription.usage, aiChatCount } });

  it('shows plain usage below 80 percent of the limit', async () => {
    serveUsedChats(7);
    await openCategories();
    const card = within(screen.getByRole('region', { name: 'Subscription status' }));
    expect(await card.findByText('7 of 10 AI chats used this month')).toBeVisible();
    expect(card.queryByText(/Only/)).not.toBeInTheDocument();
  });

  it('warns from 80 percent of the limit on', async () => {
    serveUsedChats(8);
    await openCategories();
    expect(await screen.findByText('Only 2 AI chats left this month')).toBeVisible();
  });

  it('says Limit reached with the limit message at the cap, and offers the upgrade', async () => {
    serveUsedChats(10);
    await openCategories();
    const card = within(screen.getByRole('region', { name: 'Subscription status' }));
    expect(await card.findByText('Limit reached')).toBeVisible();
    expect(card.getByText(/You've reached your message limit for this month\./)).toBeVisible();
    expect(card.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/profile');
  });

  it('offers no upgrade to a Premium user', async () => {
    testServer().answer(getSubscription, {
      ...freeSubscription,
      user: { subscriptionTier: 'premium_annual', currentPeriodEnd: '2027-01-02T08:00:00.000Z' },
      limits: { aiChatCount: 0 },
    });
    await openCategories({ as: premiumAda });
    expect(await screen.findByText(/Unlimited AI chats · Paid until Jan 2, 2027/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).not.toBeInTheDocument();
  });

  it('says that the status failed to load', async () => {
    testServer().answer(getSubscription, new ErrorResponse('internal'));
    await openCategories();
    expect(await screen.findByText('Failed to load subscription status')).toBeVisible();
    expect(screen.getByText('Failed to fetch subscription.')).toBeVisible();
  });
});

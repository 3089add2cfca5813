import { act, screen, waitFor, within } from '@testing-library/react';
import { type Category, getCategory, listCategories } from '@app/contract/categories';
import {
  type ConversationSummary,
  deleteConversation,
  listCategoryConversations,
  listConversations,
  listSubcategoryConversations,
  updateConversation,
} from '@app/contract/conversations';
import { listSimilarConversations } from '@app/contract/search';
import { getReviewSummary } from '@app/contract/sorting';
import { getSubcategory } from '@app/contract/subcategories';
import { restoreTrashItem } from '@app/contract/trash';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeLayout } from '#test/fake-layout.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const health: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02',
  name: 'Health',
  description: '',
  emoji: '🏥',
  color: '#d46a6a',
  conversationCount: 2,
  isProtected: false,
  subcategories: [],
};
const work: Category = { ...health, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01', name: 'Work', emoji: '💼' };
const sleep: ConversationSummary = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01',
  title: 'Sleeping better',
  createdAt: '2026-03-04T22:30:00.000Z',
  updatedAt: '2026-03-04T22:30:00.000Z',
  sentiment: 0.8,
  categoryId: health.id,
  subcategory: { id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01', name: 'Sleep' },
  source: 'chatgpt',
  isPinned: false,
  isArchived: false,
  needsReview: false,
  messageCount: 2,
  activeLeafId: null,
  preview: `User: ${'z'.repeat(194)}`,
};
const untitled: ConversationSummary = {
  ...sleep,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e02',
  title: '',
  sentiment: null,
  subcategory: null,
  preview: 'User: hello',
};
const address = `/categories/${health.id}`;

const answerList = (...conversations: ConversationSummary[]) =>
  testServer().answer(listCategoryConversations, conversations);
const getMain = () => within(screen.getByRole('main'));
const getRow = (name: string) => within(getMain().getByRole('link', { name }).closest('li') as HTMLElement);

async function openMenu(user: ReturnType<typeof renderApp>['user'], title: string, item: string) {
  await user.click(await getMain().findByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function openAt(path: string) {
  const app = renderApp(path);
  await screen.findByRole('main');
  return app;
}

beforeEach(() => {
  installFakeLayout();
  testServer().answer(listCategories, [health, work]);
  testServer().answer(getCategory, health);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the conversation list', () => {
  it('shows the title, date, sentiment, subcategory and 200 characters of preview of each conversation', async () => {
    answerList(sleep, untitled);
    await openAt(address);
    const row = getRow((await getMain().findByRole('link', { name: 'Sleeping better' })).textContent);
    expect(await row.findByText('From ChatGPT')).toBeVisible();
    for (const text of ['Mar 4', 'Positive', `${'z'.repeat(194)}…`, 'Sleep']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(getRow('Untitled Conversation').getByText('Neutral')).toBeVisible();
    expect(getMain().getByRole('heading', { name: 'Health', level: 1 })).toBeVisible();
    expect(getMain().getByText('2 conversations')).toBeVisible();
    expect(getMain().getByRole('link', { name: 'Back to Categories' })).toHaveAttribute('href', '/categories');
    expect(testServer().requests(listCategoryConversations)[0]?.query).toEqual({ limit: 50 });
  });

  it('marks the start of a conversation that was continued on another day', async () => {
    answerList({ ...sleep, updatedAt: '2026-03-09T10:00:00.000Z' });
    await openAt(address);
    const row = getRow((await getMain().findByRole('link', { name: 'Sleeping better' })).textContent);
    expect(row.getByText('since Mar 4')).toBeVisible();
  });

  it('marks an unsure conversation, but in Other says once how many there are', async () => {
    testServer().answer(getReviewSummary, { count: 9, guesses: [] });
    answerList({ ...sleep, needsReview: true });
    const app = await openAt(address);
    expect(await getMain().findByText('Unsure')).toBeInTheDocument();
    expect(getMain().queryByRole('link', { name: 'Review 9 unsure' })).toBeNull();
    app.unmount();
    testServer().answer(listCategories, [{ ...health, name: 'Other', isProtected: true }]);
    await openAt(address);
    expect(await getMain().findByRole('link', { name: 'Review 9 unsure' })).toHaveAttribute('href', '/review');
    expect(await getMain().findByRole('link', { name: 'Sleeping better' })).toBeVisible();
    expect(getMain().queryByText('Unsure')).toBeNull();
  });

  it('shows the same list at /conversations/{categoryId}', async () => {
    answerList(sleep);
    await openAt(`/conversations/${health.id}`);
    expect(await getMain().findByRole('link', { name: 'Sleeping better' })).toHaveAttribute(
      'href',
      `/conversation-chat/${sleep.id}`,
    );
  });

  it('loads a subcategory and shows its name as the heading', async () => {
    const id = sleep.subcategory?.id ?? '';
    testServer().answer(listSubcategoryConversations, [sleep]);
    testServer().answer(getSubcategory, {
      id,
      name: 'Sleep',
      type: 'topic',
      conversationCount: 1,
      lastConversationDate: null,
      categoryId: health.id,
    });
    await openAt(`${address}/subcategories/${id}`);
    expect(await getMain().findByRole('link', { name: 'Sleeping better' })).toBeVisible();
    expect(await getMain().findByRole('heading', { name: 'Sleep', level: 1 })).toBeVisible();
  });

  it('searches on the server while typing and keeps the words in the address', async () => {
    testServer().answer(listCategoryConversations, ({ query }) => (query.q === 'nap' ? [] : [sleep]));
    const app = await openAt(address);
    await getMain().findByRole('link', { name: 'Sleeping better' });
    await app.user.type(screen.getByRole('textbox', { name: 'Search conversations' }), 'nap');
    expect(await getMain().findByText('No conversations found matching the search')).toBeVisible();
    await waitFor(() => expect(app.address()).toBe(`${address}?q=nap`));
    await app.user.click(getMain().getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    expect(await getMain().findByRole('link', { name: 'Sleeping better' })).toBeVisible();
    await waitFor(() => expect(app.address()).toBe(address));
  });

  it('starts with the search words of the address', async () => {
    answerList(sleep);
    await openAt(`${address}?q=better`);
    await getMain().findByRole('link', { name: 'Sleeping better' });
    expect(screen.getByRole('textbox', { name: 'Search conversations' })).toHaveValue('better');
    expect(testServer().requests(listCategoryConversations)[0]?.query).toEqual({ limit: 50, q: 'better' });
    expect(getMain().getByText('1 conversation found')).toBeVisible();
  });

  it('takes its filters from the new address when a link leads to the same list', async () => {
    const subcategory = {
      id: sleep.id,
      name: 'Sleep',
      type: 'topic' as const,
      conversationCount: 1,
      lastConversationDate: null,
    };
    testServer().answer(listCategories, [{ ...health, subcategories: [subcategory] }, work]);
    answerList(sleep);
    const app = await openAt(`${address}?q=better&archived=true`);
    await app.user.click(await getMain().findByRole('link', { name: /^All/ }));
    await waitFor(() => expect(testServer().requests(listCategoryConversations).at(-1)?.query).toEqual({ limit: 50 }));
    expect(screen.getByRole('textbox', { name: 'Search conversations' })).toHaveValue('');
    expect(getMain().getByRole('button', { name: /Archived/ })).toHaveAttribute('aria-pressed', 'false');
    expect(app.address()).toBe(address);
  });

  it('loads pages by the cursor of the Link header, and renders only the rows in view', async () => {
    const makePage = (from: number) =>
      Array.from({ length: 50 }, (_, index) => ({
        ...sleep,
        id: sleep.id.replace('0e01', String(1000 + from + index)),
        title: `Night ${from + index}`,
      }));
    testServer().answer(listCategoryConversations, ({ query }) =>
      Response.json(query.cursor === undefined ? makePage(1) : makePage(51), {
        headers: query.cursor === undefined ? { Link: '</api/conversations?cursor=next>; rel="next"' } : {},
      }),
    );
    let reachEnd = () => undefined as void;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: object[]) => void) {
          reachEnd = () => notify([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    await openAt(address);
    expect(await getMain().findByRole('link', { name: 'Night 1' })).toBeVisible();
    expect(getMain().getAllByRole('link', { name: /^Night/ }).length).toBeLessThan(25);
    act(() => reachEnd());
    expect(await getMain().findByText('100 conversations')).toBeVisible();
    expect(testServer().requests(listCategoryConversations)[1]?.query).toEqual({ limit: 50, cursor: 'next' });
    expect(getMain().getAllByRole('link', { name: /^Night/ }).length).toBeLessThan(25);
  });

  it('says that the category is empty', async () => {
    answerList();
    await openAt(address);
    expect(await getMain().findByText('No conversations in this category yet')).toBeVisible();
  });

  it('says that loading failed, and tries again', async () => {
    testServer().answer(listCategoryConversations, new ErrorResponse('internal'));
    const { user } = await openAt(address);
    expect(await getMain().findByText('Failed to load conversations. Please try again.')).toBeVisible();
    answerList(sleep);
    await user.click(getMain().getByRole('button', { name: 'Try again' }));
    expect(await getMain().findByRole('link', { name: 'Sleeping better' })).toBeVisible();
  });

  it('says that a category does not exist, without offering to try again', async () => {
    testServer().answer(getCategory, new ErrorResponse('categories.not_found'));
    testServer().answer(listCategoryConversations, new ErrorResponse('categories.not_found'));
    await openAt(address);
    expect(await getMain().findByText('This category does not exist.')).toBeVisible();
    expect(getMain().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('deletes at once and offers an undo that restores', async () => {
    answerList(sleep, untitled);
    testServer().answer(deleteConversation, () => {
      answerList(untitled);
      return undefined;
    });
    testServer().answer(restoreTrashItem, () => {
      answerList(sleep, untitled);
      return undefined;
    });
    const { user } = await openAt(address);
    await openMenu(user, 'Sleeping better', 'Delete');
    expect(await screen.findByText('Conversation deleted')).toBeVisible();
    expect(getMain().queryByRole('link', { name: 'Sleeping better' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await getMain().findByRole('link', { name: 'Sleeping better' })).toBeVisible();
    expect(testServer().requests(restoreTrashItem)[0]?.params).toEqual({ type: 'conversation', id: sleep.id });
  });

  it('puts a conversation back in the list when the server refuses to delete it', async () => {
    answerList(sleep);
    testServer().answer(deleteConversation, new ErrorResponse('internal'));
    const { user } = await openAt(address);
    await openMenu(user, 'Sleeping better', 'Delete');
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
    expect(await getMain().findByRole('link', { name: 'Sleeping better' })).toBeVisible();
  });

  it('moves a conversation, and an undo moves it back to where it was', async () => {
    answerList(sleep);
    testServer().answer(updateConversation, sleep);
    const { user } = await openAt(address);
    await openMenu(user, 'Sleeping better', 'Move to category');
    await user.selectOptions(await screen.findByLabelText('Category'), '💼 Work');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Moved to Work')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(testServer().requests(updateConversation)).toHaveLength(2));
    const [there, back] = testServer().requests(updateConversation);
    expect(there?.body).toEqual({ categoryId: work.id, subcategoryId: null });
    expect(back?.body).toEqual({ categoryId: health.id, subcategoryId: sleep.subcategory?.id });
  });

  it('renames, pins and archives', async () => {
    answerList(sleep);
    testServer().answer(updateConversation, sleep);
    const { user } = await openAt(address);
    await openMenu(user, 'Sleeping better', 'Rename');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(title, '  Rest {Enter}');
    await openMenu(user, 'Sleeping better', 'Pin');
    await openMenu(user, 'Sleeping better', 'Archive');
    expect(await screen.findByText('Conversation archived')).toBeVisible();
    expect(
      testServer()
        .requests(updateConversation)
        .map(({ body }) => body),
    ).toEqual([{ title: 'Rest' }, { isPinned: true }, { isArchived: true }]);
  });

  it('leads from a conversation to similar ones', async () => {
    answerList(sleep);
    testServer().answer(listSimilarConversations, []);
    const { user } = await openAt(address);
    await openMenu(user, 'Sleeping better', 'More like this');
    expect(await screen.findByRole('heading', { name: 'Conversations like Sleeping better' })).toBeVisible();
    expect(screen.getByText('No similar conversations')).toBeVisible();
  });
});

describe('the sidebar', () => {
  it('lists pinned conversations first, then the others by date', async () => {
    answerList();
    testServer().answer(listConversations, ({ query }) =>
      query.pinned === true ? [{ ...sleep, isPinned: true }] : [untitled],
    );
    await openAt(address);
    const pinned = within(await screen.findByRole('list', { name: 'Pinned' }));
    expect(pinned.getByRole('link', { name: 'Sleeping better' })).toHaveAttribute(
      'href',
      `/conversation-chat/${sleep.id}`,
    );
    const march = within(screen.getByRole('list', { name: 'March' }));
    expect(march.getByRole('link', { name: 'Untitled Conversation' })).toBeVisible();
  });

  it('loads more conversations at the end of its list', async () => {
    testServer().answer(listConversations, ({ query }) => {
      if (query.pinned === true) return [];
      if (query.cursor !== undefined)
        return [{ ...untitled, title: 'An older one', updatedAt: '2025-02-01T09:00:00.000Z' }];
      return Response.json([sleep], { headers: { Link: '</api/conversations?cursor=older>; rel="next"' } });
    });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #notify: (entries: object[]) => void;
        constructor(notify: (entries: object[]) => void) {
          this.#notify = notify;
        }
        observe() {
          queueMicrotask(() => this.#notify([{ isIntersecting: true }]));
        }
        disconnect() {}
      },
    );
    renderApp('/goals');
    const february = within(await screen.findByRole('list', { name: 'February 2025' }));
    expect(february.getByRole('link', { name: 'An older one' })).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'March' })).getByRole('link', { name: 'Sleeping better' }),
    ).toBeVisible();
  });
});

import { changeConversations } from '@app/contract/bulk-acts';
import { type Category, getCategory, listCategories } from '@app/contract/categories';
import { type ConversationSummary, listCategoryConversations, updateConversation } from '@app/contract/conversations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeLayout } from '#test/fake-layout.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const health: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02',
  name: 'Health',
  description: '',
  emoji: '🏥',
  color: '#d46a6a',
  conversationCount: 4,
  isProtected: false,
  subcategories: [],
};
const makeConversation = (number: number): ConversationSummary => ({
  id: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e0${number}`,
  title: `Talk ${number}`,
  createdAt: '2025-03-04T22:30:00.000Z',
  updatedAt: number < 3 ? '2025-03-04T22:30:00.000Z' : '2025-01-09T22:30:00.000Z',
  sentiment: 0.5,
  categoryId: health.id,
  subcategory: null,
  source: 'chat',
  isPinned: false,
  isArchived: false,
  needsReview: false,
  messageCount: 2,
  activeLeafId: null,
  preview: 'User: hello',
});
const conversations = [1, 2, 3, 4].map(makeConversation);
let listed: ConversationSummary[];

beforeEach(() => {
  installFakeLayout();
  listed = conversations;
  testServer().answer(listCategories, [health]);
  testServer().answer(getCategory, health);
  testServer().answer(listCategoryConversations, () => listed);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openList() {
  const app = renderApp(`/categories/${health.id}`);
  await screen.findByRole('link', { name: 'Talk 1' });
  return app;
}
const getRow = (number: number) => screen.getByRole('link', { name: `Talk ${number}` });
const listSelected = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((checkbox) => checkbox.getAttribute('aria-label'));

describe('a list of conversations', () => {
  it('J and K, pressed anywhere on the screen, move the focus from row to row', async () => {
    const { user } = await openList();
    await user.keyboard('j');
    expect(getRow(1)).toHaveFocus();
    await user.keyboard('jj');
    expect(getRow(3)).toHaveFocus();
    await user.keyboard('k');
    expect(getRow(2)).toHaveFocus();
    await user.keyboard('{ArrowDown}{End}');
    expect(getRow(4)).toHaveFocus();
  });

  it('letters typed in a field are not shortcuts', async () => {
    const { user } = await openList();
    const search = screen.getByRole('textbox', { name: 'Search conversations' });
    await user.type(search, 'jx');
    expect(search).toHaveValue('jx');
    expect(search).toHaveFocus();
  });

  it('E archives the row, and the next one has the focus', async () => {
    testServer().answer(updateConversation, () => {
      listed = conversations.slice(1);
      return makeConversation(1);
    });
    const { user } = await openList();
    await user.keyboard('je');
    expect(await screen.findByText('Conversation archived')).toBeVisible();
    expect(testServer().requests(updateConversation)[0]?.body).toEqual({ isArchived: true });
    await waitFor(() => expect(getRow(2)).toHaveFocus());
  });

  it('E does nothing before a row has the focus', async () => {
    const { user } = await openList();
    await user.keyboard('e');
    expect(testServer().requests(updateConversation)).toHaveLength(0);
  });

  it('X and then Shift with an arrow select a range, which E archives as a whole', async () => {
    testServer().answer(changeConversations, { actId: null, changed: 0 });
    const { user } = await openList();
    await user.keyboard('jx{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(listSelected()).toEqual(['Select Talk 1', 'Select Talk 2', 'Select Talk 3']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(listSelected()).toEqual(['Select Talk 1', 'Select Talk 2']);
    await user.keyboard('e');
    await waitFor(() => expect(testServer().requests(changeConversations)).toHaveLength(1));
    expect(testServer().requests(changeConversations)[0]?.body).toEqual({
      ids: conversations.slice(0, 2).map(({ id }) => id),
      kind: 'archive',
    });
  });

  it('Escape leaves the selection, then the list', async () => {
    const { user } = await openList();
    await user.keyboard('jx');
    expect(screen.getByRole('toolbar', { name: 'Selected conversations' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(getRow(1)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(document.body).toHaveFocus();
  });

  it('Shift and a click select the rows from the active one to the clicked one, and no text', async () => {
    const { user, address } = await openList();
    await user.keyboard('j');
    const isAllowed = fireEvent.mouseDown(getRow(3), { shiftKey: true });
    expect(isAllowed).toBe(false);
    fireEvent.click(getRow(3), { shiftKey: true });
    expect(listSelected()).toEqual(['Select Talk 1', 'Select Talk 2', 'Select Talk 3']);
    expect(address()).toBe(`/categories/${health.id}`);
  });

  it('lists conversations under the month of their last message, with the number of conversations', async () => {
    await openList();
    const headings = screen.getByRole('region', { name: 'Conversations by date' });
    const march = within(headings).getByRole('heading', { name: 'March 2025', level: 2 });
    // The month, followed by the number 2.
    expect(march.parentElement).toHaveTextContent('March 20252');
    expect(within(headings).getByRole('heading', { name: 'January 2025', level: 2 })).toBeVisible();
  });
});

describe('swiping a row', () => {
  const touch = { pointerType: 'touch', isPrimary: true, pointerId: 7, clientY: 10 };
  const swipe = (element: HTMLElement, distance: number) => {
    // The test environment has no pointers to capture.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    fireEvent.pointerDown(element, { ...touch, clientX: 300 });
    fireEvent.pointerMove(element, { ...touch, clientX: 280 });
    fireEvent.pointerMove(element, { ...touch, clientX: 300 - distance });
    fireEvent.pointerUp(element, { ...touch, clientX: 300 - distance });
  };

  it('far enough to the left archives the conversation, with an undo', async () => {
    testServer().answer(updateConversation, makeConversation(2));
    await openList();
    swipe(getRow(2), 40);
    expect(testServer().requests(updateConversation)).toHaveLength(0);
    swipe(getRow(2), 120);
    expect(await screen.findByText('Conversation archived')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(testServer().requests(updateConversation)).toHaveLength(1);
  });

  it('inside an element that scrolls sideways scrolls that element', async () => {
    await openList();
    const inner = getRow(2);
    Object.defineProperty(inner, 'scrollWidth', { value: 500 });
    inner.style.overflowX = 'auto';
    swipe(inner, 120);
    expect(testServer().requests(updateConversation)).toHaveLength(0);
  });
});

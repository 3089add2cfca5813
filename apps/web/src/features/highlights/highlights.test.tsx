import '#test/ready-markdown.ts';
import { getConversation } from '@app/contract/conversations';
import {
  createHighlight,
  deleteHighlight,
  findHighlights,
  type Highlight,
  listHighlights,
  updateHighlight,
} from '@app/contract/highlights';
import { createCard, getLearning } from '@app/contract/learning';
import { createDeck } from '@app/contract/learning-decks';
import { searchConversations } from '@app/contract/search';
import { createTask } from '@app/contract/tasks';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { emptyConversation } from '#test/empty-conversation.ts';

const id = '00000000-0000-4000-8000-0000000000c1';
const messageId = '00000000-0000-4000-8000-0000000000b1';
const highlight: Highlight = {
  id: '00000000-0000-4000-8000-0000000000d1',
  conversationId: id,
  messageId,
  quote: 'air scatters',
  prefix: 'because ',
  suffix: ' light',
  note: '',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const message = {
  id: messageId,
  parentId: null,
  role: 'assistant' as const,
  content: 'Blue because **air** scatters light.',
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'complete' as const,
};

const measure = Range.prototype.getBoundingClientRect;
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 50, 20);
});
afterAll(() => {
  Range.prototype.getBoundingClientRect = measure;
});

async function openPage(highlights: Highlight[] = []) {
  testServer().answer(getConversation, {
    ...emptyConversation(id, { id, name: 'Other' }),
    messages: [message],
    activeLeafId: messageId,
  });
  testServer().answer(listHighlights, highlights);
  const app = renderApp(`/conversation-chat/${id}`);
  await screen.findByText(/scatters light/);
  return app;
}

/** Selects 'air scatters' and releases the pointer. */
async function selectPassage() {
  const strong = screen.getByText('air');
  const range = document.createRange();
  range.setStart(strong.firstChild as Text, 0);
  range.setEnd(strong.nextSibling as Text, ' scatters'.length);
  await waitFor(() => {
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
    document.dispatchEvent(new Event('pointerup'));
    expect(screen.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  });
  return within(screen.getByRole('toolbar', { name: 'Selected text' }));
}

describe('a passage that is selected', () => {
  it('is quoted into the input', async () => {
    const { user } = await openPage();
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'About this:');
    await user.click((await selectPassage()).getByRole('button', { name: 'Quote' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('About this:\n\n> air scatters\n\n');
    expect(screen.queryByRole('toolbar', { name: 'Selected text' })).not.toBeInTheDocument();
  });

  it('shows the bar even if no pointer was released, as after a long press, and again after scrolling', async () => {
    await openPage();
    await selectPassage();
    const bar = screen.getByRole('toolbar', { name: 'Selected text' });
    document.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(await screen.findByRole('toolbar', { name: 'Selected text' })).toBeVisible();
    window.getSelection()?.removeAllRanges();
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected text' })).not.toBeInTheDocument());
    const range = document.createRange();
    range.selectNodeContents(screen.getByText('air'));
    window.getSelection()?.addRange(range);
    expect(await screen.findByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  });

  it('is kept as a highlight, with the text around it', async () => {
    const { user } = await openPage();
    testServer().answer(createHighlight, highlight);
    await user.click((await selectPassage()).getByRole('button', { name: 'Highlight' }));
    expect(await screen.findByText('Highlighted')).toBeVisible();
    expect(testServer().requests(createHighlight)[0]?.body).toEqual({
      messageId,
      quote: 'air scatters',
      prefix: 'Blue because ',
      suffix: ' light.',
      note: '',
    });
  });
});

describe('the highlights of a conversation', () => {
  async function openList() {
    const app = await openPage([highlight]);
    await app.user.click(await screen.findByRole('button', { name: '1 highlight' }));
    return { ...app, list: within(await screen.findByRole('dialog', { name: 'Highlights' })) };
  }

  it('are listed and get notes; a failed removal is reported', async () => {
    const { user, list } = await openList();
    testServer().answer(updateHighlight, { ...highlight, note: 'For physics' });
    await user.click(list.getByRole('button', { name: 'Add a note' }));
    await user.type(list.getByRole('textbox', { name: 'Note' }), 'For physics');
    await user.click(list.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(testServer().requests(updateHighlight)[0]?.body).toEqual({ note: 'For physics' }));
    testServer().answer(deleteHighlight, new ErrorResponse('internal'));
    await user.click(list.getByRole('button', { name: 'Remove highlight' }));
    expect(await screen.findByText(/could not be removed/)).toBeVisible();
  });

  it('become cards of a separate deck', async () => {
    const { user, list } = await openList();
    const deck = { ...makeEmptyDeck(), name: 'Highlights' };
    testServer().answer(createDeck, deck);
    testServer().answer(createCard, new ErrorResponse('learning.too_many'));
    await user.click(list.getByRole('button', { name: 'Make a card' }));
    await user.type(list.getByRole('textbox', { name: 'Front of the card' }), 'Why is the sky blue?');
    await user.click(list.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(testServer().requests(createCard)).toHaveLength(1));
    expect(testServer().requests(createDeck)[0]?.body).toEqual({ name: 'Highlights' });
    expect(testServer().requests(createCard)[0]?.body).toEqual({
      deckId: deck.id,
      front: 'Why is the sky blue?',
      back: 'air scatters',
    });
    expect(testServer().requests(getLearning)).toHaveLength(1);
  });

  it('become tasks; a failure is reported', async () => {
    const { user, list } = await openList();
    testServer().answer(createTask, new ErrorResponse('internal'));
    await user.click(list.getByRole('button', { name: 'Make a task' }));
    await waitFor(() => expect(testServer().requests(createTask)[0]?.body).toEqual({ title: 'air scatters' }));
    expect(await screen.findByText(/could not be added/)).toBeVisible();
  });
});

it('a search shows the highlights with its words above the results', async () => {
  testServer().answer(findHighlights, [{ ...highlight, note: 'For physics', title: 'The sky' }]);
  testServer().answer(searchConversations, []);
  renderApp('/search?q=physics');
  const found = within(await screen.findByRole('region', { name: 'In your highlights' }));
  expect(found.getByRole('link')).toHaveAttribute('href', `/conversation-chat/${id}?message=${messageId}`);
  expect(found.getByText('For physics')).toBeVisible();
});

function makeEmptyDeck() {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    isTopic: false,
    isSubject: false,
    category: null,
    cardCount: 0,
    dueCount: 0,
    newCount: 0,
    knownCount: 0,
    proposalCount: 0,
    noteCount: 0,
  };
}

import '#test/ready-markdown.ts';
import { getConversation } from '@app/contract/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { installFakeLayout } from '#test/fake-layout.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { conversationId } from './testing/scripted-transport.ts';
import { storedMessage } from './testing/stored-message.ts';

const makeId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** Opens a conversation with this many messages. The outline shows their questions as 'Question 0', 'Question 2' … */
function open(messageCount: number) {
  const messages = Array.from({ length: messageCount }, (_, at) =>
    at % 2 === 0
      ? storedMessage(makeId(at), at === 0 ? null : makeId(at - 1), 'user', `## Question\n ${at}`)
      : storedMessage(makeId(at), makeId(at - 1), 'assistant', `Reply ${at}`),
  );
  const activeLeafId = makeId(messageCount - 1);
  testServer().answer(getConversation, conversation(conversationId, { messages, activeLeafId, messageCount }));
  return renderApp(`/conversation-chat/${conversationId}`);
}

const findOutline = async () =>
  within(await screen.findByRole('navigation', { name: 'Questions in this conversation' }));

afterEach(() => {
  setViewportWidth(1280);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the outline of a conversation', () => {
  it('from 1300 px is a column of questions, which open their messages', async () => {
    setViewportWidth(1300);
    const { user } = open(6);
    const buttons = (await findOutline()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Question 0', 'Question 2', 'Question 4']);
    await user.click((await findOutline()).getByRole('button', { name: 'Question 2' }));
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'You' })[1]).toHaveFocus());
    await waitFor(async () =>
      expect((await findOutline()).getByRole('button', { current: true })).toHaveTextContent('Question 2'),
    );
  });

  it('is one stop of the Tab key, and the arrow keys go from question to question', async () => {
    setViewportWidth(1300);
    const { user } = open(6);
    const [first, second] = (await findOutline()).getAllByRole('button');
    expect((await findOutline()).getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    first?.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'You' })[1]).toHaveFocus());
  });

  it('below 1300 px is behind a button with the number of questions', async () => {
    const { user } = open(6);
    await user.click(await screen.findByRole('button', { name: '3 questions' }));
    await user.click((await findOutline()).getByRole('button', { name: 'Question 4' }));
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'You' })[2]).toHaveFocus());
    expect(screen.queryByRole('navigation', { name: 'Questions in this conversation' })).toBeNull();
  });

  it('is absent for a single question', async () => {
    open(2);
    expect(await screen.findByText('Reply 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 question' })).toBeNull();
  });

  it('of 5,000 messages renders only the questions in view', async () => {
    installFakeLayout();
    setViewportWidth(1300);
    open(5000);
    expect(await screen.findByRole('heading', { name: '2,500 questions' })).toBeVisible();
    const shown = (await findOutline()).getAllByRole('button');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(100);
  });
});

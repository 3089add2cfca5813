import '#test/ready-markdown.ts';
import { getConversation } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freeSubscription } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { storedMessage } from './testing/stored-message.ts';
import { conversationId } from './testing/scripted-transport.ts';

it('a user message is plain text with its line breaks', async () => {
  const text = 'First **line**\n\n  <b>second</b> line';
  const question = storedMessage('00000000-0000-4000-8000-000000000001', null, 'user', text);
  const reply = storedMessage('00000000-0000-4000-8000-000000000002', question.id, 'assistant', 'Seen.');
  testServer().answer(
    getConversation,
    conversation(conversationId, { messages: [question, reply], activeLeafId: reply.id }),
  );
  renderApp(`/conversation-chat/${conversationId}`);
  const shown = await screen.findByText((_, element) => element?.textContent === text && element.children.length === 0);
  expect(shown).toHaveClass('whitespace-pre-wrap');
});

it('the conversation chat is locked at the monthly cap, as the chat screen is', async () => {
  testServer().answer(getConversation, conversation(conversationId));
  testServer().answer(getSubscriptionStatus, {
    ...freeSubscription,
    usage: { ...freeSubscription.usage, aiChatCount: 10 },
  });
  renderApp(`/conversation-chat/${conversationId}`);
  expect(await screen.findByText("You've reached your message limit for this month.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/profile');
  const input = screen.getByRole('textbox', { name: 'Message' });
  expect(input).toBeDisabled();
  expect(input).toHaveAttribute('placeholder', 'Upgrade to continue chatting...');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
});

import '#test/ready-markdown.ts';
import { getConversation } from '@app/contract/conversations';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { storedMessage } from './testing/stored-message.ts';
import { conversationId } from './testing/scripted-transport.ts';

const makeId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const question = storedMessage(makeId(1), null, 'user', 'Which flour for bread?');
const first = storedMessage(makeId(2), question.id, 'assistant', 'Rye, if it may be dark.');
const second = storedMessage(makeId(3), question.id, 'assistant', 'Wheat of type 550.');
const further = storedMessage(makeId(4), first.id, 'user', 'And how much water?');

/** The text of the focused message. Read each time, because rendering the Markdown replaces the nodes. */
async function readFocusedText(): Promise<string | null> {
  await waitFor(() => expect(document.querySelector('[data-target]')).toHaveFocus());
  return document.activeElement?.textContent ?? null;
}

function openPage(messageId: string): void {
  const messages = [question, first, second, further];
  testServer().answer(getConversation, conversation(conversationId, { messages, activeLeafId: second.id }));
  renderApp(`/conversation-chat/${conversationId}?message=${messageId}`);
}

it('the message named by the address gets the focus', async () => {
  openPage(second.id);
  expect(await readFocusedText()).toContain('Wheat of type 550.');
});

it('a message on another branch is shown with its branch', async () => {
  openPage(first.id);
  expect(await readFocusedText()).toContain('Rye, if it may be dark.');
  expect(screen.getByText('And how much water?')).toBeVisible();
  expect(screen.queryByText('Wheat of type 550.')).toBeNull();
});

it('a missing message leaves the conversation unchanged', async () => {
  openPage(makeId(99));
  expect(await screen.findByText('Wheat of type 550.')).toBeVisible();
  expect(document.querySelector('[data-target]')).toBeNull();
});

import '#test/ready-markdown.ts';
import { getConversation } from '@app/contract/conversations';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { said } from './testing/said.ts';
import { conversationId } from './testing/scripted-transport.ts';

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const question = said(id(1), null, 'user', 'Which flour for bread?');
const first = said(id(2), question.id, 'assistant', 'Rye, if it may be dark.');
const second = said(id(3), question.id, 'assistant', 'Wheat of type 550.');
const further = said(id(4), first.id, 'user', 'And how much water?');

/** The words of the message that has the focus. They are read anew: what is shown changes when its formatting arrives. */
async function focusedText(): Promise<string | null> {
  await waitFor(() => expect(document.querySelector('[data-sought]')).toHaveFocus());
  return document.activeElement?.textContent ?? null;
}

function open(messageId: string): void {
  const messages = [question, first, second, further];
  testServer().answer(getConversation, conversation(conversationId, { messages, activeLeafId: second.id }));
  renderApp(`/conversation-chat/${conversationId}?message=${messageId}`);
}

it('the message of the address is where the keyboard goes on', async () => {
  open(second.id);
  expect(await focusedText()).toContain('Wheat of type 550.');
});

it('a message on another branch is shown, with the branch it is on', async () => {
  open(first.id);
  expect(await focusedText()).toContain('Rye, if it may be dark.');
  expect(screen.getByText('And how much water?')).toBeVisible();
  expect(screen.queryByText('Wheat of type 550.')).toBeNull();
});

it('a message that is gone leaves the conversation as it was', async () => {
  open(id(99));
  expect(await screen.findByText('Wheat of type 550.')).toBeVisible();
  expect(document.querySelector('[data-sought]')).toBeNull();
});

import '#test/ready-markdown.ts';
import { getConversation, type Message } from '@app/contract/conversations';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { installFakeLayout } from '#test/fake-layout.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { storedMessage } from './testing/stored-message.ts';
import { conversationId } from './testing/scripted-transport.ts';

const makeId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answerThousandMessages(): void {
  installFakeLayout();
  const messages = Array.from({ length: 1000 }, (_, at): Message =>
    storedMessage(makeId(at), at === 0 ? null : makeId(at - 1), at % 2 === 0 ? 'user' : 'assistant', `Message ${at}`),
  );
  testServer().answer(
    getConversation,
    conversation(conversationId, { messages, activeLeafId: makeId(999), messageCount: 1000 }),
  );
}

it('a conversation of 1000 messages renders only the rows in view', async () => {
  answerThousandMessages();
  renderApp(`/conversation-chat/${conversationId}`);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('article').length).toBeLessThan(100);
});

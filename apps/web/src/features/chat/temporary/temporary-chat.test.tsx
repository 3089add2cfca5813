import '#test/ready-markdown.ts';
import { sendChat } from '@app/contract/chat';
import { keepChat } from '@app/contract/kept-chats';
import type { ChatStreamEvent } from '@app/contract/chat-stream';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ada } from '#test/people.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { completed, delta, questionId, replyId, started } from '../testing/scripted-transport.ts';
import { discardTemporaryChat } from './temporary-store.ts';

const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const begun: ChatStreamEvent = { ...started, conversationId: null } as ChatStreamEvent;
const makeCompleted = (text: string): ChatStreamEvent =>
  ({ ...completed(text), conversationId: null, model: 'fake-1' }) as ChatStreamEvent;

/** Whether closing the tab would ask first. */
function warnsBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

async function sendTemporaryMessage() {
  const stream = testServer().stream(sendChat);
  const app = renderApp('/chat/temporary');
  await app.user.type(await findInput(), 'Why is the sky blue?{Enter}');
  stream.send(begun, delta('It scatters'), makeCompleted('It scatters light.'));
  stream.end();
  await screen.findByText('It scatters light.');
  return app;
}

afterEach(() => {
  discardTemporaryChat();
  window.sessionStorage.clear();
});

describe('the temporary chat', () => {
  it('is reached from an empty chat and says plainly that nothing is saved', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Temporary chat' }));
    expect(await screen.findByRole('heading', { name: 'Temporary chat' })).toBeVisible();
    expect(screen.getByText(/This chat is not stored, sorted or remembered/)).toBeVisible();
    expect(warnsBeforeLeaving()).toBe(false);
  });

  it('sends its own turns with each question and stores neither draft nor conversation in the browser', async () => {
    const { user } = await sendTemporaryMessage();
    expect(await screen.findByText('Not saved')).toBeVisible();
    const stream = testServer().stream(sendChat);
    await user.type(await findInput(), 'And red');
    expect(window.localStorage.getItem(`chat_draft_${ada.id}`)).toBeNull();
    await user.type(await findInput(), ' at dusk?{Enter}');
    const ids = {
      messageId: '00000000-0000-4000-8000-0000000000b2',
      userMessageId: '00000000-0000-4000-8000-0000000000a2',
    };
    stream.send({ ...begun, ...ids });
    const [first, second] = await waitFor(() => {
      const sent = testServer().requests(sendChat);
      expect(sent).toHaveLength(2);
      return sent;
    });
    expect(first?.body).toMatchObject({ temporary: true, chatHistory: [] });
    expect(first?.body).not.toHaveProperty('conversationId');
    expect(second?.body).toMatchObject({
      temporary: true,
      chatHistory: [
        { role: 'user', content: 'Why is the sky blue?' },
        { role: 'assistant', content: 'It scatters light.' },
      ],
    });
    expect(window.sessionStorage.getItem(`open_chat_${ada.id}`)).toBeNull();
    stream.send({ ...makeCompleted('Longer path.'), messageId: ids.messageId } as ChatStreamEvent);
    stream.end();
    expect(await screen.findByText('Longer path.')).toBeVisible();
  });

  it('regenerates a reply from the turns before the question, as another version', async () => {
    const { user } = await sendTemporaryMessage();
    const stream = testServer().stream(sendChat);
    await user.click(screen.getByRole('button', { name: 'Regenerate reply' }));
    const other = '00000000-0000-4000-8000-0000000000b3';
    stream.send(
      { ...begun, messageId: other } as ChatStreamEvent,
      { ...makeCompleted('Rayleigh.'), messageId: other } as ChatStreamEvent,
    );
    stream.end();
    expect(await screen.findByText('Rayleigh.')).toBeVisible();
    expect(testServer().requests(sendChat)[1]?.body).toMatchObject({
      message: 'Why is the sky blue?',
      chatHistory: [],
    });
    expect(await screen.findByText('2/2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous version' }));
    expect(await screen.findByText('It scatters light.')).toBeVisible();
  });

  it('continues a reply that was cut off, as another version', async () => {
    const cut = testServer().stream(sendChat);
    const { user } = renderApp('/chat/temporary');
    await user.type(await findInput(), 'Why is the sky blue?{Enter}');
    cut.send(begun, { ...makeCompleted('It scat'), interrupted: true } as ChatStreamEvent);
    cut.end();
    const stream = testServer().stream(sendChat);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const other = '00000000-0000-4000-8000-0000000000b3';
    stream.send(
      { ...begun, messageId: other } as ChatStreamEvent,
      { ...makeCompleted('It scatters light.'), messageId: other } as ChatStreamEvent,
    );
    stream.end();
    expect(await screen.findByText('It scatters light.')).toBeVisible();
    expect(testServer().requests(sendChat)[1]?.body).toMatchObject({
      temporary: true,
      continueReply: true,
      chatHistory: [
        { role: 'user', content: 'Why is the sky blue?' },
        { role: 'assistant', content: 'It scat' },
      ],
    });
    expect(await screen.findByText('2/2')).toBeVisible();
  });

  it('warns before the tab is closed while something would be lost, and stays when other screens are opened', async () => {
    const { user } = await sendTemporaryMessage();
    expect(warnsBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'New chat' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
    expect(warnsBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Temporary chat' }));
    expect(await screen.findByText('It scatters light.')).toBeVisible();
  });

  it('is discarded after a confirmation', async () => {
    const { user } = await sendTemporaryMessage();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('It scatters light.')).not.toBeInTheDocument());
    expect(warnsBeforeLeaving()).toBe(false);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  });

  it('is gone after signing out', async () => {
    await sendTemporaryMessage();
    window.dispatchEvent(new Event('signedOut'));
    await waitFor(() => expect(screen.queryByText('It scatters light.')).not.toBeInTheDocument());
    expect(warnsBeforeLeaving()).toBe(false);
  });

  it('is kept with its turns, times and models, and has the same id when Keep is tried again', async () => {
    let attempts = 0;
    testServer().answer(keepChat, ({ body }) => {
      attempts += 1;
      if (attempts === 1) return new ErrorResponse('internal');
      return { conversationId: body.id };
    });
    const { user, address } = await sendTemporaryMessage();
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText(/could not be kept/)).toBeVisible();
    expect(warnsBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(address()).toMatch(/^\/\?conversation=/));
    const [first, second] = testServer().requests(keepChat);
    expect(second?.body).toEqual(first?.body);
    expect(first?.body).toMatchObject({
      activeLeafId: replyId,
      messages: [
        { id: questionId, parentId: null, role: 'user', createdAt: expect.any(String) },
        { id: replyId, parentId: questionId, role: 'assistant', model: 'fake-1', createdAt: expect.any(String) },
      ],
    });
    expect(warnsBeforeLeaving()).toBe(false);
  });
});

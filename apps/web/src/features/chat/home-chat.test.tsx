import '#test/ready-markdown.ts';
import { sendChat, stopChat, attachChatStream } from '@app/contract/chat';
import type { ChatStreamEvent } from '@app/contract/chat-stream';
import { listCategories } from '@app/contract/categories';
import { getConversation } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '#test/people.ts';
import { freeSubscription } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { ErrorResponse } from '#test/fake-server.ts';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import {
  completed,
  conversationId,
  delta,
  failed,
  questionId,
  replyId,
  started,
} from './testing/scripted-transport.ts';

const draftKey = `chat_draft_${ada.id}`;
const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const getThread = () => within(screen.getByRole('region', { name: 'Messages' }));

beforeEach(() => window.sessionStorage.clear());

describe('the home chat', () => {
  it('shows a welcome', async () => {
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
    expect(
      screen.getByText(
        'Start a conversation with your AI assistant. Ask questions, get help with tasks, or just chat!',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });

  it('is the same at /chat', async () => {
    renderApp('/chat');
    expect(await screen.findByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
  });

  it('leaves the focus in a menu that was opened while the input was loading', async () => {
    const { user } = renderApp('/settings');
    await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
    const menu = await screen.findByRole('menu');
    fireEvent.click(screen.getByRole('link', { name: /^New chat/ }));
    await findInput();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
  });

  it('has an input of 56 to 128 px', async () => {
    renderApp('/');
    expect(await findInput()).toHaveClass('min-h-[56px]', 'max-h-[128px]');
  });

  it('shows the question at once, the thinking state, and the reply as it streams', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), '  Hi\nthere  {Enter}');
    const question = await screen.findByRole('article', { name: 'You' });
    expect(question).toHaveTextContent('Hi there');
    expect(await findInput()).toHaveValue('');
    expect(getThread().getByText('AI is thinking...')).toBeVisible();
    stream.send(started, delta('**Hel**'));
    expect(await getThread().findByText('Hel')).toHaveProperty('tagName', 'STRONG');
    expect(screen.queryByText('AI is thinking...')).not.toBeInTheDocument();
    stream.send(delta(' you'), completed('**Hello** you'));
    stream.end();
    expect(await getThread().findByText('Hello')).toHaveProperty('tagName', 'STRONG');
    expect(screen.getByRole('article', { name: 'AI Assistant' })).toBeVisible();
    const [request] = testServer().requests(sendChat);
    expect(request?.body).toMatchObject({ message: 'Hi\nthere' });
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows what the model thinks as it comes, and folds it when the reply is done', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Why?{Enter}');
    stream.send(
      started,
      { type: 'reasoning', text: 'Let me ', offset: 0 },
      { type: 'reasoning', text: 'see.', offset: 7 },
    );
    expect(await getThread().findByText('Let me see.')).toBeVisible();
    expect(getThread().getByText('AI is thinking...')).toBeVisible();
    stream.send(delta('Because.'));
    expect(await getThread().findByText('Because.')).toBeVisible();
    expect(getThread().queryByText('Let me see.')).not.toBeInTheDocument();
    stream.send({ ...completed('Because.'), reasoning: { text: 'Let me see.', seconds: 7 } } as ChatStreamEvent);
    stream.end();
    await user.click(await getThread().findByText('Thought for 7 seconds'));
    expect(await getThread().findByText('Let me see.')).toBeVisible();
  });

  it('continues a reply that was cut off', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'A story{Enter}');
    stream.send(started, { ...completed('Once upon'), interrupted: true } as ChatStreamEvent);
    stream.end();
    const next = testServer().stream(sendChat);
    await user.click(await getThread().findByRole('button', { name: 'Continue' }));
    const messageId = '00000000-0000-4000-8000-0000000000b9';
    const event = { ...completed('Once upon a time.'), messageId } as ChatStreamEvent;
    next.send({ ...started, messageId } as ChatStreamEvent, delta('Once upon a'), event);
    next.end();
    expect(await getThread().findByText('Once upon a time.')).toBeVisible();
    expect(testServer().requests(sendChat)[1]?.body).toMatchObject({ conversationId, continueMessageId: replyId });
    expect(getThread().queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('inserts a line with Shift+Enter', async () => {
    const { user } = renderApp('/');
    await user.type(await findInput(), 'one{Shift>}{Enter}{/Shift}two');
    expect(await findInput()).toHaveValue('one\ntwo');
    expect(testServer().requests(sendChat)).toHaveLength(0);
  });

  it('sends no blank text, and nothing while a reply is streaming', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), '   {Enter}');
    expect(testServer().requests(sendChat)).toHaveLength(0);
    await user.type(await findInput(), 'First{Enter}');
    await user.type(await findInput(), 'Second{Enter}');
    expect(testServer().requests(sendChat)).toHaveLength(1);
    expect(await findInput()).toHaveValue('Second');
    stream.send(started, completed('Done'));
    stream.end();
    expect(await getThread().findByText('Done')).toBeVisible();
  });

  it('refetches the subscription status and the lists after each reply', async () => {
    const stream = testServer().stream(sendChat);
    let refreshed = 0;
    const countRefresh = () => (refreshed += 1);
    window.addEventListener('refreshCategories', countRefresh);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    await waitFor(() => expect(testServer().requests(getSubscriptionStatus)).toHaveLength(1));
    stream.send(started, completed('Hello'));
    stream.end();
    await waitFor(() => expect(testServer().requests(getSubscriptionStatus)).toHaveLength(2));
    expect(refreshed).toBe(1);
    window.removeEventListener('refreshCategories', countRefresh);
  });

  it('announces the finished reply once, politely', async () => {
    const stream = testServer().stream(sendChat);
    const { user, container } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    stream.send(started, delta('Hel'));
    await screen.findByText('Hel');
    const live = container.querySelector('[aria-live=polite][aria-atomic]')!;
    expect(live).toHaveTextContent('');
    // The announcement is removed after a second, so every change is recorded.
    const announced: (string | null)[] = [];
    new MutationObserver(() => announced.push(live.textContent)).observe(live, { childList: true, subtree: true });
    stream.send(completed('Hello'));
    stream.end();
    await waitFor(() => expect(announced).toEqual(['AI Assistant: Hello', '']));
  });
});

describe('a draft', () => {
  it('is kept on every change and cleared on send', async () => {
    testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Dear');
    expect(window.localStorage.getItem(draftKey)).toBe('Dear');
    await user.type(await findInput(), '{Enter}');
    expect(window.localStorage.getItem(draftKey)).toBeNull();
  });

  it('is restored for its user', async () => {
    window.localStorage.setItem(draftKey, 'Unsent');
    window.localStorage.setItem('chat_draft_somebody-else', 'Not mine');
    renderApp('/');
    expect(await findInput()).toHaveValue('Unsent');
  });
});

describe('a message that fails', () => {
  it('goes back into the input, and the message of the server is shown', async () => {
    testServer().answer(sendChat, new ErrorResponse('model.unavailable'));
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('The assistant cannot be reached right now. Please try again.')).toBeVisible();
    expect(await findInput()).toHaveValue('Hi');
    expect(window.localStorage.getItem(draftKey)).toBe('Hi');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('goes back when the server cannot be reached, with the fallback sentence', async () => {
    testServer().answer(sendChat, () => Promise.reject(new TypeError('network error')));
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(await findInput()).toHaveValue('Hi');
  });

  it('goes back in front of the text typed since, when the stream fails before the first token', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    await user.type(await findInput(), 'And more');
    stream.send(started, failed('The model is away.'));
    stream.end();
    expect(await screen.findByText('The model is away.')).toBeVisible();
    expect(await findInput()).toHaveValue('Hi\nAnd more');
  });

  it('stays when it fails after the first token, with Retry', async () => {
    const first = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    first.send(started, delta('Half of'), failed());
    first.end();
    expect(await screen.findByText('This reply is unfinished.')).toBeVisible();
    expect(getThread().getByText('Half of')).toBeVisible();
    const second = testServer().stream(sendChat);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    second.send(started, completed('The whole of it'));
    second.end();
    expect(await getThread().findByText('The whole of it')).toBeVisible();
    expect(testServer().requests(sendChat)[1]?.body).toMatchObject({ conversationId, regenerateMessageId: replyId });
  });

  it('because its conversation has been deleted opens an empty chat', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    stream.send(started, completed('Hello'));
    stream.end();
    await getThread().findByText('Hello');
    testServer().answer(sendChat, new ErrorResponse('conversations.not_found'));
    await user.type(await findInput(), 'More{Enter}');
    expect(await screen.findByText(/This conversation has been deleted/)).toBeVisible();
    expect(await findInput()).toHaveValue('More');
    expect(screen.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
  });
});

describe('stopping', () => {
  it('calls the server, and keeps the received text', async () => {
    testServer().answer(stopChat, undefined);
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    stream.send(started, delta('Half'));
    await getThread().findByText('Half');
    await user.click(screen.getByRole('button', { name: 'Stop the reply' }));
    await waitFor(() => expect(testServer().requests(stopChat)[0]?.params).toEqual({ messageId: replyId }));
    stream.send({ ...completed('Half'), interrupted: true } as never);
    stream.end();
    expect(await screen.findByText('This reply is unfinished.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeVisible();
  });
});

describe('the monthly cap', () => {
  const makeUsage = (aiChatCount: number, cap = 10) => ({
    ...freeSubscription,
    limits: { aiChatCount: cap },
    usage: { ...freeSubscription.usage, aiChatCount },
  });

  it('locks the chat when it is reached', async () => {
    testServer().answer(getSubscriptionStatus, makeUsage(10));
    window.localStorage.setItem(draftKey, 'Unsent');
    renderApp('/');
    expect(await screen.findByText("You've reached your message limit for this month.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/profile');
    expect(await findInput()).toBeDisabled();
    expect(await findInput()).toHaveAttribute('placeholder', 'Upgrade to continue chatting...');
    expect(await findInput()).toHaveValue('Unsent');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });

  it.each([
    ['is near', makeUsage(9)],
    ['is 0, which means unlimited', makeUsage(400, 0)],
  ])('locks nothing when it %s', async (_, status) => {
    testServer().answer(getSubscriptionStatus, status);
    renderApp('/');
    await waitFor(() => expect(testServer().requests(getSubscriptionStatus)).toHaveLength(1));
    expect(await findInput()).toBeEnabled();
    expect(screen.queryByText(/message limit/)).not.toBeInTheDocument();
  });

  it('reached while sending returns the text and locks', async () => {
    testServer().answer(sendChat, () => {
      testServer().answer(getSubscriptionStatus, makeUsage(10));
      return new ErrorResponse('chat.limit_reached');
    });
    const { user } = renderApp('/');
    await user.type(await findInput(), 'Hi{Enter}');
    expect(await screen.findByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
    expect(await findInput()).toHaveValue('Hi');
  });
});

describe('the address', () => {
  const storeOpenChat = (value: unknown) => window.sessionStorage.setItem(`open_chat_${ada.id}`, JSON.stringify(value));
  const opened = `/?conversation=${conversationId}`;

  it('names the conversation once a first message is sent, and the header shows its title', async () => {
    testServer().answer(getConversation, conversation(conversationId));
    const stream = testServer().stream(sendChat);
    const { user, address } = renderApp('/');
    const field = await findInput();
    await user.type(field, 'Hi{Enter}');
    expect(screen.getByRole('heading', { level: 1, name: 'New chat' })).toBeVisible();
    stream.send(started, completed('Hello'));
    stream.end();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sonnets' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(opened));
    // The same field, so that the focus and what is typed meanwhile stay.
    expect(await findInput()).toBe(field);
    expect(field).toHaveFocus();
  });

  it('of a conversation opens the conversation, which can be continued', async () => {
    testServer().answer(getConversation, conversation(conversationId));
    const stream = testServer().stream(sendChat);
    const { user } = renderApp(opened);
    expect(await screen.findByText('fourteen')).toBeVisible();
    await user.type(await findInput(), 'More{Enter}');
    stream.send(started, completed('Of course'));
    stream.end();
    expect(await getThread().findByText('Of course')).toBeVisible();
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ conversationId });
  });

  it('of a conversation shows the header while the conversation loads, so that the messages do not move', async () => {
    let arrive: (loaded: ReturnType<typeof conversation>) => void = () => undefined;
    testServer().answer(getConversation, () => new Promise((resolve) => (arrive = resolve)));
    renderApp(opened);
    await screen.findByRole('status', { name: 'Loading the conversation' });
    const chat = screen.getByRole('region', { name: 'AI Chat' });
    const header = chat.querySelector('header');
    expect(header).not.toBeNull();
    arrive(conversation(conversationId));
    expect(await within(header as HTMLElement).findByRole('heading', { name: 'Sonnets' })).toBeVisible();
  });

  it('without a conversation is an empty chat, whatever was open before', async () => {
    storeOpenChat({ conversationId });
    renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
    expect(testServer().requests(getConversation)).toEqual([]);
  });

  it('of a deleted conversation becomes the address of an empty chat', async () => {
    testServer().answer(getConversation, new ErrorResponse('conversations.not_found'));
    const { address } = renderApp(opened);
    expect(await screen.findByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('of a conversation that is not stored yet follows the reply in progress', async () => {
    storeOpenChat({ conversationId, pending: { messageId: replyId, userMessageId: questionId, text: 'Hi' } });
    testServer().answer(getConversation, new ErrorResponse('conversations.not_found'));
    const stream = testServer().stream(attachChatStream);
    renderApp(opened);
    await waitFor(() => expect(stream.isOpen).toBe(true));
    expect(getThread().getByText('Hi')).toBeVisible();
    stream.send(started, delta('Hello'), completed('Hello'));
    stream.end();
    await waitFor(() => expect(getThread().getByText('Hello')).toBeVisible());
  });

  it('of a conversation that was never stored brings the question back into the input', async () => {
    storeOpenChat({ conversationId, pending: { messageId: replyId, userMessageId: questionId, text: 'Hi' } });
    testServer().answer(getConversation, new ErrorResponse('conversations.not_found'));
    testServer().answer(attachChatStream, new ErrorResponse('chat.message_not_found'));
    const { address } = renderApp(opened);
    await waitFor(async () => expect(await findInput()).toHaveValue('Hi'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('names no conversation after New chat, and the draft stays', async () => {
    window.localStorage.setItem(draftKey, 'Unsent');
    testServer().answer(getConversation, conversation(conversationId));
    const { user, address } = renderApp(opened);
    await screen.findByText('fourteen');
    await user.click(screen.getByRole('link', { name: 'New chat' }));
    expect(await screen.findByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
    expect(address()).toBe('/');
    expect(await findInput()).toHaveValue('Unsent');
  });
});

describe('a starter', () => {
  it('is not offered, and no skeleton stays, when the categories cannot be loaded', async () => {
    testServer().answer(listCategories, new ErrorResponse('internal'));
    renderApp('/');
    await screen.findByRole('heading', { name: 'Welcome to AI Chat' });
    await waitFor(() => expect(document.querySelector('main .animate-pulse')).toBeNull());
    expect(screen.queryByRole('list', { name: 'Ways to start' })).toBeNull();
  });

  it('puts its question into the input', async () => {
    const { user } = renderApp('/');
    const starters = within(await screen.findByRole('list', { name: 'Ways to start' }));
    await user.click(starters.getByRole('button', { name: /^Plan something/ }));
    expect(await findInput()).toHaveValue('Lunch with Ana on Tuesday at 1 pm');
    expect(await findInput()).toHaveFocus();
  });
});

import '#test/ready-markdown.ts';
import { attachChatStream, sendChat } from '@app/contract/chat';
import type { ChatStreamEvent } from '@app/contract/chat-stream';
import { getConversation, updateConversation } from '@app/contract/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada } from '#test/people.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { storedMessage } from './testing/stored-message.ts';
import { completed, conversationId, delta, questionId, replyId, started } from './testing/scripted-transport.ts';

const path = `/conversation-chat/${conversationId}`;
const fallback = "I'm having trouble connecting right now. Please try again.";
const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const getThread = () => within(screen.getByRole('region', { name: 'Messages' }));

async function openConversation(changes: Parameters<typeof conversation>[1] = {}) {
  testServer().answer(getConversation, conversation(conversationId, changes));
  const app = renderApp(path);
  await screen.findByText('fourteen');
  return app;
}

describe('the conversation chat', () => {
  it('shows the conversation of the address: title, back link, messages, input and hint', async () => {
    await openConversation();
    expect(screen.getByRole('heading', { name: 'Sonnets' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Education' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'You' })).toHaveTextContent('What is a sonnet?');
    expect(screen.getByText('fourteen')).toHaveProperty('tagName', 'STRONG');
    expect(await findInput()).toHaveAttribute('placeholder', 'Continue your conversation...');
    expect(screen.getByText('Press Enter to send • Shift+Enter for new line')).toBeVisible();
    expect(testServer().requests(getConversation)[0]?.params).toEqual({ id: conversationId });
  });

  it('shows the navigation state before the conversation has loaded', async () => {
    testServer().answer(getConversation, () => new Promise<never>(() => undefined));
    renderApp(path, {
      state: { conversation: { title: 'From the list' }, categoryName: 'Work', backRoute: '/categories/work' },
    });
    expect(await screen.findByRole('heading', { name: 'From the list' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Work' })).toHaveAttribute('href', '/categories/work');
    expect(screen.getByRole('status', { name: 'Loading the conversation' })).toBeInTheDocument();
  });

  it('shows Untitled Conversation and Back to Unknown if the navigation state has no usable field', async () => {
    testServer().answer(getConversation, () => new Promise<never>(() => undefined));
    renderApp(path, { state: { backRoute: '//elsewhere.example.com' } });
    expect(await screen.findByRole('heading', { name: 'Untitled Conversation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Unknown' })).toHaveAttribute('href', '/categories');
  });

  it('says when there is no such conversation', async () => {
    testServer().answer(getConversation, new ErrorResponse('conversations.not_found'));
    renderApp(path);
    expect(await screen.findByText('This conversation does not exist.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    testServer().answer(getConversation, new ErrorResponse('internal'));
    const { user } = renderApp(path);
    await screen.findByText('The conversation could not be loaded.');
    testServer().answer(getConversation, conversation(conversationId));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('fourteen')).toBeVisible();
  });

  it('lists the source conversations of a new reply', async () => {
    const source = { conversationId: questionId, title: 'Rhyme schemes', createdAt: '2026-03-01T09:00:00.000Z' };
    const stream = testServer().stream(sendChat);
    const { user } = await openConversation();
    await user.type(await findInput(), 'And what did I ask about rhymes?{Enter}');
    stream.send(started, { ...completed('Only this.'), sources: [source] } as ChatStreamEvent);
    stream.end();
    const sources = within(await screen.findByRole('region', { name: 'From your conversations' }));
    expect(sources.getByRole('link', { name: /Rhyme schemes/ })).toHaveAttribute(
      'href',
      `/conversation-chat/${questionId}`,
    );
    expect(sources.getByText('Mar 1, 2026')).toBeVisible();
  });

  it('offers the answers to a question of the assistant, until one is sent', async () => {
    const first = testServer().stream(sendChat);
    const { user } = await openConversation();
    await user.type(await findInput(), 'Cancel the dentist{Enter}');
    first.send(started, { ...completed('Shall I cancel this?'), offers: ['Yes', 'No'] } as ChatStreamEvent);
    first.end();
    testServer().stream(sendChat);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(testServer().requests(sendChat).at(-1)?.body).toMatchObject({ message: 'Yes', conversationId });
    expect(await getThread().findByText('AI is thinking...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'No' })).not.toBeInTheDocument();
  });

  it('continues the conversation', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = await openConversation();
    await user.type(await findInput(), 'Name one{Enter}');
    expect(getThread().getByText('AI is thinking...')).toBeVisible();
    stream.send(started, completed('Ozymandias'));
    stream.end();
    expect(await getThread().findByText('Ozymandias')).toBeVisible();
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ message: 'Name one', conversationId });
  });

  it('keeps its own draft', async () => {
    const { user } = await openConversation();
    await user.type(await findInput(), 'Dear');
    expect(window.localStorage.getItem(`chat_draft_${ada.id}_${conversationId}`)).toBe('Dear');
    expect(window.localStorage.getItem(`chat_draft_${ada.id}`)).toBeNull();
  });
});

describe('a question that fails', () => {
  it('stays above the failure line, whose text is not sent later', async () => {
    testServer().answer(sendChat, new ErrorResponse('model.unavailable'));
    const { user } = await openConversation();
    await user.type(await findInput(), 'Name one{Enter}');
    expect(await screen.findByText(fallback)).toBeVisible();
    expect(getThread().getByText('Name one')).toBeVisible();
    expect(await findInput()).toHaveValue('');

    const stream = testServer().stream(sendChat);
    await user.type(await findInput(), 'Are you there?{Enter}');
    stream.send(started, completed('Yes'));
    stream.end();
    await getThread().findByText('Yes');
    const body = testServer().requests(sendChat).at(-1)?.body;
    expect(body).toMatchObject({ message: 'Are you there?', conversationId });
    expect(JSON.stringify(body)).not.toContain(fallback);
  });

  it('can be asked again', async () => {
    testServer().answer(sendChat, new ErrorResponse('model.timeout'));
    const { user } = await openConversation();
    await user.type(await findInput(), 'Name one{Enter}');
    await screen.findByText(fallback);
    const stream = testServer().stream(sendChat);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    stream.send(started, completed('Ozymandias'));
    stream.end();
    expect(await getThread().findByText('Ozymandias')).toBeVisible();
    expect(screen.queryByText(fallback)).not.toBeInTheDocument();
  });

  it.each([
    ['of the cap', 'chat.limit_reached', "You've reached your message limit for this month."],
    ['another reply is being written', 'chat.busy', /already being written/],
    ['the conversation is gone', 'conversations.not_found', /has been deleted/],
  ] as const)('because %s comes back into the input with the reason', async (_, code, words) => {
    testServer().answer(sendChat, new ErrorResponse(code));
    const { user } = await openConversation();
    await user.type(await findInput(), 'Name one{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
    expect(await findInput()).toHaveValue('Name one');
    expect(screen.queryByText(fallback)).not.toBeInTheDocument();
  });
});

describe('versions', () => {
  const first = storedMessage('00000000-0000-4000-8000-000000000001', null, 'user', 'What is a sonnet?');
  const reply = storedMessage(
    '00000000-0000-4000-8000-000000000002',
    first.id,
    'assistant',
    'A poem of **fourteen** lines.',
  );
  const other = storedMessage('00000000-0000-4000-8000-000000000003', first.id, 'assistant', 'A song.');
  const messages = [first, reply, other];

  it('are switched here and on the server', async () => {
    testServer().answer(updateConversation, ({ body }) => {
      const { messages: _, category: __, content: ___, ...fields } = conversation(conversationId);
      return { ...fields, ...(body.activeLeafId && { activeLeafId: body.activeLeafId }), preview: '' };
    });
    const { user } = await openConversation({ messages, activeLeafId: reply.id });
    expect(await screen.findByText('Version 1 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next version' }));
    expect(await screen.findByText('A song.')).toBeVisible();
    expect(screen.queryByText('fourteen')).not.toBeInTheDocument();
    await waitFor(() => expect(testServer().requests(updateConversation)[0]?.body).toEqual({ activeLeafId: other.id }));
  });

  it('are switched back when the server call fails', async () => {
    testServer().answer(updateConversation, new ErrorResponse('internal'));
    const { user } = await openConversation({ messages, activeLeafId: reply.id });
    await user.click(screen.getByRole('button', { name: 'Next version' }));
    expect(await screen.findByText('The other version could not be opened. Please try again.')).toBeVisible();
    expect(await screen.findByText('fourteen')).toBeVisible();
  });

  it('of a question are created by editing it', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = await openConversation();
    await user.click(screen.getByRole('button', { name: 'Edit and send again' }));
    const editor = await screen.findByRole('textbox', { name: 'Edit your message' });
    await user.clear(editor);
    await user.type(editor, 'What is an ode?{Enter}');
    stream.send(started, completed('A lyric poem.'));
    stream.end();
    expect(await getThread().findByText('A lyric poem.')).toBeVisible();
    expect(screen.queryByText('fourteen')).not.toBeInTheDocument();
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({
      message: 'What is an ode?',
      conversationId,
      parentMessageId: null,
    });
    expect(screen.getByText('Version 2 of 2')).toBeInTheDocument();
  });

  it('of a reply are created by regenerating it', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = await openConversation();
    await user.click(screen.getByRole('button', { name: 'Regenerate reply' }));
    stream.send(started, completed('Fourteen rhymed lines.'));
    stream.end();
    expect(await getThread().findByText('Fourteen rhymed lines.')).toBeVisible();
    expect(screen.getByText('Version 2 of 2')).toBeInTheDocument();
  });
});

describe('opened while a reply is being written', () => {
  it('follows the reply to its end', async () => {
    const stream = testServer().stream(attachChatStream);
    const base = conversation(conversationId);
    const question = storedMessage(questionId, base.activeLeafId, 'user', 'Name one');
    await openConversation({
      messages: [...base.messages, question],
      activeLeafId: questionId,
      pendingReply: { messageId: replyId, userMessageId: questionId, content: 'Ozy' },
    });
    await waitFor(() => expect(stream.isOpen).toBe(true));
    expect(testServer().requests(attachChatStream)[0]?.headers.get('Last-Event-ID')).toBe('3');
    expect(getThread().getByText('Ozy')).toBeVisible();
    stream.send(started, delta('mandias'), completed('Ozymandias'));
    stream.end();
    await waitFor(() => expect(getThread().getByText('Ozymandias')).toBeVisible());
  });
});

describe('a question without a reply', () => {
  it('can be answered', async () => {
    const stream = testServer().stream(sendChat);
    const question = storedMessage('00000000-0000-4000-8000-000000000001', null, 'user', 'fourteen');
    const { user } = await openConversation({ messages: [question], activeLeafId: question.id });
    expect(screen.getByText('This message has no reply yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    stream.send(started, completed('Lines'));
    stream.end();
    expect(await getThread().findByText('Lines')).toBeVisible();
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ regenerateMessageId: question.id });
  });
});

import '#test/ready-markdown.ts';
import { getCategory } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { getConversation, listCategoryConversations } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { continueConversation } from '#lib/browser-storage.ts';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { installFakeLayout } from '#test/fake-layout.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { freeSubscription } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from '../testing/conversations.ts';
import { completed, conversationId, delta, started } from '../testing/scripted-transport.ts';

const failureText = "I'm having trouble connecting right now. Please try again.";
const announced = 'I’ve opened your conversation “Sonnets”. What would you like to continue with?';
const openButton = () => screen.findByRole('button', { name: 'Open AI Assistant' });
const findPanel = () => screen.findByRole('dialog', { name: 'AI Assistant' });
const withinPanel = async () => within(await findPanel());
const findInput = async () => (await withinPanel()).findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

beforeEach(() => window.sessionStorage.clear());

async function openWidget(path = '/trash') {
  const app = renderApp(path);
  await app.user.click(await openButton());
  await findInput();
  return app;
}

describe('the floating assistant', () => {
  it('opens from a round button, with the cursor in its input', async () => {
    await openWidget();
    expect((await withinPanel()).getByRole('heading', { name: 'AI Assistant' })).toBeVisible();
    expect(await findInput()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Open AI Assistant' })).toBeNull();
  });

  it('is minimised to its header and closed; messages and draft stay', async () => {
    const { user } = await openWidget();
    await user.type(await findInput(), 'half a thought');
    const parts = await withinPanel();
    await user.click(parts.getByRole('button', { name: 'Minimise' }));
    expect(parts.getByRole('heading', { name: 'AI Assistant' })).toBeVisible();
    expect(parts.queryByRole('textbox')).toBeNull();
    await user.click(parts.getByRole('button', { name: 'Restore' }));
    expect(await findInput()).toHaveValue('half a thought');
    await user.click(parts.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await openButton()).toHaveFocus();
    await user.click(await openButton());
    expect(await findInput()).toHaveValue('half a thought');
  });

  it('keeps what is typed while it is still loading', async () => {
    const { user } = renderApp('/trash');
    const launcher = await openButton();
    await user.click(launcher);
    await user.keyboard('Remind me');
    expect(await findInput()).toHaveValue('Remind me');
    await user.keyboard(' of it');
    expect(await findInput()).toHaveValue('Remind me of it');
  });

  it('closes with Escape', async () => {
    const { user } = await openWidget();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is resized and moved with the keyboard, within its bounds, and remembers its place', async () => {
    const { user } = await openWidget();
    const parts = await withinPanel();
    const width = parts.getByRole('separator', { name: 'Width of the assistant' });
    expect(width).toHaveAttribute('aria-valuenow', '480');
    act(() => width.focus());
    await user.keyboard('{ArrowLeft}');
    expect(await findPanel()).toHaveStyle({ width: '496px', height: '512px' });
    await user.keyboard('{End}');
    expect(await findPanel()).toHaveStyle({ width: '800px' });
    await user.keyboard('{Home}');
    expect(await findPanel()).toHaveStyle({ width: '320px' });
    act(() => parts.getByRole('button', { name: 'Move with the arrow keys, or drag' }).focus());
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(JSON.parse(window.localStorage.getItem('chat_widget_place') ?? '')).toEqual({
      right: 32,
      bottom: 32,
      width: 320,
      height: 512,
    });
  });

  it('is a sheet without handles on windows below 640 px, and adds space at the end of the screen', async () => {
    setViewportWidth(390);
    const { user } = await openWidget();
    expect((await withinPanel()).queryByRole('separator')).toBeNull();
    expect(document.documentElement.dataset['assistant']).toBe('sheet');
    await user.click((await withinPanel()).getByRole('button', { name: 'Minimise' }));
    expect(document.documentElement.dataset['assistant']).toBe('button');
  });

  it('is hidden on a phone while the screen is scrolled down, and shown again on the way up', async () => {
    setViewportWidth(390);
    renderApp('/trash');
    const launcher = await openButton();
    const main = screen.getByRole('main');
    const scrollTo = (top: number) => {
      main.scrollTop = top;
      fireEvent.scroll(main);
    };
    scrollTo(300);
    expect(launcher).toHaveClass('pointer-events-none');
    scrollTo(200);
    expect(launcher).not.toHaveClass('pointer-events-none');
  });

  it('is hidden on a chat that has no space next to its input', async () => {
    setViewportWidth(800);
    const { user } = renderApp('/');
    await screen.findByRole('heading', { name: 'Welcome to AI Chat' });
    expect(screen.queryByRole('button', { name: 'Open AI Assistant' })).toBeNull();
    testServer().answer(getConversation, conversation(conversationId));
    continueConversation.write({ id: conversationId, title: 'Sonnets' });
    await user.click(screen.getAllByRole('link', { name: 'Categories' })[0] as HTMLElement);
    expect(await (await withinPanel()).findByText('fourteen')).toBeVisible();
  });
});

describe('asking the floating assistant', () => {
  it('streams the reply, shows message times, and refreshes the categories', async () => {
    const refreshed = vi.fn<() => void>();
    window.addEventListener('refreshCategories', refreshed);
    const stream = testServer().stream(sendChat);
    const { user } = await openWidget();
    const parts = await withinPanel();
    expect(parts.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await user.type(await findInput(), 'Hello{Enter}');
    expect(
      within(parts.getByRole('region', { name: 'Messages with the assistant' })).getByText('AI is thinking...'),
    ).toBeVisible();
    await user.type(await findInput(), 'And?{Enter}');
    expect(testServer().requests(sendChat)).toHaveLength(1);
    stream.send(started, delta('Good'), completed('Good morning'));
    stream.end();
    expect(await parts.findByText('Good morning')).toBeVisible();
    expect(within(parts.getByRole('article', { name: 'You' })).getByText(/^\d{1,2}:\d\d [AP]M$/)).toBeVisible();
    expect(refreshed).toHaveBeenCalledOnce();
    window.removeEventListener('refreshCategories', refreshed);
  });

  it('marks a reply that arrived while it was closed', async () => {
    const stream = testServer().stream(sendChat);
    const { user } = await openWidget();
    await user.type(await findInput(), 'Hello{Enter}');
    await waitFor(() => expect(stream.isOpen).toBe(true));
    await user.keyboard('{Escape}');
    stream.send(started, completed('Good morning'));
    stream.end();
    await user.click(await screen.findByRole('button', { name: 'Open AI Assistant: new reply' }));
    expect(await (await withinPanel()).findByText('Good morning')).toBeVisible();
  });

  it('shows a failure', async () => {
    testServer().answer(sendChat, new ErrorResponse('model.unavailable'));
    const { user } = await openWidget();
    await user.type(await findInput(), 'Hello{Enter}');
    expect(await (await withinPanel()).findByText(failureText)).toBeVisible();
  });

  it('locks at the monthly limit', async () => {
    testServer().answer(getSubscriptionStatus, {
      ...freeSubscription,
      usage: { ...freeSubscription.usage, aiChatCount: 10 },
    });
    const { user } = renderApp('/trash');
    await user.click(await openButton());
    const parts = await withinPanel();
    expect(await parts.findByPlaceholderText('Upgrade to continue chatting...')).toBeDisabled();
    expect(parts.getByText("You've reached your message limit for this month.")).toBeVisible();
    expect(parts.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/profile');
  });
});

describe('continuing a conversation', () => {
  it('opens with the stored item: its transcript, after a delay its title, and later sends its id', async () => {
    const stream = testServer().stream(sendChat);
    testServer().answer(getConversation, () => new Promise<never>(() => undefined));
    const content = 'User: What is a sonnet?\nAssistant: A poem.';
    continueConversation.write({ id: conversationId, title: 'Sonnets', content });
    const { user } = renderApp('/trash');
    const parts = await withinPanel();
    expect(await parts.findByText('What is a sonnet?')).toBeVisible();
    expect(parts.getByText('A poem.')).toBeVisible();
    expect(await parts.findByText(announced)).toBeVisible();
    expect(window.localStorage.getItem('continueConversation')).toBeNull();
    await user.type(await findInput(), 'Name one{Enter}');
    await waitFor(() => expect(stream.isOpen).toBe(true));
    expect(testServer().requests(sendChat)[0]?.body).toEqual({ message: 'Name one', conversationId });
  });

  it('opens on the event, shows the stored messages, and falls back to Previous Chat', async () => {
    testServer().answer(getConversation, conversation(conversationId, { title: '' }));
    renderApp('/trash');
    await openButton();
    act(() => dispatchAppEvent('openChatWithContext', { id: conversationId }));
    const parts = await withinPanel();
    expect(await parts.findByText('fourteen')).toBeVisible();
    expect(await parts.findByText(/“Previous Chat”/)).toBeVisible();
  });

  it('starts from a row of a list', async () => {
    installFakeLayout();
    const { messages: _, category: __, ...stored } = conversation(conversationId);
    testServer().answer(listCategoryConversations, [{ ...stored, preview: '' }]);
    testServer().answer(getCategory, new ErrorResponse('internal'));
    testServer().answer(getConversation, conversation(conversationId));
    const { user } = renderApp(`/categories/${stored.categoryId}`);
    await user.click(await screen.findByRole('button', { name: 'Actions for Sonnets' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Continue in assistant' }));
    expect(await (await withinPanel()).findByText(announced)).toBeVisible();
  });

  it('starts from the conversation screen or from the panel, and loads the messages again', async () => {
    testServer().answer(getConversation, conversation(conversationId));
    const { user } = renderApp(`/conversation-chat/${conversationId}`);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Continue in assistant' }));
    const parts = await withinPanel();
    expect(await parts.findByText(announced)).toBeVisible();
    await user.click(parts.getByRole('button', { name: 'New chat' }));
    expect(parts.queryByText(announced)).toBeNull();
    await user.click(parts.getByRole('button', { name: 'Continue this conversation' }));
    expect(await parts.findByText('fourteen')).toBeVisible();
    expect(testServer().requests(getConversation).length).toBeGreaterThan(1);
  });

  it('shows what it continues, and one click starts a new chat', async () => {
    testServer().answer(getConversation, conversation(conversationId));
    const { user } = renderApp('/trash');
    await openButton();
    act(() => dispatchAppEvent('openChatWithContext', { id: conversationId, title: 'Sonnets' }));
    const parts = await withinPanel();
    expect(await parts.findByText('Continuing “Sonnets”')).toBeVisible();
    await user.click(parts.getByRole('button', { name: 'Leave “Sonnets” and start a new chat' }));
    expect(parts.queryByText('Continuing “Sonnets”')).toBeNull();
    expect(parts.queryByText('fourteen')).toBeNull();
    expect(await findInput()).toHaveFocus();
  });

  it('ends on another screen: a question there starts a new chat, and the conversation can be reopened', async () => {
    const stream = testServer().stream(sendChat);
    testServer().answer(getConversation, conversation(conversationId));
    const { user } = renderApp('/trash');
    await openButton();
    act(() => dispatchAppEvent('openChatWithContext', { id: conversationId, title: 'Sonnets' }));
    const parts = await withinPanel();
    await parts.findByText('fourteen');
    await user.click(screen.getAllByRole('link', { name: 'Goals' })[0] as HTMLElement);
    await waitFor(() => expect(parts.queryByText('fourteen')).toBeNull());
    expect(parts.getByRole('button', { name: 'Continue “Sonnets”' })).toBeVisible();
    await user.type(await findInput(), 'Remind me to call Ana{Enter}');
    await waitFor(() => expect(stream.isOpen).toBe(true));
    expect(testServer().requests(sendChat)[0]?.body).toEqual({
      message: 'Remind me to call Ana',
      conversationId: null,
    });
  });

  it('starts a new conversation with the transcript if the old one is deleted', async () => {
    testServer().answer(getConversation, new ErrorResponse('conversations.not_found'));
    const stream = testServer().stream(sendChat);
    const { user } = renderApp('/trash');
    await openButton();
    act(() =>
      dispatchAppEvent('openChatWithContext', { id: conversationId, title: 'Sonnets', content: 'User: Hello' }),
    );
    const parts = await withinPanel();
    expect(await parts.findByText(/no longer exists/)).toBeVisible();
    await user.type(await findInput(), 'Again{Enter}');
    await waitFor(() => expect(stream.isOpen).toBe(true));
    const chatHistory = [{ role: 'user', content: 'Hello' }];
    expect(testServer().requests(sendChat)[0]?.body).toEqual({ message: 'Again', conversationId: null, chatHistory });
  });

  it('can be tried again when it could not be loaded', async () => {
    testServer().answer(getConversation, new ErrorResponse('internal'));
    const { user } = renderApp('/trash');
    await openButton();
    act(() => dispatchAppEvent('openChatWithContext', { id: conversationId, title: 'Sonnets' }));
    const parts = await withinPanel();
    await parts.findByText('The conversation could not be loaded. Nothing is lost.');
    testServer().answer(getConversation, conversation(conversationId));
    await user.click(parts.getByRole('button', { name: 'Try again' }));
    expect(await parts.findByText('fourteen')).toBeVisible();
  });

  it('returns the text when the conversation is deleted while open', async () => {
    testServer().answer(getConversation, conversation(conversationId));
    testServer().answer(sendChat, new ErrorResponse('conversations.not_found'));
    const { user } = renderApp('/trash');
    await openButton();
    act(() => dispatchAppEvent('openChatWithContext', { id: conversationId, title: 'Sonnets' }));
    await (await withinPanel()).findByText('fourteen');
    await user.type(await findInput(), 'Name one{Enter}');
    expect(await screen.findByText(/This conversation has been deleted/)).toBeVisible();
    expect(await findInput()).toHaveValue('Name one');
    expect((await withinPanel()).queryByText('fourteen')).toBeNull();
  });

  it.each(['{', '"text"', '{"id":7}', '{"id":""}'])('says that %j cannot be read, and removes it', async (text) => {
    window.localStorage.setItem('continueConversation', text);
    renderApp('/trash');
    expect(await screen.findByText(/The conversation to continue could not be read/)).toBeVisible();
    expect(window.localStorage.getItem('continueConversation')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([null, undefined, 7, 'id', { title: 'No id' }])(
    'says that an event with %j cannot be read',
    async (detail) => {
      renderApp('/trash');
      await openButton();
      act(() => void window.dispatchEvent(new CustomEvent('openChatWithContext', { detail })));
      expect(await screen.findByText(/The conversation to continue could not be read/)).toBeVisible();
    },
  );
});

it('the floating assistant offers the day that the schedule shows', async () => {
  const { user } = await openWidget('/schedule?date=2026-11-23');
  await user.click((await withinPanel()).getByRole('button', { name: 'Ask about November 23' }));
  expect(await findInput()).toHaveValue('What is on my calendar on Monday, November 23, 2026?');
});

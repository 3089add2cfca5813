import '#test/ready-markdown.ts';
import { findInConversation, forkConversation } from '@app/contract/conversation-branches';
import { getConversation } from '@app/contract/conversations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from '../testing/conversations.ts';
import { conversationId } from '../testing/scripted-transport.ts';
import { storedMessage } from '../testing/stored-message.ts';
import { findText } from './use-painted-text.ts';

const makeId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const question = storedMessage(makeId(1), null, 'user', 'Which flour for bread?');
const reply = storedMessage(makeId(2), question.id, 'assistant', 'Rye flour, if it may be dark.');

function openPage() {
  const shown = conversation(conversationId, { messages: [question, reply], activeLeafId: reply.id });
  testServer().answer(getConversation, shown);
  return { ...renderApp(`/conversation-chat/${conversationId}`), shown };
}

it('Ctrl+F finds a text on the server, goes from message to message, and keeps the focus', async () => {
  testServer().answer(findInConversation, [
    { messageId: question.id, count: 1 },
    { messageId: reply.id, count: 1 },
  ]);
  const { user } = openPage();
  await screen.findByText(/Rye flour/);
  const message = screen.getByRole('textbox', { name: 'Message' });
  message.focus();
  await user.keyboard('{Control>}f{/Control}');
  const input = await screen.findByRole('textbox', { name: 'Find in this conversation' });
  await user.type(input, 'Flour');
  expect(await screen.findByText('1 of 2 messages')).toBeVisible();
  const readTarget = () => document.querySelector('[data-target]')?.textContent;
  await waitFor(() => expect(readTarget()).toContain('Which flour'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 of 2 messages')).toBeVisible();
  await waitFor(() => expect(readTarget()).toContain('Rye flour'));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(await screen.findByText('1 of 2 messages')).toBeVisible();
  expect(input).toHaveFocus();
  expect(testServer().requests(findInConversation).at(-1)).toMatchObject({ query: { q: 'Flour', leafId: reply.id } });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(message).toHaveFocus();
});

it('the home chat has the search and the text size menu too, once there is a conversation', async () => {
  testServer().answer(findInConversation, [{ messageId: reply.id, count: 1 }]);
  testServer().answer(getConversation, conversation(conversationId, { messages: [question, reply] }));
  const { user } = renderApp(`/?conversation=${conversationId}`);
  await screen.findByText(/Rye flour/);
  expect(await screen.findByRole('button', { name: 'Text size and width' })).toBeVisible();
  await user.keyboard('{Control>}f{/Control}');
  await user.type(await screen.findByRole('textbox', { name: 'Find in this conversation' }), 'Rye');
  expect(await screen.findByText('1 of 1 message')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-target]')).toHaveTextContent('Rye flour'));
});

it('opens with Ctrl+F while Caps Lock is on', async () => {
  openPage();
  await screen.findByRole('button', { name: 'Find in this conversation' });
  // False if a handler of the page called preventDefault.
  expect(fireEvent.keyDown(window, { key: 'F', ctrlKey: true })).toBe(false);
  expect(await screen.findByRole('textbox', { name: 'Find in this conversation' })).toBeVisible();
});

it('leaves Ctrl+F to the browser in an empty chat', async () => {
  renderApp('/');
  await screen.findByRole('heading', { name: 'Welcome to AI Chat' });
  expect(fireEvent.keyDown(window, { key: 'f', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('search')).toBeNull();
});

it('says when the conversation does not contain the text', async () => {
  testServer().answer(findInConversation, []);
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Find in this conversation' }));
  await user.type(await screen.findByRole('textbox', { name: 'Find in this conversation' }), 'barley');
  expect(await screen.findByText('Not in this conversation')).toBeVisible();
});

it('highlights a text with special characters, ignoring case', () => {
  const element = document.createElement('p');
  element.innerHTML = 'C++ and <b>c++</b>, not C';
  expect(findText(element, 'C++').map(String)).toEqual(['C++', 'c++']);
  expect(findText(element, 'and C++, not').map(String)).toEqual(['and c++, not']);
});

it('continues from a message in a new chat', async () => {
  const { user, shown } = openPage();
  testServer().answer(forkConversation, { ...shown, id: makeId(9), preview: '' });
  const [fork] = await screen.findAllByRole('button', { name: 'Go on from here in a new chat' });
  await user.click(fork as HTMLElement);
  expect(await screen.findByText(/It has copies of the messages up to there/)).toBeVisible();
  expect(testServer().requests(forkConversation).at(-1)).toMatchObject({ body: { messageId: question.id } });
});

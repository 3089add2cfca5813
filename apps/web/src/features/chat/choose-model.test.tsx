import '#test/ready-markdown.ts';
import { sendChat } from '@app/contract/chat';
import { getConversation } from '@app/contract/conversations';
import { getModelSettings, listModels, type Model, updateModelSettings } from '@app/contract/models';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chosenModel, removeChatTraces } from '#lib/browser-storage.ts';
import { defaultModelSettings, freeSubscription } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { conversation } from './testing/conversations.ts';
import { completed, conversationId, delta, replyId, started } from './testing/scripted-transport.ts';

const makeModel = (name: string, fields: Partial<Model> = {}): Model => ({
  id: `own/key/${name}`,
  name,
  provider: 'openai',
  contextLength: null,
  seesImages: null,
  usesTools: null,
  inputPrice: null,
  outputPrice: null,
  isOwn: true,
  keyId: null,
  ...fields,
});
const models = [makeModel('gpt-5'), makeModel('gpt-5-mini'), makeModel('claude', { provider: 'anthropic' })];
const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const findPicker = (name: string) => screen.findByRole('button', { name: `Model: ${name}` });

let settings = defaultModelSettings;
beforeEach(() => {
  window.sessionStorage.clear();
  settings = defaultModelSettings;
  testServer().answer(listModels, models);
  testServer().answer(getModelSettings, () => settings);
  testServer().answer(updateModelSettings, ({ body }) => (settings = { ...settings, ...body }));
});
afterEach(() => chosenModel.remove());

it('a model is picked by keyboard and sent with the question, and the reply shows its name and its tokens', async () => {
  const stream = testServer().stream(sendChat);
  const { user } = renderApp('/');
  await user.click(await findPicker('Built-in assistant'));
  const search = await screen.findByRole('textbox', { name: 'Search models' });
  await waitFor(() => expect(search).toHaveFocus());
  await user.type(search, 'mini{Enter}');
  expect(await findPicker('gpt-5-mini')).toBeVisible();
  expect(testServer().requests(updateModelSettings)[0]?.body).toEqual({ chosen: 'own/key/gpt-5-mini' });

  await user.type(await findInput(), 'Hi{Enter}');
  const tokens = { input: 1_200, output: 34, cost: 0.00123 };
  const by = { model: 'gpt-5-mini (OpenAI)', tokens };
  stream.send(started, delta('Hello'), { ...completed('Hello'), ...by });
  stream.end();
  expect(await screen.findByText(/^gpt-5-mini \(OpenAI\)/)).toHaveAttribute(
    'title',
    '1,200 tokens in, 34 out · $0.0012',
  );
  expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ message: 'Hi', model: 'own/key/gpt-5-mini' });
});

it('a question is answered again by another model, without changing the choice', async () => {
  const stream = testServer().stream(sendChat);
  const { user } = renderApp('/');
  await user.type(await findInput(), 'Hi{Enter}');
  stream.send(started, delta('Hello'), completed('Hello'));
  stream.end();
  const again = testServer().stream(sendChat);
  await user.click(await screen.findByRole('button', { name: 'Answer again with another model' }));
  await user.click(await screen.findByRole('button', { name: 'claude' }));
  await waitFor(() =>
    expect(testServer().requests(sendChat)[1]?.body).toMatchObject({
      regenerateMessageId: replyId,
      model: 'own/key/claude',
    }),
  );
  again.end();
  expect(await findPicker('Built-in assistant')).toBeVisible();
});

it('a favourite comes first, and arrow keys move through the list', async () => {
  const { user } = renderApp('/');
  await user.click(await findPicker('Built-in assistant'));
  await user.click(await screen.findByRole('button', { name: 'Mark claude as a favourite' }));
  expect(testServer().requests(updateModelSettings)[0]?.body).toEqual({ favourites: ['own/key/claude'] });
  const favourites = within(await screen.findByRole('group', { name: 'Favourites' }));
  expect(favourites.getByRole('button', { name: 'claude' })).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Search models' }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(favourites.getByRole('button', { name: 'claude' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await findPicker('claude')).toBeVisible();
});

it('a model of the user replies even when the AI chats of the month are used up', async () => {
  testServer().answer(getSubscriptionStatus, {
    ...freeSubscription,
    usage: { ...freeSubscription.usage, aiChatCount: 10 },
  });
  const { user } = renderApp('/');
  await waitFor(async () => expect(await findInput()).toBeDisabled());
  await user.click(await findPicker('Built-in assistant'));
  await user.click(await screen.findByRole('button', { name: 'gpt-5' }));
  await waitFor(async () => expect(await findInput()).toBeEnabled());
});

it('the choice made in another browser is taken over, and forgotten at sign-out', async () => {
  settings = { ...defaultModelSettings, chosen: 'own/key/gpt-5' };
  renderApp('/');
  expect(await findPicker('gpt-5')).toBeVisible();
  await waitFor(() => expect(chosenModel.read()).toBe('own/key/gpt-5'));
  removeChatTraces();
  expect(chosenModel.read()).toBeNull();
});

it.each([
  [{ input: 1_000, output: 500, cost: 0.02 }, '$0.02'],
  [{ input: 1_000, output: 500, cost: null }, '1,500 tokens'],
])(
  'the heading of a conversation shows the cost of its replies, or the tokens without a cost: %o',
  async (tokens, text) => {
    const [question, reply] = conversation(conversationId).messages;
    if (question === undefined || reply === undefined) throw new Error('the conversation has two messages');
    const changes = { messages: [question, { ...reply, model: 'gpt-5 (OpenAI)', tokens }] };
    testServer().answer(getConversation, conversation(conversationId, changes));
    renderApp(`/conversation-chat/${conversationId}`);
    expect(await screen.findByText(text)).toHaveAttribute('title', '1,000 tokens in, 500 out, in all versions');
    expect(await screen.findByText(/^gpt-5 \(OpenAI\)/)).toBeVisible();
  },
);

it('the picker is not shown where there is nothing to choose', async () => {
  settings = { ...defaultModelSettings, providers: [] };
  testServer().answer(listModels, [makeModel('shared', { isOwn: false })]);
  renderApp('/');
  await findInput();
  await waitFor(() => expect(testServer().requests(getModelSettings)).not.toEqual([]));
  expect(screen.queryByRole('button', { name: /^Model:/ })).toBeNull();
});

it('a shared model says how many replies are left, and cannot be picked when none is left', async () => {
  const resetsAt = '2026-12-01T00:00:00.000Z';
  const makeSharedModel = (name: string, used: number) =>
    makeModel(name, { id: `shared/openai/${name}`, isOwn: false, quota: { limit: 20, used, resetsAt } });
  testServer().answer(listModels, [makeSharedModel('large', 8), makeSharedModel('huge', 20)]);
  const { user } = renderApp('/');
  await user.click(await findPicker('large'));
  expect(await screen.findByRole('button', { name: /^large 12 of 20 replies left this month/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^huge No replies left until Dec 1, 2026/ })).toBeDisabled();
});

import { getConversation } from '@app/contract/conversations';
import { type Summary, summariseConversation } from '@app/contract/summaries';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyConversation } from '#test/empty-conversation.ts';
import { installFakeLayout } from '#test/fake-layout.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const id = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01';
const extracted: Summary = {
  kind: 'extracted',
  text: 'My tomatoes lose their leaves.',
  sentences: [{ messageId: id, role: 'user', text: 'My *tomatoes* lose their leaves.' }],
  keyPhrases: ['tomatoes'],
  model: null,
};

async function openSummary() {
  const app = renderApp(`/conversation-chat/${id}`);
  await app.user.click(await screen.findByRole('button', { name: 'Summarise' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Summary' })) };
}

beforeEach(() => {
  installFakeLayout();
  testServer().answer(getConversation, emptyConversation(id, { id, name: 'Home' }));
});

it('quotes the conversation and says that the summary is extracted', async () => {
  testServer().answer(summariseConversation, extracted);
  const { dialog } = await openSummary();
  expect(await dialog.findByText('My tomatoes lose their leaves.')).toBeVisible();
  expect(dialog.getByText('Extracted: sentences quoted from this conversation.')).toBeVisible();
  expect(dialog.getByText('tomatoes')).toBeVisible();
});

it('names the model that wrote the summary', async () => {
  testServer().answer(summariseConversation, { ...extracted, kind: 'written', text: 'Water them.', model: 'llama' });
  const { dialog } = await openSummary();
  expect(await dialog.findByText('Water them.')).toBeVisible();
  expect(dialog.getByText('Written by llama.')).toBeVisible();
});

it('says that a conversation is too short, and that a summary failed', async () => {
  testServer().answer(summariseConversation, new ErrorResponse('internal'));
  const { dialog, user } = await openSummary();
  const again = await dialog.findByRole('button', { name: 'Try again' });
  testServer().answer(summariseConversation, { ...extracted, text: '', sentences: [], keyPhrases: [] });
  await user.click(again);
  expect(await dialog.findByText('There is too little text to summarise.')).toBeVisible();
});

import { createMemory, deleteMemory, listMemories, type Memory, updateMemory } from '@app/contract/memories';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const fish: Memory = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f01',
  text: 'I eat fish.',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const findSection = async () => within(await screen.findByRole('region', { name: 'Assistant' }));

it('lists the memories, which can be edited and deleted', async () => {
  testServer().answer(listMemories, [fish]);
  testServer().answer(updateMemory, { ...fish, text: 'I eat no fish.' });
  testServer().answer(deleteMemory, undefined);
  const { user } = renderApp('/settings/assistant');
  const assistant = await findSection();
  await user.click(await assistant.findByRole('button', { name: 'Edit “I eat fish.”' }));
  const field = assistant.getByLabelText('Edit memory');
  await user.clear(field);
  await user.type(field, 'I eat no fish.{Enter}');
  await user.click(await assistant.findByRole('button', { name: 'Forget “I eat no fish.”' }));
  expect(await assistant.findByText('Nothing yet.')).toBeVisible();
  expect(testServer().requests(updateMemory)[0]?.body).toEqual({ text: 'I eat no fish.' });
});

it('links a memory to the conversation it comes from', async () => {
  const source = { conversationId: fish.id, title: 'Dinner plans' };
  testServer().answer(listMemories, [{ ...fish, source }]);
  renderApp('/settings/assistant');
  const link = await (await findSection()).findByRole('link', { name: 'Dinner plans' });
  expect(link).toHaveAttribute('href', `/conversation-chat/${fish.id}`);
});

it('keeps the text of a memory that the server refuses, and clears the field once it is saved', async () => {
  testServer().answer(createMemory, new ErrorResponse('memories.too_many'));
  const { user } = renderApp('/settings/assistant');
  const assistant = await findSection();
  const field = await assistant.findByLabelText('Something to remember');
  await user.type(field, ' I eat fish. ');
  await user.click(assistant.getByRole('button', { name: 'Remember' }));
  expect(await findToast('Not saved', /at most 50 things/)).toBeVisible();
  expect(field).toHaveValue(' I eat fish. ');
  testServer().answer(createMemory, fish);
  await user.click(assistant.getByRole('button', { name: 'Remember' }));
  expect(await assistant.findByText('I eat fish.')).toBeVisible();
  expect(field).toHaveValue('');
});

it('keeps a memory that could not be deleted, and says so', async () => {
  testServer().answer(listMemories, [fish]);
  testServer().answer(deleteMemory, new ErrorResponse('internal'));
  const { user } = renderApp('/settings/assistant');
  const assistant = await findSection();
  await user.click(await assistant.findByRole('button', { name: 'Forget “I eat fish.”' }));
  expect(await findToast('Not deleted')).toBeVisible();
  expect(assistant.getByText('I eat fish.')).toBeVisible();
});

it('says when the memories could not be loaded', async () => {
  testServer().answer(listMemories, new ErrorResponse('internal'));
  renderApp('/settings/assistant');
  expect(await screen.findByText('Your memories could not be loaded.')).toBeVisible();
});

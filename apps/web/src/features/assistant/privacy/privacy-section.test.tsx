import { listCategories } from '@app/contract/categories';
import { dismissFinding, getPrivacy, markCategory, markConversation, type Privacy } from '@app/contract/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const bankId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01';
const healthId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02';
const finding: Privacy['findings'][number] = {
  conversationId: bankId,
  title: 'Bank login',
  found: [
    { kind: 'password', count: 2 },
    { kind: 'card_number', count: 1 },
  ],
  messageId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0f01',
  isNeverSend: false,
};
const nothing: Privacy = { conversations: [], categories: [], findings: [], findingCount: 0 };

let stored: Privacy;
beforeEach(() => {
  stored = { ...nothing, findings: [finding], findingCount: 1 };
  testServer().answer(getPrivacy, () => stored);
  const health = { id: healthId, name: 'Health', description: '', emoji: '🏥', color: '#d46a6a' };
  testServer().answer(listCategories, [{ ...health, conversationCount: 2, isProtected: false, subcategories: [] }]);
});
const findPrivacy = async () => within(await screen.findByRole('region', { name: 'Privacy' }));

it('lists conversations with the kinds and counts of their private data, and excludes one from models', async () => {
  const { user } = renderApp('/settings/privacy');
  const part = await findPrivacy();
  expect(await part.findByText('2 passwords, a card number')).toBeVisible();
  testServer().answer(markConversation, () => {
    stored = { ...nothing, conversations: [{ id: bankId, name: 'Bank login' }] };
    return undefined;
  });
  await user.click(part.getByRole('button', { name: 'Never send Bank login' }));
  expect(await part.findByRole('button', { name: 'Allow Bank login again' })).toBeVisible();
  expect(part.queryByText('2 passwords, a card number')).not.toBeInTheDocument();
  expect(testServer().requests(markConversation)[0]).toMatchObject({
    params: { id: bankId },
    body: { neverSend: true },
  });
});

it('dismisses a finding, and shows it again when the server refuses', async () => {
  const { user } = renderApp('/settings/privacy');
  const part = await findPrivacy();
  testServer().answer(dismissFinding, new ErrorResponse('internal'));
  await user.click(await part.findByRole('button', { name: 'Dismiss Bank login' }));
  expect(await screen.findByText(/went wrong on our side/)).toBeVisible();
  expect(await part.findByText('Bank login')).toBeVisible();
});

it('excludes whole categories from models', async () => {
  testServer().answer(markCategory, undefined);
  const { user } = renderApp('/settings/privacy');
  const box = await (await findPrivacy()).findByRole('checkbox', { name: 'Health' });
  await user.click(box);
  await waitFor(() => expect(testServer().requests(markCategory)).toHaveLength(1));
  expect(testServer().requests(markCategory)[0]).toMatchObject({ params: { id: healthId }, body: { neverSend: true } });
});

import { type AccessToken, createToken, deleteToken, listTokens } from '@app/contract/tokens';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';
import { clientSetups } from './client-setups.ts';

const token: AccessToken = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01',
  name: 'Editor',
  scopes: ['archive:read', 'plan:read'],
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2100-12-20T09:00:00.000Z',
  lastUsedAt: null,
};
const secret = `aia_pat_${'a'.repeat(49)}`;
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

test('lists the programs with access, and revokes one', async () => {
  testServer().answer(listTokens, [
    token,
    { ...token, id: token.id.replace('01', '02'), name: 'Old', expiresAt: '2020-01-01T00:00:00.000Z' },
  ]);
  testServer().answer(deleteToken, undefined);
  const { user } = renderApp('/settings/tokens');
  const tokens = await findSection('Access tokens');
  expect(await tokens.findByText('Editor')).toBeVisible();
  expect(tokens.getAllByText('Read conversations and memories · Read events, tasks and goals')).toHaveLength(2);
  expect(tokens.getByText('Expired')).toBeVisible();
  await user.click(tokens.getByRole('button', { name: 'Revoke “Editor”' }));
  expect(await findToast('“Editor” has no access any more')).toBeVisible();
  expect(tokens.queryByText('Editor')).toBeNull();
});

test('shows a new token once, and in the lines of every program that takes one', async () => {
  testServer().answer(createToken, { ...token, token: secret });
  const { user } = renderApp('/settings/tokens');
  const tokens = await findSection('Access tokens');
  await user.type(await tokens.findByLabelText('Name'), 'Editor');
  await user.click(tokens.getByRole('button', { name: 'Create token' }));
  expect(await tokens.findByLabelText('Access token')).toHaveValue(secret);
  expect(testServer().requests(createToken)[0]?.body).toEqual({
    name: 'Editor',
    scopes: ['archive:read', 'plan:read', 'inbox:propose'],
    expiresInDays: 30,
  });
  const connect = await findSection('Connect a program');
  for (const { name, needsHttps } of clientSetups) {
    await user.selectOptions(connect.getByLabelText('Program'), name);
    const text = connect.getByText(/127\.0\.0\.1|localhost/).textContent ?? '';
    expect(text.includes(secret)).toBe(needsHttps !== true);
  }
  await user.click(tokens.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
  await user.selectOptions(connect.getByLabelText('Program'), 'Cursor');
  expect(connect.getByText(/YOUR_TOKEN/)).toBeVisible();
});

test('asks for a name and for what the token may do', async () => {
  const { user } = renderApp('/settings/tokens');
  const tokens = await findSection('Access tokens');
  for (const label of [
    'Read conversations and memories',
    'Read events, tasks and goals',
    'Propose plans, which wait in your inbox',
  ])
    await user.click(await tokens.findByRole('checkbox', { name: label }));
  await user.click(tokens.getByRole('button', { name: 'Create token' }));
  expect(tokens.getByText('Please enter a name')).toBeVisible();
  expect(tokens.getByText('Please choose at least one.')).toBeVisible();
  expect(testServer().requests(createToken)).toEqual([]);
});

test('says why no token could be made', async () => {
  testServer().answer(createToken, new ErrorResponse('tokens.too_many'));
  const { user } = renderApp('/settings/tokens');
  const tokens = await findSection('Access tokens');
  await user.type(await tokens.findByLabelText('Name'), 'Editor');
  await user.click(tokens.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(/at most 50 access tokens/)).toBeVisible();
});

test('the lines of JSON programs are JSON', () => {
  for (const { id, lines } of clientSetups) {
    const text = lines('http://127.0.0.1:3000/mcp', secret);
    if (['claude-desktop', 'cursor', 'vscode', 'gemini-cli'].includes(id)) expect(() => JSON.parse(text)).not.toThrow();
    expect(text).toContain('http://127.0.0.1:3000/mcp');
  }
});

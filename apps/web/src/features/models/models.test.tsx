import {
  createModelKey,
  deleteModelKey,
  getModelSettings,
  listModelKeys,
  type Model,
  type ModelKey,
  testModelKey,
  updateModelSettings,
} from '@app/contract/models';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { defaultModelSettings } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const keyId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01';
const model: Model = {
  id: `own/${keyId}/gpt-5`,
  name: 'gpt-5',
  provider: 'openai',
  contextLength: 400_000,
  seesImages: true,
  usesTools: true,
  inputPrice: 1.25,
  outputPrice: 10,
  isOwn: true,
  keyId,
};
const modelKey: ModelKey = {
  id: keyId,
  provider: 'openai',
  name: 'OpenAI',
  lastCharacters: 'wxyz',
  baseUrl: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  testedAt: '2026-11-20T09:00:00.000Z',
  models: [model],
};
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

describe('Settings → Models', () => {
  it('adds a key, and shows its models but never the key', async () => {
    testServer().answer(createModelKey, modelKey);
    const { user } = renderApp('/settings/models');
    const models = await findSection('Models');
    expect(await models.findByText('You have not added a key yet.')).toBeVisible();
    expect(models.getByRole('link', { name: 'Get a key from OpenAI' })).toHaveAttribute(
      'href',
      'https://platform.openai.com/api-keys',
    );
    await user.type(models.getByLabelText('Key'), 'sk-secret-wxyz');
    await user.click(models.getByRole('button', { name: 'Test and add' }));
    expect(await findToast('“OpenAI” was added')).toBeVisible();
    expect(testServer().requests(createModelKey)[0]?.body).toEqual({ provider: 'openai', key: 'sk-secret-wxyz' });
    expect(models.getByText(/Key ending in wxyz/)).toBeVisible();
    expect(models.getByLabelText('Key')).toHaveValue('');
    await user.click(models.getByText('1 model'));
    expect(
      models.getByText('400k context · sees pictures · uses tools · $1.25 in, $10 out per million tokens'),
    ).toBeVisible();
  });

  it('asks for the address of a server, and for a key only where it is needed', async () => {
    testServer().answer(createModelKey, { ...modelKey, provider: 'ollama', name: 'Ollama' });
    const { user } = renderApp('/settings/models');
    const models = await findSection('Models');
    await user.click(await models.findByRole('button', { name: 'Test and add' }));
    expect(await models.findByText('Please enter the key.')).toBeVisible();
    await user.selectOptions(models.getByLabelText('Provider'), 'Ollama');
    expect(await models.findByText('Please enter the address of the server.')).toBeVisible();
    await user.type(models.getByLabelText('Address'), 'http://127.0.0.1:11434');
    await user.click(models.getByRole('button', { name: 'Test and add' }));
    expect(await findToast('“Ollama” was added')).toBeVisible();
    expect(testServer().requests(createModelKey)[0]?.body).toEqual({
      provider: 'ollama',
      baseUrl: 'http://127.0.0.1:11434',
    });
  });

  it('says in the form why a key was refused, and keeps what was typed', async () => {
    testServer().answer(createModelKey, new ErrorResponse('models.no_credit'));
    const { user } = renderApp('/settings/models');
    const models = await findSection('Models');
    await user.type(await models.findByLabelText('Key'), 'sk-spent');
    await user.click(models.getByRole('button', { name: 'Test and add' }));
    expect(await models.findByRole('alert')).toHaveTextContent(/no credit left/);
    expect(models.getByLabelText('Key')).toHaveValue('sk-spent');
  });

  it('tests and deletes a key', async () => {
    testServer().answer(listModelKeys, [modelKey]);
    testServer().answer(testModelKey, modelKey);
    testServer().answer(deleteModelKey, undefined);
    const { user } = renderApp('/settings/models');
    const models = await findSection('Models');
    await user.click(await models.findByRole('button', { name: 'Test the key “OpenAI”' }));
    expect(await findToast('“OpenAI” works', 'It has 1 model.')).toBeVisible();
    await user.click(models.getByRole('button', { name: 'Delete the key “OpenAI”' }));
    expect(await findToast('“OpenAI” was deleted')).toBeVisible();
    expect(models.queryByText(/Key ending in/)).toBeNull();
  });

  it('shows what the month cost, and sets its limit', async () => {
    const month = {
      ...defaultModelSettings.month,
      cost: 1.5,
      inputTokens: 12_345,
      outputTokens: 678,
      calls: 9,
      unpricedCalls: 2,
    };
    testServer().answer(getModelSettings, { ...defaultModelSettings, month });
    testServer().answer(updateModelSettings, { ...defaultModelSettings, month, monthlyLimit: 5 });
    const { user } = renderApp('/settings/models');
    const shown = await findSection('This month');
    expect(shown.getByText('$1.50')).toBeVisible();
    expect(shown.getByText('12,345 in, 678 out')).toBeVisible();
    expect(shown.getByText(/^2 requests went to models whose price is not known/)).toBeVisible();
    await user.type(shown.getByLabelText('Monthly limit in US dollars'), 'much');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(shown.getByText('Please enter an amount from 0 to 100,000, such as 5.50.')).toBeVisible();
    await user.clear(shown.getByLabelText('Monthly limit in US dollars'));
    await user.type(shown.getByLabelText('Monthly limit in US dollars'), '5');
    await user.click(shown.getByRole('button', { name: 'Save' }));
    expect(await findToast('Limit saved')).toBeVisible();
    expect(testServer().requests(updateModelSettings)[0]?.body).toEqual({ monthlyLimit: 5 });
  });

  it('says that the operator allows no own models', async () => {
    testServer().answer(getModelSettings, { ...defaultModelSettings, providers: [] });
    renderApp('/settings/models');
    const models = await findSection('Models');
    expect(await models.findByText(/does not allow models of your own/)).toBeVisible();
    expect(models.queryByLabelText('Key')).toBeNull();
  });
});

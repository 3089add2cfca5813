import { screen, waitFor, within } from '@testing-library/react';
import {
  getAssistantSettings,
  getModelStatus,
  listModelCalls,
  type ModelCall,
  testModel,
  updateAssistantSettings,
} from '@app/contract/assistant';
import { getRefiningStatus } from '@app/contract/refining';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const connected = {
  state: 'connected',
  label: 'gpt-5-mini (OpenAI)',
  destination: 'api.openai.com',
  staysHere: false,
  showsSetup: true,
} as const;
const call: ModelCall = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01',
  at: '2026-11-20T09:00:00.000Z',
  purpose: 'chat',
  model: 'gpt-5-mini (OpenAI)',
  destination: 'api.openai.com',
  conversations: [{ id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01', title: 'Sleeping better' }],
  characters: 1234,
  inputTokens: 300,
  outputTokens: 20,
  outcome: 'answered',
};
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

it('saves the archive setting immediately, and restores it if the server refuses', async () => {
  const { user } = renderApp('/settings/assistant');
  const box = await screen.findByRole('checkbox', { name: 'Use my conversations in answers' });
  testServer().answer(updateAssistantSettings, new ErrorResponse('internal'));
  await user.click(box);
  expect(await screen.findByText(/went wrong on our side/)).toBeVisible();
  expect(box).toBeChecked();
  testServer().answer(updateAssistantSettings, { usesArchive: false, instructions: '', tools: [] });
  await user.click(box);
  expect(box).not.toBeChecked();
  await waitFor(() =>
    expect(testServer().requests(updateAssistantSettings).at(-1)?.body).toEqual({ usesArchive: false }),
  );
});

it('saves custom instructions', async () => {
  testServer().answer(updateAssistantSettings, ({ body }) => ({
    usesArchive: true,
    instructions: '',
    ...body,
    tools: [],
  }));
  const { user } = renderApp('/settings/assistant');
  const assistant = await findSection('Assistant');
  await user.type(await assistant.findByRole('textbox', { name: 'Custom instructions' }), 'Be brief.');
  await user.click(assistant.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(assistant.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('shows that no model is connected, and how to connect one', async () => {
  const { user } = renderApp('/settings/model');
  const model = await findSection('Connect a model');
  expect(await model.findByText(/No model is connected/)).toBeVisible();
  await user.click(model.getByText('How to connect a model'));
  expect(model.getByText(/ollama pull/)).toBeVisible();
  expect(model.getByText(/npm run admin -- model openai/)).toBeVisible();
});

it('names the connected model, where questions go, and tests it', async () => {
  testServer().answer(getModelStatus, connected);
  const { user } = renderApp('/settings/model');
  const model = await findSection('Connect a model');
  expect(await model.findByText('gpt-5-mini (OpenAI)')).toBeVisible();
  expect(model.getByText('Questions are sent to api.openai.com.')).toBeVisible();
  const message = 'gpt-5-mini (OpenAI) answers.';
  testServer().answer(testModel, { isWorking: true, message, milliseconds: 1240 });
  await user.click(model.getByRole('button', { name: 'Test the connection' }));
  expect(await model.findByText(`${message} The first word took 1.2 s.`)).toBeVisible();
  const failed = 'The assistant is not set up correctly. Please tell the operator of this app.';
  testServer().answer(testModel, { isWorking: false, message: failed, milliseconds: 90 });
  await user.click(model.getByRole('button', { name: 'Test the connection' }));
  expect(await model.findByText(failed)).toBeVisible();
});

it('explains how to connect a model only to a person who may do it', async () => {
  testServer().answer(getModelStatus, { ...connected, showsSetup: false });
  renderApp('/settings/model');
  const model = await findSection('Connect a model');
  expect(await model.findByText('Connected')).toBeVisible();
  expect(model.queryByText('How to connect another one')).toBeNull();
});

it('shows the background work of the model, and when it is paused', async () => {
  testServer().answer(getModelStatus, connected);
  const used = { state: 'resting', waiting: 12, done: 1, tokensToday: 100_000, tokensPerDay: 100_000 } as const;
  testServer().answer(getRefiningStatus, used);
  renderApp('/settings/model');
  const model = await findSection('Connect a model');
  expect(await model.findByText('12 conversations are waiting, 1 is done. It continues tomorrow.')).toBeVisible();
  expect(model.getByText('100,000 of 100,000 tokens used today by all users')).toBeVisible();
});

it('shows what was sent: why, where to, and from which conversation', async () => {
  testServer().answer(listModelCalls, [call, { ...call, id: call.id.replace(/1$/, '2'), outcome: 'failed' }]);
  renderApp('/settings/calls');
  const log = await findSection('What was sent');
  const [row] = await log.findAllByRole('listitem');
  expect(within(row as HTMLElement).getByRole('link', { name: 'Sleeping better' })).toBeVisible();
  expect(row).toHaveTextContent('1,234 characters to api.openai.com');
  expect(log.getByText('No reply')).toBeVisible();
});

it('loads the settings again after a failure', async () => {
  testServer().answer(getAssistantSettings, new ErrorResponse('internal'));
  const { user } = renderApp('/settings/assistant');
  const assistant = await findSection('Assistant');
  testServer().answer(getAssistantSettings, { usesArchive: false, instructions: 'Be kind.', tools: [] });
  await user.click(await assistant.findByRole('button', { name: 'Try again' }));
  expect(await assistant.findByDisplayValue('Be kind.')).toBeVisible();
});

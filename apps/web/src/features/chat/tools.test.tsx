import '#test/ready-markdown.ts';
import { getAssistantSettings, getModelStatus, updateAssistantSettings } from '@app/contract/assistant';
import { sendChat } from '@app/contract/chat';
import type { ChatStreamEvent } from '@app/contract/chat-stream';
import type { ToolUse } from '@app/contract/tool-uses';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { completed, delta, started } from './testing/scripted-transport.ts';

const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const getThread = () => within(screen.getByRole('region', { name: 'Messages' }));
const makeToolUse = (fields: Partial<ToolUse>): ToolUse => ({
  tool: 'archive',
  subject: 'sourdough',
  detail: '',
  state: 'done',
  ...fields,
});

beforeEach(() => window.sessionStorage.clear());

it('each use of a tool is shown as a line, while it runs and in the finished reply', async () => {
  const stream = testServer().stream(sendChat);
  const { user } = renderApp('/');
  await user.type(await findInput(), 'Why?{Enter}');
  await screen.findByRole('region', { name: 'Messages' });
  stream.send(started, { type: 'tool', index: 0, use: makeToolUse({ state: 'running' }) });
  expect(await getThread().findByText('Searching your archive for “sourdough”')).toBeVisible();
  const uses = [
    makeToolUse({ detail: '2 conversations' }),
    makeToolUse({ tool: 'calculator', subject: '17% * 2340', detail: '397.8' }),
    makeToolUse({ tool: 'calendar', subject: '2026-11-24', detail: '1 event' }),
    makeToolUse({ tool: 'page', subject: 'https://www.example.org/hours', detail: 'Hours' }),
    makeToolUse({ tool: 'page', subject: 'https://evil.test/?q=1', state: 'asked' }),
  ];
  stream.send({ type: 'tool', index: 0, use: uses[0] as ToolUse }, delta('Because.'), {
    ...completed('Because.'),
    tools: uses,
  } as ChatStreamEvent);
  stream.end();
  const listToolLines = () =>
    within(getThread().getByRole('list', { name: 'Used for this reply' })).getAllByRole('listitem');
  await waitFor(() => expect(listToolLines()).toHaveLength(5));
  expect(listToolLines().map((line) => line.textContent)).toEqual([
    'Searched your archive for “sourdough” · 2 conversations',
    'Calculated 17% * 2340 = 397.8',
    'Looked at your calendar: Nov 24, 2026 · 1 event',
    'Read example.org/hours · Hours',
    'Asks to read https://evil.test/?q=1',
  ]);
  // An address that was not read is not a link, because opening it would request it.
  expect(getThread().getAllByRole('link')).toHaveLength(1);
});

it('a switch in the input turns a tool off and stores this in the settings', async () => {
  let tools = (['archive', 'pages'] as const).map((name) => ({ name, isOn: true }));
  const makeSettings = () => ({ usesArchive: true, instructions: '', tools });
  testServer().answer(getModelStatus, {
    state: 'connected',
    label: 'm',
    destination: 'm.test',
    staysHere: false,
    showsSetup: true,
  });
  testServer().answer(getAssistantSettings, makeSettings);
  testServer().answer(updateAssistantSettings, ({ body }) => {
    tools = tools.map((tool) => body.tools?.find(({ name }) => name === tool.name) ?? tool) as typeof tools;
    return makeSettings();
  });
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'What the model may use' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Web pages/ }));
  await waitFor(() =>
    expect(testServer().requests(updateAssistantSettings)[0]?.body).toEqual({
      tools: [{ name: 'pages', isOn: false }],
    }),
  );
  expect(await screen.findByRole('checkbox', { name: /^Web pages/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'What the model may use: 1 of 2 on', hidden: true })).toBeInTheDocument();
});

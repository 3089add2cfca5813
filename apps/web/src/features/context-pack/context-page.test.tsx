import { type ContextPack, getContextPack, readMemory, updateContextPack } from '@app/contract/context-pack';
import { createMemory, type Memory } from '@app/contract/memories';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const [conversationId, messageId, lineId, memoryId] = [1, 2, 3, 4].map(
  (last) => `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a0${last}`,
) as [string, string, string, string];

const job = {
  id: lineId,
  text: 'I am a nurse in Leeds',
  sources: [{ conversationId, messageId, at: '2026-11-12T09:00:00.000Z' }],
  pinned: false,
  hidden: false,
  confidence: 0.6,
  origin: 'archive' as const,
};
const memory = { ...job, id: memoryId, text: 'I eat fish.', sources: [], confidence: 1, origin: 'memory' as const };
const packWith = (
  work: ContextPack['sections'][number]['items'] = [job],
  fields: Partial<ContextPack> = {},
): ContextPack => ({
  version: 1,
  madeAt: '2026-11-20T09:00:00.000Z',
  isBuilding: false,
  includesHealth: false,
  sections: [
    { key: 'about', title: 'About me', items: [memory] },
    { key: 'work', title: 'Work', items: work },
    { key: 'people', title: 'People', items: [] },
  ],
  ...fields,
});
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the lines with the conversations they come from', async () => {
  testServer().answer(getContextPack, packWith());
  renderApp('/context');
  const work = await findSection('Work');
  expect(work.getByText(/I am a nurse in Leeds/)).toBeVisible();
  expect(work.getByRole('link', { name: 'Nov 12, 2026' })).toHaveAttribute(
    'href',
    `/conversation-chat/${conversationId}?message=${messageId}`,
  );
  expect((await findSection('About me')).getByText('From “Remember about me”.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'People' })).not.toBeInTheDocument();
});

it('shows what the person said beside the wording of a model, and restores the original words', async () => {
  const said = "I'm like a nurse there in Leeds";
  testServer().answer(getContextPack, packWith([{ ...job, builtText: said, wordedBy: 'model' }]));
  testServer().answer(updateContextPack, packWith([{ ...job, text: said }]));
  const { user } = renderApp('/context');
  const work = await findSection('Work');
  expect(work.getByText(`Worded by the model; you said “${said}”.`)).toBeVisible();
  expect(work.queryByText('Changed by you.')).toBeNull();
  await user.click(work.getByRole('button', { name: `Edit “${job.text}”` }));
  await user.click(work.getByRole('button', { name: 'Use the original words' }));
  expect(await work.findByText(said)).toBeVisible();
  expect(testServer().requests(updateContextPack)[0]?.body.sections?.[0]?.items).toEqual([{ id: lineId, text: said }]);
});

it('pins, hides and changes a line, and restores its text', async () => {
  testServer().answer(getContextPack, packWith());
  testServer().answer(updateContextPack, packWith([{ ...job, text: 'Head nurse', pinned: true, builtText: job.text }]));
  const { user } = renderApp('/context');
  const work = await findSection('Work');
  await user.click(work.getByRole('button', { name: 'Edit “I am a nurse in Leeds”' }));
  const field = work.getByLabelText('Edit line');
  await user.clear(field);
  await user.type(field, 'Head nurse{Enter}');
  expect(await work.findByText('Changed by you.')).toBeVisible();
  expect(work.getByText('Pinned')).toBeVisible();
  await user.click(work.getByRole('button', { name: 'Unpin “Head nurse”' }));
  await user.click(work.getByRole('button', { name: 'Edit “Head nurse”' }));
  testServer().answer(updateContextPack, packWith([{ ...job, hidden: true }]));
  await user.click(work.getByRole('button', { name: 'Use the original words' }));
  expect(await work.findByText('1 hidden line')).toBeVisible();
  const changes = testServer()
    .requests(updateContextPack)
    .map(({ body }) => body.sections?.[0]?.items[0]);
  expect(changes).toEqual([
    { id: lineId, text: 'Head nurse' },
    { id: lineId, pinned: false },
    { id: lineId, text: job.text },
  ]);
});

it('says why a new line was refused, and keeps its text', async () => {
  testServer().answer(getContextPack, packWith());
  testServer().answer(updateContextPack, new ErrorResponse('context.too_many_lines'));
  const { user } = renderApp('/context');
  await user.click(await screen.findByRole('button', { name: 'Add a line to “People”' }));
  const people = await findSection('People');
  await user.type(people.getByLabelText('New line in “People”'), 'My wife is Anna{Enter}');
  expect(await findToast('Not saved', /at most 100 lines/)).toBeVisible();
  expect(people.getByLabelText('New line in “People”')).toHaveValue('My wife is Anna');
  expect(testServer().requests(updateContextPack)[0]?.body).toEqual({
    sections: [{ key: 'people', items: [{ text: 'My wife is Anna' }] }],
  });
});

it('copies the short form as Markdown', async () => {
  testServer().answer(getContextPack, packWith([{ ...job, hidden: true }]));
  const { user } = renderApp('/context');
  await user.click(await screen.findByRole('button', { name: 'Copy short form' }));
  expect(await findToast('Copied: 26 characters')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('## About me\n\n- I eat fish.');
});

it('includes health only when it is switched on', async () => {
  testServer().answer(getContextPack, packWith());
  testServer().answer(updateContextPack, packWith([job], { includesHealth: true }));
  const { user } = renderApp('/context');
  await user.click(await screen.findByRole('checkbox', { name: 'Include health' }));
  expect(await screen.findByRole('checkbox', { name: 'Include health' })).toBeChecked();
  expect(testServer().requests(updateContextPack)[0]?.body).toEqual({ includesHealth: true });
});

it('remembers the confirmed lines of another assistant', async () => {
  const stored: Memory = { id: memoryId, text: 'x', createdAt: '2026-11-20T09:00:00.000Z' };
  testServer().answer(readMemory, [
    { text: 'Works as a nurse', isKnown: false },
    { text: 'Has a dog', isKnown: false },
    { text: 'Eats fish', isKnown: true },
  ]);
  testServer().answer(createMemory, stored);
  const { user } = renderApp('/context');
  const area = await findSection('Bring what other assistants remember');
  await user.type(area.getByLabelText('What the assistant answered'), '- Works as a nurse');
  await user.click(area.getByRole('button', { name: 'Read the lines' }));
  await user.click(await area.findByRole('checkbox', { name: 'Has a dog' }));
  expect(area.getByRole('checkbox', { name: /Eats fish/ })).toBeDisabled();
  await user.click(area.getByRole('button', { name: 'Remember 1 line' }));
  expect(await findToast('1 line remembered')).toBeVisible();
  expect(
    testServer()
      .requests(createMemory)
      .map(({ body }) => body.text),
  ).toEqual(['Works as a nurse']);
});

it('says when nothing is known, when the archive is being read, and when the context could not be loaded', async () => {
  testServer().answer(getContextPack, { ...packWith([]), sections: [] });
  const first = renderApp('/context');
  expect(await screen.findByText('Nothing is known about you yet')).toBeVisible();
  first.unmount();
  testServer().answer(getContextPack, packWith([job], { isBuilding: true, madeAt: null }));
  const second = renderApp('/context');
  expect(await screen.findByText('Your archive is being read. New lines appear here.')).toBeVisible();
  second.unmount();
  testServer().answer(getContextPack, new ErrorResponse('internal'));
  renderApp('/context');
  expect(await screen.findByText('Your context could not be loaded.')).toBeVisible();
});

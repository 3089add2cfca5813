import { expect, it } from 'vitest';
import { createModelTools, type ToolDependencies } from './model-tools.ts';
import { lookUpIfObvious } from './obvious-lookup.ts';
import type { ToolScope } from './tool-result.ts';

const now = new Date('2026-11-20T09:00:00Z');
const scope: ToolScope = {
  userId: 'ann',
  conversationId: 'chat',
  timeZone: 'Europe/Berlin',
  now,
  switches: new Set(['calendar']),
  isTemporary: false,
  ownTexts: [],
};

/** What is looked up for a question, with events of those titles, one a day from tomorrow on. */
function lookUp(question: string, listEvents: () => Promise<string[]>) {
  const dependencies = {
    schedule: {
      list: async () =>
        (await listEvents()).map((title, day) => ({
          title,
          eventDate: new Date(now.getTime() + (day + 1) * 86_400_000).toISOString(),
          duration: 30,
        })),
    },
    tasks: { list: () => Promise.resolve([]) },
    reminders: { list: () => Promise.resolve([]) },
    maskSecrets: (text: string) => text,
    log: { warn: () => {} },
  } as unknown as ToolDependencies;
  const run = { extras: { sources: [], proposals: [] }, signal: new AbortController().signal, onUse: () => {} };
  return lookUpIfObvious(createModelTools(dependencies, scope, run), scope, question);
}

const busyMonths = [...Array.from({ length: 70 }, () => 'Stand-up'), 'Dentist'];

it('finds the event that is asked for behind many others', async () => {
  const { plans } = await lookUp('When is my dentist appointment?', () => Promise.resolve(busyMonths));
  expect(plans).toContain('Dentist');
  expect(plans).toContain('Stand-up');
});

it('says how many events were left out of a long list', async () => {
  const { plans } = await lookUp('When is my physio appointment?', () => Promise.resolve(busyMonths));
  expect(plans).toContain('"eventsLeftOut":31');
});

it('tells the model that plans could not be read, outside the tags of data', async () => {
  const { plans } = await lookUp('When is my dentist appointment?', () => Promise.reject(new Error('broken')));
  expect(plans).toBe("The user's plans could not be read. This failed. Answer without it, and say so.");
});

import { expect, test, vi } from 'vitest';
import { type DatedQuestion, intentOf } from './grounded/question-intent.ts';
import { createPersonReader, type PersonDependencies } from './known-person.ts';

const body = { message: 'What do I have to do tomorrow?', timeZone: 'UTC' };

const pack = { madeAt: null, includesHealth: false, rows: [] };
const row = {
  firstName: 'Ann',
  subscriptionTier: 'free',
  currentPeriodEnd: null,
  aiChatsPerMonth: null,
  settings: null,
  memories: [],
  pack,
};

function createReader(changes: object = {}) {
  const now = vi.fn<() => Date>(() => new Date('2026-11-28T12:00:00Z'));
  const readForChat = vi.fn<PersonDependencies['contextPack']['readForChat']>(async () => ({ text: '', lines: [] }));
  const dependencies = {
    clock: { now },
    assistant: { toSettings: () => ({ usesArchive: true, instructions: '', tools: [] }) },
    billing: { toEntitlements: () => ({ isPremium: false }) },
    contextPack: { readForChat },
    intents: { detect: async (question: DatedQuestion) => intentOf(question) },
    modelGateway: { current: async () => ({}) },
    ...changes,
  } as unknown as PersonDependencies;
  const people = createPersonReader(dependencies, async () => row);
  return { now, people, readForChat };
}

test('the person is read at once, but the intent is detected only if the rate limit allows the request', async () => {
  const { now, people, readForChat } = createReader();
  const counted = Promise.withResolvers<void>();
  const allowed = people.readAhead('ann', body, { withinRateLimit: counted.promise });
  expect(await allowed.person).toMatchObject({ firstName: 'Ann' });
  expect(readForChat).toHaveBeenCalledWith('ann', pack, counted.promise);
  expect(now).not.toHaveBeenCalled();
  counted.resolve();
  expect(await allowed.intent).toMatchObject({ question: body.message, intent: { intent: 'plan_question' } });
  expect(now).toHaveBeenCalledOnce();

  const refusal = new Error('too many calls');
  const refused = people.readAhead('ann', body, { withinRateLimit: Promise.reject(refusal) });
  expect(await refused.intent).toBeUndefined();
  expect(now).toHaveBeenCalledOnce();
});

test('the intent is detected before the call is counted if it will probably be allowed', async () => {
  const { people, readForChat } = createReader();
  const counted = new Promise<void>(() => undefined);
  const ahead = people.readAhead('ann', body, { withinRateLimit: counted, mayPrepare: Promise.resolve() });
  expect(await ahead.intent).toMatchObject({ intent: { intent: 'plan_question' } });
  expect(readForChat).toHaveBeenCalledWith('ann', pack, counted);
});

test('the person is read even if the intent cannot be detected', async () => {
  const detect = async () => Promise.reject(new Error('out of memory'));
  const ahead = createReader({ intents: { detect } }).people.readAhead('ann', body);
  expect(await ahead.intent).toBeUndefined();
  expect(await ahead.person).toMatchObject({ firstName: 'Ann' });
});

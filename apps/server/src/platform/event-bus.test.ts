import { expect, it } from 'vitest';
import { createEventBus, defineEvent } from './event-bus.ts';

const shipArrived = defineEvent<{ name: string }>('harbour.ship-arrived');
const shipLeft = defineEvent<{ name: string }>('harbour.ship-left');

it('calls the listeners of an event in order, with the publisher’s scope', async () => {
  const bus = createEventBus<string>();
  const calls: string[] = [];
  bus.subscribe(shipArrived, async ({ name }, scope) => {
    await Promise.resolve();
    calls.push(`first ${name} ${scope}`);
  });
  bus.subscribe(shipArrived, ({ name }) => {
    calls.push(`second ${name}`);
  });
  bus.subscribe(shipLeft, () => {
    calls.push('wrong event');
  });
  await bus.publish(shipArrived, { name: 'Ariel' }, 'tx1');
  expect(calls).toEqual(['first Ariel tx1', 'second Ariel']);
});

it('makes the publisher fail when a listener fails, so that the transaction they share is rolled back', async () => {
  const bus = createEventBus<undefined>();
  bus.subscribe(shipArrived, () => {
    throw new Error('no berth');
  });
  await expect(bus.publish(shipArrived, { name: 'Ariel' }, undefined)).rejects.toThrow('no berth');
});

it('does not call a listener that has unsubscribed', async () => {
  const bus = createEventBus<undefined>();
  let calls = 0;
  const unsubscribe = bus.subscribe(shipArrived, () => {
    calls += 1;
  });
  unsubscribe();
  await bus.publish(shipArrived, { name: 'Ariel' }, undefined);
  expect(calls).toBe(0);
});

import { expect, test } from 'vitest';
import { pushedReminders } from './notification-writes.ts';

const push = (id, title) => ({ message: { id, title } });
const listStored = (received) => pushedReminders.listStored({ receivers: { push: { service: { received } } } });

test('a message that is sent again with its id counts once, and with another id twice', async () => {
  const received = [push('1', 'first'), push('1', 'first'), push('2', 'second'), push('3', 'second')];
  expect(await listStored(received)).toEqual(['first', 'second', 'second']);
});

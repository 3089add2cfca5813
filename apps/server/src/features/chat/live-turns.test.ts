import { expect, test } from 'vitest';
import { createLiveTurns } from './live-turns.ts';

test('a process that stops waits for its replies, and one that begins meanwhile ends at once', async () => {
  const live = createLiveTurns();
  const early = live.open('early');
  const stopped = live.stopAll();
  expect(early.stop.signal.aborted).toBe(true);
  const late = live.open('late');
  expect(late.stop.signal.aborted).toBe(true);
  early.close();
  late.close();
  await stopped;
});

import { expect, test } from 'vitest';
import { createLiveTurns } from './live-turns.ts';

test('a stopping process waits for its replies, and a reply that starts meanwhile ends immediately', async () => {
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

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

test('readers who come later get the error of a failed reply, if it is one of the latest 500 failures', () => {
  const live = createLiveTurns();
  const fail = (messageId: string) => live.open(messageId).close(new Error(messageId));
  fail('first');
  live.open('complete').close();
  expect(live.find('first')).toBeUndefined();
  expect(live.findFailure('first')).toEqual(new Error('first'));
  expect(live.findFailure('complete')).toBeUndefined();
  for (let count = 0; count < 500; count += 1) fail(`later ${count}`);
  expect(live.findFailure('first')).toBeUndefined();
  expect(live.findFailure('later 0')).toEqual(new Error('later 0'));
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWaitingReaders } from '#platform/waiting-readers.ts';
import type { TurnRow } from './chat-turns.repository.ts';
import { createLiveTurns } from './live-turns.ts';
import { createTurnRunner, type TurnRunnerDependencies } from './turn-runner.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a turn whose reply is the given deltas, while another person waits for first words. */
function runAmongWaiting(deltas: readonly string[], stopAfterDeltas = false) {
  const waitingReaders = createWaitingReaders();
  const live = createLiveTurns();
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(name);
  const storeReply = vi.fn<TurnRunnerDependencies['store']['storeReply']>(step('reply'));
  const store = { storeQuestion: step('question'), storeReply, deleteUnanswered: step('deleted') };
  const saver = { watch: () => ({ saveBeginning: step('beginning'), end: step('saved') }) };
  const answerer = {
    label: 'model',
    answer: async function* () {
      yield* deltas;
      if (stopAfterDeltas) live.find('reply')?.stop.abort();
    },
  };
  const chooseAnswerer = async () => answerer;
  const dependencies = { store, saver, live, chooseAnswerer, waitingReaders } as unknown as TurnRunnerDependencies;
  const other = waitingReaders.begin();
  const turn = { messageId: 'reply', userId: 'ann' } as TurnRow;
  const ended = createTurnRunner(dependencies).run(turn, { reader: waitingReaders.begin() });
  return { ended, live, other, steps, storeReply };
}

test('the end of a reply lets beginnings pass', async () => {
  const { ended, other, steps } = runAmongWaiting(['One', ' two']);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(steps).toEqual(['beginning']);
  other.end();
  await vi.advanceTimersByTimeAsync(100);
  await ended;
  expect(steps).toEqual(['beginning', 'question', 'saved', 'reply']);
});

test('the end of a reply waits for two seconds at most', async () => {
  const { ended, steps } = runAmongWaiting(['One']);
  await vi.advanceTimersByTimeAsync(2_100);
  await ended;
  expect(steps).toContain('reply');
});

test('a complete reply that is stopped while its end waits is stored at once, as complete', async () => {
  const { ended, live, storeReply } = runAmongWaiting(['One']);
  await vi.advanceTimersByTimeAsync(100);
  expect(storeReply).not.toHaveBeenCalled();
  live.find('reply')?.stop.abort();
  await ended;
  const reply = { content: 'One', status: 'complete', state: 'completed' };
  expect(storeReply).toHaveBeenCalledWith(expect.anything(), expect.objectContaining(reply));
});

test('a reply that is stopped before its text is complete ends at once, as stopped', async () => {
  const { ended, storeReply } = runAmongWaiting(['One'], true);
  await ended;
  const reply = { content: 'One', status: 'interrupted', state: 'stopped' };
  expect(storeReply).toHaveBeenCalledWith(expect.anything(), expect.objectContaining(reply));
});

test('a reply without text ends at once', async () => {
  const { ended, steps } = runAmongWaiting([]);
  await ended;
  expect(steps).toEqual(['saved', 'deleted']);
});

test('a reply is cut off at 400,000 characters, also within one delta', async () => {
  const { ended, storeReply } = runAmongWaiting(['One', 'x'.repeat(1_000_000), 'never']);
  await vi.advanceTimersByTimeAsync(2_100);
  await ended;
  expect(storeReply.mock.calls[0]?.[1].content).toHaveLength(400_000);
});

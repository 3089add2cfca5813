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

/** Runs a turn whose reply is the given pieces, while another person waits for first words. */
function runAmongWaiting(pieces: readonly string[]) {
  const waitingReaders = createWaitingReaders();
  const live = createLiveTurns();
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(name);
  const store = { storeQuestion: step('question'), storeReply: step('reply'), deleteUnanswered: step('deleted') };
  const saver = { watch: () => ({ saveBeginning: step('beginning'), end: step('saved') }) };
  const answerer = {
    label: 'model',
    answer: async function* () {
      yield* pieces;
    },
  };
  const chooseAnswerer = async () => answerer;
  const dependencies = { store, saver, live, chooseAnswerer, waitingReaders } as unknown as TurnRunnerDependencies;
  const other = waitingReaders.begin();
  const turn = { messageId: 'reply', userId: 'ann' } as TurnRow;
  const ended = createTurnRunner(dependencies).run(turn, { reader: waitingReaders.begin() });
  return { ended, live, other, steps };
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

test('a reply that is stopped ends at once', async () => {
  const { ended, live, steps } = runAmongWaiting(['One']);
  await vi.advanceTimersByTimeAsync(100);
  live.find('reply')?.stop.abort();
  await ended;
  expect(steps).toContain('reply');
});

test('a reply without text ends at once', async () => {
  const { ended, steps } = runAmongWaiting([]);
  await ended;
  expect(steps).toEqual(['saved', 'deleted']);
});

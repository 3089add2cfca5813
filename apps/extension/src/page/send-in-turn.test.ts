import { expect, test } from 'vitest';
import { createSender } from './send-in-turn.ts';

/** A connection whose first attempts fail in these ways; all later ones succeed. */
function createConnection(failures: ('rejected' | 'not stored')[], isGone = false) {
  const sent: string[] = [];
  const waited: number[] = [];
  const send = createSender<string>({
    async send(message) {
      const failure = failures[sent.push(message) - 1];
      if (failure === 'rejected') throw new Error('the channel closed');
      return failure === undefined;
    },
    isGone: () => isGone,
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  return { send, sent, waited };
}

test('a message is sent again when the worker ended or could not store it', async () => {
  const { send, sent, waited } = createConnection(['rejected', 'not stored']);
  expect(await send('first')).toBe(true);
  expect(sent).toEqual(['first', 'first', 'first']);
  expect(waited).toEqual([300, 1_000]);
});

test('a later message waits until the earlier one is handled or given up', async () => {
  const recovering = createConnection(['rejected']);
  expect(await Promise.all([recovering.send('old'), recovering.send('new')])).toEqual([true, true]);
  expect(recovering.sent).toEqual(['old', 'old', 'new']);
  const givenUp = createConnection(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(await Promise.all([givenUp.send('old'), givenUp.send('new')])).toEqual([false, true]);
  expect(givenUp.sent).toEqual(['old', 'old', 'old', 'old', 'new']);
});

test('nothing is sent again when the extension is gone', async () => {
  const { send, sent } = createConnection(['rejected'], true);
  expect(await send('first')).toBe(false);
  expect(sent).toEqual(['first']);
});

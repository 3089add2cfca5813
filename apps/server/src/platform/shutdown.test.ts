import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createShutdown } from './shutdown.ts';

const log = createLogger({ level: 'silent' });

it('stops what was started last first, once, however often it is asked', async () => {
  const shutdown = createShutdown({ log });
  const stopped: string[] = [];
  shutdown.onStop('database', () => void stopped.push('database'));
  shutdown.onStop('server', async () => {
    await Promise.resolve();
    stopped.push('server');
  });
  const results = await Promise.all([shutdown.stop(), shutdown.stop()]);
  expect(results).toEqual([true, true]);
  expect(stopped).toEqual(['server', 'database']);
});

it('goes on with the rest when a part fails, and says that it was not clean', async () => {
  const shutdown = createShutdown({ log });
  const stopped: string[] = [];
  shutdown.onStop('database', () => void stopped.push('database'));
  shutdown.onStop('server', () => {
    throw new Error('stuck');
  });
  expect(await shutdown.stop()).toBe(false);
  expect(stopped).toEqual(['database']);
});

it('gives up on a part that never ends', async () => {
  const shutdown = createShutdown({ log, timeoutMs: 20 });
  shutdown.onStop('server', () => new Promise<void>(() => undefined));
  expect(await shutdown.stop()).toBe(false);
});

import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createShutdown } from './shutdown.ts';

const log = createLogger({ level: 'silent' });

it('stops in reverse order of start, and only once', async () => {
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

it('continues when a part fails, and reports that the stop was not clean', async () => {
  const shutdown = createShutdown({ log });
  const stopped: string[] = [];
  shutdown.onStop('database', () => void stopped.push('database'));
  shutdown.onStop('server', () => {
    throw new Error('stuck');
  });
  expect(await shutdown.stop()).toBe(false);
  expect(stopped).toEqual(['database']);
});

it('does not wait for a part that never ends', async () => {
  const shutdown = createShutdown({ log, timeoutMs: 20 });
  shutdown.onStop('server', () => new Promise<void>(() => undefined));
  expect(await shutdown.stop()).toBe(false);
});

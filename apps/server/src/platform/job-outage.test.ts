import { expect, test, vi } from 'vitest';
import { createJobOutage } from './job-outage.ts';
import { createLogger } from './logger.ts';

const log = createLogger({ level: 'silent' });

test('a queue whose repair meets another outage is repaired again', async () => {
  const endedSession = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const onRestored = vi.fn<(outageSeconds: number) => Promise<void>>().mockRejectedValueOnce(endedSession);
  const outage = createJobOutage({
    probe: () => Promise.resolve(),
    onRestored: onRestored.mockResolvedValue(),
    log,
    stopping: new AbortController().signal,
  });
  outage.report(endedSession);
  await outage.waitUntilOver(new AbortController().signal);
  expect(onRestored).toHaveBeenCalledTimes(2);
});

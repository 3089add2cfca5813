import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function recordLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger({
    level: 'info',
    destination: { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  });
  return { log, lines };
}

it('removes secrets and bodies wherever they are passed', () => {
  const { log, lines } = recordLog();
  log.info({ password: 'p4ss', headers: { authorization: 'Bearer abc', cookie: 'session=abc' } }, 'signed in');
  log.info({ job: { payload: { token: 'abc' } }, body: { message: 'my diary' } }, 'worked');
  const text = JSON.stringify(lines);
  for (const secret of ['p4ss', 'abc', 'diary']) expect(text).not.toContain(secret);
  expect(lines[0]).toMatchObject({ msg: 'signed in', password: '[removed]' });
});

it('logs an error with its causes but without the parameters of a failed statement', () => {
  const { log, lines } = recordLog();
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  const error = new Error('Failed query: insert into notes values ($1)\nparams: my diary', { cause });
  log.error({ err: error }, 'a request failed');
  expect(lines[0]?.['err']).toMatchObject({
    message: 'Failed query: insert into notes values ($1)',
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(JSON.stringify(lines)).not.toContain('diary');
  expect(JSON.stringify(lines)).toContain('logger.test.ts');
});

it('logs the message of a thrown object that is not an Error', () => {
  const { log, lines } = recordLog();
  log.error({ err: { message: 'the worker stopped', queue: 'imports' } }, 'the queue reported');
  log.error({ err: 'just words' }, 'the queue reported');
  expect(lines.map(({ err }) => err)).toEqual([{ message: 'the worker stopped' }, { message: 'just words' }]);
});

it('logs nothing below its level', () => {
  const { log, lines } = recordLog();
  log.debug('details');
  expect(lines).toEqual([]);
});

import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { databaseUnavailable, isDatabaseUnavailable, retryWhileDatabaseUnavailable } from './database-outage.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect', code: 'ECONNREFUSED' });
const errorWithState = (code: string) => Object.assign(new DatabaseError('said by the server', 4, 'error'), { code });

describe('recognising an outage', () => {
  it.each([
    ['PostgreSQL ends the session', errorWithState('57P01')],
    ['PostgreSQL crashed', errorWithState('57P02')],
    ['PostgreSQL is starting', errorWithState('57P03')],
    ['PostgreSQL has no connection left', errorWithState('53300')],
    ['nobody listens', refused],
    ['the socket is gone', Object.assign(new Error('connect ENOENT'), { syscall: 'connect', code: 'ENOENT' })],
    ['a write finds the socket closed', Object.assign(new Error('write EPIPE'), { syscall: 'write', code: 'EPIPE' })],
    ['the name is not known', Object.assign(new Error('getaddrinfo'), { syscall: 'getaddrinfo', code: 'ENOTFOUND' })],
    ['the driver lost the connection', new Error('Connection terminated unexpectedly')],
    [
      'the driver refuses a dead connection',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['the pool waited in vain', new Error('timeout exceeded when trying to connect')],
    ['the query builder wraps it', new Error('Failed query: select 1', { cause: errorWithState('57P01') })],
    ['the job queue reports it', { code: '57P01', message: 'terminating connection', queue: 'paint' }],
    ['it was recognised before', databaseUnavailable(refused)],
  ])('when %s', (_when, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

it.each([
  ['a statement that the database refuses', new Error('Failed query: insert', { cause: errorWithState('23505') })],
  ['a statement that took too long', errorWithState('57014')],
  ['another service that refuses', new TypeError('fetch failed', { cause: refused })],
  ['a model that refuses', new AppError({ code: 'model.unavailable', cause: refused })],
  ['a missing file', Object.assign(new Error('ENOENT'), { syscall: 'open', code: 'ENOENT' })],
  ['nothing at all', undefined],
])('does not count %s as an outage', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

describe('retrying', () => {
  it('retries until the database is available again', async () => {
    let attempts = 0;
    const result = await retryWhileDatabaseUnavailable(async () => {
      attempts += 1;
      if (attempts < 3) throw refused;
      return 'stored';
    });
    expect([result, attempts]).toEqual(['stored', 3]);
  });

  it('stops at the first other error', async () => {
    let attempts = 0;
    const failing = retryWhileDatabaseUnavailable(async () => {
      attempts += 1;
      throw attempts === 1 ? refused : new Error('a fault of ours');
    });
    await expect(failing).rejects.toThrow('a fault of ours');
  });

  it('stops when the time is up or the process stops', async () => {
    const failWithRefusal = () => Promise.reject(refused);
    await expect(retryWhileDatabaseUnavailable(failWithRefusal, { forMs: 0 })).rejects.toBe(refused);
    await expect(retryWhileDatabaseUnavailable(failWithRefusal, { signal: AbortSignal.abort() })).rejects.toBe(refused);
  });
});

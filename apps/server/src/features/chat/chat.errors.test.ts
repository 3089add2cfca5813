import { expect, test } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { toFailedEvent } from './turn-stream.ts';

const lost = new Error('Failed query: select 1', { cause: new Error('Connection terminated unexpectedly') });

test.each([
  ['server.database_unavailable', lost],
  ['model.interrupted', new AppError({ code: 'model.interrupted', cause: lost })],
  ['internal', new Error('a fault of ours')],
])('the last event of a stream that failed says %s', (code, error) => {
  expect(toFailedEvent(error, 'request-1')).toMatchObject({ type: 'failed', code, requestId: 'request-1' });
});

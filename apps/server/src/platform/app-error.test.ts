import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

it('takes the status and the message of its code from the contract', () => {
  const error = new AppError({ code: 'conversations.not_found' });
  expect(error).toMatchObject({ code: 'conversations.not_found', status: 404, name: 'AppError' });
  expect(error.message).toBe('This conversation does not exist.');
  expect(error.details).toBeUndefined();
});

it('keeps the given status and message instead of the defaults, and the cause', () => {
  const cause = new Error('socket closed');
  const error = new AppError({
    code: 'internal',
    status: 503,
    message: 'The database is away.',
    details: { retryAfterSeconds: 3 },
    cause,
  });
  expect(error).toMatchObject({
    status: 503,
    message: 'The database is away.',
    details: { retryAfterSeconds: 3 },
    cause,
  });
});

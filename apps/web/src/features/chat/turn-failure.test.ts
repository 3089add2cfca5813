import { sendChat } from '@app/contract/chat';
import { errorCatalogue } from '@app/contract/errors';
import { errorsOf } from '@app/contract/openapi';
import { expect, it } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { returnsToInput } from './turn-failure.ts';

const errorOf = (code: string, status: number) =>
  new ApiError(status, '', JSON.stringify({ code, message: 'No.', requestId: 'r' }));

it.each(errorsOf(sendChat))(
  'the text returns to the input if %s refuses the request, and stays with Retry if it is a failure',
  (code) => {
    const { status } = errorCatalogue[code];
    expect(returnsToInput(errorOf(code, status))).toBe(status < 500);
  },
);

it('the text stays without a response of our server', () => {
  expect(returnsToInput(new TypeError('Failed to fetch'))).toBe(false);
  expect(returnsToInput(new ApiError(502, 'Bad Gateway', '<html>'))).toBe(false);
});

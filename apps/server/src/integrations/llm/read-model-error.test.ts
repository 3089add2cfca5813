import { describe, expect, it } from 'vitest';
import { ModelError, toAppError } from './model-error.ts';
import { parseErrorObject, toModelError } from './read-model-error.ts';

function callError(fields: Record<string, unknown>): Error {
  return Object.assign(new Error('a text that may hold the request'), { name: 'AI_APICallError' }, fields);
}

describe('classifying an error', () => {
  it.each([
    [400, undefined, 'misconfigured'],
    [400, { code: 'context_length_exceeded' }, 'too-long'],
    [400, { code: 'content_filter' }, 'declined'],
    [400, { message: 'API key not valid. Please pass a valid API key.' }, 'key-refused'],
    [400, { message: 'Your credit balance is too low to access the API.' }, 'no-credit'],
    [402, undefined, 'no-credit'],
    [401, undefined, 'key-refused'],
    [403, undefined, 'key-refused'],
    [404, { code: 'model_not_found' }, 'no-model'],
    [408, undefined, 'server-error'],
    [413, undefined, 'too-long'],
    [429, undefined, 'rate-limited'],
    [429, { code: 'insufficient_quota' }, 'no-credit'],
    [503, { status: 'UNAVAILABLE' }, 'server-error'],
    [529, { type: 'overloaded_error' }, 'server-error'],
  ])('classifies status %i with %o as %s', (statusCode, error, reason) => {
    const modelError = toModelError(callError({ statusCode, data: { error } }));
    expect(modelError.reason).toBe(reason);
    expect(modelError.status).toBe(statusCode);
  });

  it.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:05 GMT', date: 'Sat, 21 Nov 2026 10:00:00 GMT' }, 5_000],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('reads the delay before a retry from %o', (responseHeaders, expected) => {
    expect(toModelError(callError({ statusCode: 429, responseHeaders })).retryAfterMilliseconds).toBe(expected);
  });

  it('distinguishes an unreachable server from a broken connection', () => {
    const refused = callError({ cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
    const reset = callError({ cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });
    expect(toModelError(refused).reason).toBe('unreachable');
    expect(toModelError(reset).reason).toBe('cut');
    expect(toModelError(new TypeError('terminated')).reason).toBe('cut');
  });

  it('keeps nothing of prompts and replies', () => {
    const secret = 'my secret diary';
    const errors = [
      toModelError(callError({ statusCode: 400, requestBodyValues: secret, data: { error: { message: secret } } })),
      toModelError(
        callError({ statusCode: 500, responseBody: secret, data: { error: { message: secret, code: secret } } }),
      ),
      toModelError(Object.assign(new Error(secret), { name: 'AI_JSONParseError', text: secret })),
      toModelError(new Error(secret)),
      parseErrorObject({ message: secret, type: 'server_error' }),
      parseErrorObject(secret),
    ];
    for (const error of errors) {
      expect(`${error.message}${JSON.stringify(error)}${String(error.cause)}`).not.toContain(secret);
    }
  });

  it.each([
    [{ type: 'overloaded_error', message: 'x' }, 'server-error'],
    [{ error: { code: 'rate_limit_exceeded' } }, 'rate-limited'],
    [{ error: { status: 'RESOURCE_EXHAUSTED' } }, 'rate-limited'],
    ['just text', 'server-error'],
    [undefined, 'server-error'],
  ])('reads an error object in a stream: %o', (object, reason) => {
    expect(parseErrorObject(object).reason).toBe(reason);
  });
});

describe('the error a feature sees', () => {
  it('is an interruption once a part of the reply was received, whatever the reason', () => {
    const error = toAppError(new ModelError('rate-limited', 'x', { retryAfterMilliseconds: 1_000 }), true);
    expect(error.code).toBe('model.interrupted');
    expect(error.details).toEqual({ reason: 'rate-limited' });
  });

  it('reports the delay in whole seconds', () => {
    const error = toAppError(new ModelError('rate-limited', 'x', { retryAfterMilliseconds: 1_200 }), false);
    expect(error.details).toEqual({ retryAfterSeconds: 2 });
  });

  it('says so when the conversation is too long', () => {
    expect(toAppError(new ModelError('too-long', 'x'), false).message).toContain('too long');
  });
});

import { describe, expect, it } from 'vitest';
import { ErrorBody, errorCatalogue, isErrorCode } from './errors.ts';

const rows = Object.entries(errorCatalogue);

/** Texts given by the specification, without a full stop. */
const withoutFullStop = new Set(['objects.not_a_picture', 'objects.too_large']);

describe('the error catalogue', () => {
  it.each(rows)('%s is feature.reason with an error status and a sentence', (code, { status, message }) => {
    expect(code).toMatch(/^(internal|[a-z]+\.[a-z]+(_[a-z]+)*)$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(withoutFullStop.has(code) ? /^[A-Z].{10,}$/ : /^[A-Z].{10,}\.$/);
  });

  it('does not mention internals to users', () => {
    const texts = rows.map(([, { message }]) => message).join('\n');

    expect(texts).not.toMatch(/null|undefined|exception|stack|SQL|database/i);
  });

  it('recognises its own codes and no others', () => {
    expect(isErrorCode('chat.limit_reached')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('chat.unheard_of')).toBe(false);
  });

  it('uses the texts of the specification where there are any', () => {
    expect(errorCatalogue['identity.bad_credentials'].message).toBe('Please check your credentials and try again.');
    expect(errorCatalogue['chat.limit_reached'].message).toBe("You've reached your message limit for this month.");
  });
});

describe('the error body', () => {
  it('carries a message, a code and a request id; details are optional', () => {
    expect(ErrorBody.safeParse({ message: 'No.', code: 'internal', requestId: 'r1' }).success).toBe(true);
    expect(ErrorBody.safeParse({ message: 'No.', code: 'internal' }).success).toBe(false);
  });
});

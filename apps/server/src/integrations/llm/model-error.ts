import { AppError } from '#platform/app-error.ts';
import type { ErrorCode } from '@app/contract/errors';

/**
 * Why a call failed, independent of the provider. `cut`: the connection broke during the call; `no-free-slot`: too many
 * calls were waiting for a slot, or the wait took too long; `unfinished`: the stream ended without a finish reason;
 * `no-credit`: the account of the key has no credit left; `no-model`: the provider has no model of this name.
 */
export type ModelErrorReason =
  | 'unreachable'
  | 'cut'
  | 'server-error'
  | 'rate-limited'
  | 'timeout'
  | 'no-free-slot'
  | 'declined'
  | 'too-long'
  | 'unreadable'
  | 'unfinished'
  | 'empty'
  | 'key-refused'
  | 'no-credit'
  | 'no-model'
  | 'address-refused'
  | 'misconfigured';

const errorCodes: Record<ModelErrorReason, ErrorCode> = {
  unreachable: 'model.unavailable',
  cut: 'model.unavailable',
  'server-error': 'model.unavailable',
  'rate-limited': 'model.rate_limited',
  timeout: 'model.timeout',
  'no-free-slot': 'model.rate_limited',
  declined: 'model.refused',
  'too-long': 'model.refused',
  unreadable: 'model.bad_response',
  unfinished: 'model.bad_response',
  empty: 'model.bad_response',
  'key-refused': 'model.misconfigured',
  'no-credit': 'model.misconfigured',
  'no-model': 'model.misconfigured',
  'address-refused': 'model.misconfigured',
  misconfigured: 'model.misconfigured',
};

/** Errors that may be temporary and are retried. A timeout is not retried: the user has waited too long already. */
const transientReasons: ReadonlySet<ModelErrorReason> = new Set(['unreachable', 'cut', 'server-error', 'rate-limited']);

/**
 * A failed call before it becomes an AppError. `message` is for the operator's log: the provider's statement about the
 * call, without prompts and replies.
 */
export class ModelError extends Error {
  readonly reason: ModelErrorReason;
  /** The provider's HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The delay that the provider asks for. */
  readonly retryAfterMilliseconds: number | undefined;

  constructor(
    reason: ModelErrorReason,
    message: string,
    details: { status?: number | undefined; retryAfterMilliseconds?: number | undefined } = {},
  ) {
    super(message);
    this.name = 'ModelError';
    this.reason = reason;
    this.status = details.status;
    this.retryAfterMilliseconds = details.retryAfterMilliseconds;
  }

  get isTransient(): boolean {
    return transientReasons.has(this.reason);
  }
}

/** The error for the features; `hasBegun` is whether a part of the reply was already received. */
export function toAppError(error: ModelError, hasBegun: boolean): AppError {
  if (hasBegun) {
    return new AppError({ code: 'model.interrupted', details: { reason: error.reason }, cause: error });
  }
  const code = errorCodes[error.reason];
  if (error.reason === 'too-long') {
    const message = 'This conversation has become too long for the assistant. Please start a new one.';
    return new AppError({ code, message, cause: error });
  }
  if (error.retryAfterMilliseconds === undefined) return new AppError({ code, cause: error });
  const retryAfterSeconds = Math.ceil(error.retryAfterMilliseconds / 1000);
  return new AppError({ code, details: { retryAfterSeconds }, cause: error });
}

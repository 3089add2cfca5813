import type { ErrorCode } from '@app/contract/errors';
import { AppError } from '#platform/app-error.ts';
import { ModelError, type ModelErrorReason } from './model-error.ts';
import type { ModelAccess } from './own-models.ts';
import { toModelError } from './read-model-error.ts';

/**
 * Errors of a person's own models, with messages for that person. No error has a `cause`, because what a provider says
 * about a key may repeat the key.
 */

/** The error of testing a key. */
export function toTestError(error: unknown, access: ModelAccess, signal: AbortSignal): AppError {
  if (error instanceof AppError && error.code.startsWith('models.')) return error;
  if (signal.aborted) return new AppError({ code: 'models.test_timeout' });
  const { reason } = toModelError(error);
  const createKeyError = keyErrors[reason];
  if (createKeyError !== undefined) return createKeyError(access.name);
  if (reason === 'rate-limited') {
    return createError(
      'models.unreachable',
      `${access.name} limits the requests with this key. Please try again in a moment.`,
    );
  }
  if (['unreachable', 'cut', 'server-error'].includes(reason)) {
    return access.baseUrl === undefined
      ? createError('models.unreachable', `${access.name} cannot be reached right now. Please try again in a moment.`)
      : new AppError({ code: 'models.unreachable' });
  }
  return new AppError({ code: 'models.no_list' });
}

/** The error of a reply, with its reason for the log. */
export function toChatError(error: AppError, { name }: ModelAccess): { error: AppError; reason?: ModelErrorReason } {
  const { code, message, details, cause } = error;
  if (!(cause instanceof ModelError)) return { error: new AppError({ code, message, ...(details && { details }) }) };
  const { reason } = cause;
  // A reply that has begun is kept, and the chat shows that the reply was interrupted.
  if (code === 'model.interrupted') return { error: new AppError({ code, details: { reason } }), reason };
  const knownError = keyErrors[reason]?.(name) ?? chatErrors[reason]?.(name);
  return { error: knownError ?? new AppError({ code, message, ...(details && { details }) }), reason };
}

const createError = (code: ErrorCode, message: string) => new AppError({ code, message });

type ErrorOf = (name: string) => AppError;

const keyErrors: Partial<Record<ModelErrorReason, ErrorOf>> = {
  'key-refused': (name) =>
    createError(
      'models.key_refused',
      `${name} refuses this key. Please check that it is complete and has not expired.`,
    ),
  'no-credit': (name) =>
    createError(
      'models.no_credit',
      `${name} accepts this key, but its account has no credit left. Please add some there.`,
    ),
  'address-refused': () =>
    createError('models.address_refused', 'This address leads into a private network, which this app does not call.'),
};

const unreadableReply: ErrorOf = (name) =>
  createError('model.bad_response', `${name} sent a reply that could not be read. Please try again.`);

const chatErrors: Partial<Record<ModelErrorReason, ErrorOf>> = {
  'no-model': (name) => createError('models.not_found', `${name} no longer has this model. Please choose another one.`),
  misconfigured: (name) =>
    createError(
      'model.misconfigured',
      `${name} does not accept this request. Please choose another model, or try again.`,
    ),
  'rate-limited': (name) =>
    createError('model.rate_limited', `${name} limits the requests with your key. Please try again in a moment.`),
  unreachable: (name) => createError('model.unavailable', `${name} cannot be reached right now. Please try again.`),
  cut: (name) => createError('model.unavailable', `${name} cannot be reached right now. Please try again.`),
  'server-error': (name) => createError('model.unavailable', `${name} has a problem right now. Please try again.`),
  timeout: (name) => createError('model.timeout', `${name} took too long to reply. Please try again.`),
  unreadable: unreadableReply,
  unfinished: unreadableReply,
  empty: unreadableReply,
};

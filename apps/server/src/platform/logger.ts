import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type { Logger };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'authToken',
  'secret',
  'apiKey',
  'body',
  'content',
  'params',
  'parameters',
];

const redactedPaths = SECRET_KEYS.flatMap((key) => {
  const name = key.includes('-') ? `["${key}"]` : key;
  const nested = key.includes('-') ? `*["${key}"]` : `*.${key}`;
  const deeper = key.includes('-') ? `*.*["${key}"]` : `*.*.${key}`;
  return [name, nested, deeper];
});

/**
 * JSON lines on standard output. Secrets and texts of users are removed whatever the caller passes: passwords, tokens,
 * headers with tokens, request bodies and the parameters of failed statements.
 */
export function createLogger(options: { level: LogLevel; destination?: DestinationStream }): Logger {
  const settings = {
    level: options.level,
    base: null,
    redact: { paths: redactedPaths, censor: '[removed]' },
    serializers: { err: serializeError },
  };
  return options.destination === undefined ? pino(settings) : pino(settings, options.destination);
}

// The message of a failed statement repeats its parameters, which hold texts of users; the statement itself is code.
// Matches from the line of the parameters to the first line of the stack, or to the end.
const STATEMENT_PARAMETERS = /\nparams: [\s\S]*?(?=\n\s+at |$)/g;

/** The form in which an error is logged: without the parameters of a failed statement. */
export function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: messageOf(error).replace(STATEMENT_PARAMETERS, '') };
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? serializeError(error.cause) : undefined;
  return {
    type,
    message: message.replace(STATEMENT_PARAMETERS, ''),
    ...(code === undefined ? {} : { code }),
    stack: stack?.replace(STATEMENT_PARAMETERS, ''),
    ...(cause === undefined ? {} : { cause }),
  };
}

/** Thrown values need not be Errors: the job queue reports plain copies of errors. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

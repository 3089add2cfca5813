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
 * JSON lines on standard output. What could be a secret or somebody's text is removed whatever the caller passes:
 * passwords, tokens, headers that carry them, request bodies and the parameters of failed statements.
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

// A failed statement's message repeats its parameters, which hold what people wrote; the statement itself is ours.
const STATEMENT_PARAMETERS = /\nparams: [\s\S]*?(?=\n\s+at |$)/g;

/** An error as it is told outside of the process: without the words of people that a statement was given. */
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

/** What is thrown need not be an Error: the job queue reports plain copies of them. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

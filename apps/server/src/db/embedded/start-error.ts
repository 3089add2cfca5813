export type EmbeddedPostgresErrorCode =
  | 'database.in_use'
  | 'database.unsupported'
  | 'database.wrong_version'
  | 'database.not_yours'
  | 'database.not_started';

/** Why the embedded database cannot be started. The message is one sentence for the operator. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode;
  readonly status = 503;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
  }
}

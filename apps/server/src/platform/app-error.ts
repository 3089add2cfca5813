import { errorCatalogue, type ErrorCode } from '@app/contract/errors';

export interface AppErrorOptions {
  code: ErrorCode;
  /** One sentence that can be shown to a user; by default the message of the error catalogue. */
  message?: string;
  /** The HTTP status; by default the status of the error catalogue. */
  status?: number;
  /** Additional data for the client (invalid fields, retry times). Never secrets. */
  details?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * An error that is meant for the client. Any other error is a bug and gets the response `internal`. Features create it
 * in `<feature>.errors.ts`; `app/` maps it to the response.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(options: AppErrorOptions) {
    const entry = errorCatalogue[options.code];
    super(options.message ?? entry.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = options.code;
    this.status = options.status ?? entry.status;
    this.details = options.details;
  }
}

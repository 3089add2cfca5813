import { errorCatalogue, type ErrorCode } from '@app/contract/errors';

export interface AppErrorOptions {
  code: ErrorCode;
  /** One sentence fit to show a person; by default the catalogue's. */
  message?: string;
  /** HTTP status; by default the catalogue's. */
  status?: number;
  /** Extra facts for the client (field faults, retry times). Never secrets. */
  details?: Record<string, unknown>;
  cause?: unknown;
}

/**
 * The one error that is meant to reach a client. Everything else thrown is a fault of ours and is shown as `internal`.
 * Features build it in `<feature>.errors.ts`; `app/` maps it to the answer.
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

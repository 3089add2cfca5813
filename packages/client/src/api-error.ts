import type { Operations } from './operations.ts';

interface ErrorFields {
  status: number;
  message: string;
  code?: string;
  details?: unknown;
  requestId?: string;
  retryAfterSeconds?: number;
}

/** A refusal by the app. `message` is a sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** A code never changes its meaning; '' if something other than the app answered. */
  readonly code: string;
  readonly details: unknown;
  /** Identifies the line in the log of the app. */
  readonly requestId: string | undefined;
  /** When to try again after 429. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, message, code = '', details, requestId, retryAfterSeconds }: ErrorFields) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Whether the error has one of the given codes. The name of the call is used by the compiler alone, which then accepts
 * only codes of that call: `isRefusedWith(error, 'getGoal', 'goals.not_found')`.
 */
export function isRefusedWith<Name extends keyof Operations>(
  error: unknown,
  _call: Name,
  ...codes: Operations[Name]['errors'][]
): error is ApiError {
  return error instanceof ApiError && (codes as string[]).includes(error.code);
}

/** Reads `{message, code, details?, requestId}`. */
export async function toApiError(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const wait = Number(headers.get('retry-after'));
  const retryFields = wait > 0 ? { retryAfterSeconds: wait } : {};
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) {
    return new ApiError({ status, message: `The app answered with status ${status}.`, ...retryFields });
  }
  const { message, code, details, requestId } = body as Record<string, unknown>;
  return new ApiError({
    status,
    message: String(message),
    code: String(code),
    details,
    ...(typeof requestId === 'string' && { requestId }),
    ...retryFields,
  });
}

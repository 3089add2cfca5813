import { ErrorBody } from '@app/contract/errors';

/** An answer that was not a success. Its message is '{status}: {body or status text}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `feature.reason`; undefined when the answer did not come from our server. */
  readonly code: string | undefined;
  /** What the server says to a person. */
  readonly sentence: string | undefined;
  readonly requestId: string | undefined;
  readonly details: unknown;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    const parsed = ErrorBody.safeParse(parseJson(body));
    this.code = parsed.data?.code;
    this.sentence = parsed.data?.message;
    this.requestId = parsed.data?.requestId;
    this.details = parsed.data?.details;
  }
}

export async function readApiError(response: Response): Promise<ApiError> {
  // A body cut off on the way leaves the status, which says enough.
  const body = await response.text().catch(() => '');
  return new ApiError(response.status, response.statusText, body);
}

/** What to show a person: the server's own sentence, or the given one when it had none (network, proxy, bug). */
export function errorSentence(error: unknown, fallback: string): string {
  return error instanceof ApiError ? (error.sentence ?? fallback) : fallback;
}

export function hasErrorCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

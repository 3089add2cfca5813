import { ErrorBody } from '@app/contract/errors';

/** An unsuccessful response. Its message is '{status}: {body or status text}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `feature.reason`; undefined when the response did not come from our server. */
  readonly code: string | undefined;
  /** The server's message for the user. */
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
  // If reading the body fails, the status is enough.
  const body = await response.text().catch(() => '');
  return new ApiError(response.status, response.statusText, body);
}

/** What to show the user: the server's own sentence, or the fallback when it sent none (network, proxy, bug). */
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

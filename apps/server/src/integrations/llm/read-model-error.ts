import { ModelError } from './model-error.ts';

/**
 * Classifies an error of the providers' packages. Errors are recognised by name, as the packages recommend, because
 * `instanceof` fails if a package is installed twice. Texts that may contain a prompt or a reply are dropped.
 */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const fields = asFields(error);
  if (fields['code'] === 'fetcher.address_refused') return new ModelError('address-refused', 'not a public address');
  const name = typeof fields['name'] === 'string' ? fields['name'] : '';
  if (name === 'AI_APICallError') return readCallError(fields);
  if (name === 'AI_LoadAPIKeyError' || name === 'AI_NoSuchModelError') return new ModelError('misconfigured', name);
  if (name === 'AI_JSONParseError' || name === 'AI_TypeValidationError') {
    return new ModelError('unreadable', 'a part of the stream could not be read');
  }
  if (name === 'AI_InvalidResponseDataError') {
    return new ModelError('unfinished', 'the stream ended without saying why');
  }
  if (name === 'AI_EmptyResponseBodyError') return new ModelError('empty', 'the response had no body');
  if (isNetworkError(fields))
    return new ModelError('cut', `the connection broke: ${networkCode(fields) ?? 'terminated'}`);
  if (error instanceof Error) return new ModelError('unreadable', name);
  return parseErrorObject(error);
}

/** An error object in a provider's stream: `{type, code, message}`, possibly inside `error`, or plain text. */
export function parseErrorObject(error: unknown): ModelError {
  const outer = asFields(error);
  const fields = 'error' in outer ? asFields(outer['error']) : outer;
  const code = [fields['code'], fields['type'], fields['status']].filter(isShortCode).join(' ');
  const reason = reasonOfCode(code) ?? 'server-error';
  return new ModelError(reason, `the provider reported an error: ${code === '' ? 'no code' : code}`);
}

function readCallError(fields: Record<string, unknown>): ModelError {
  const status = typeof fields['statusCode'] === 'number' ? fields['statusCode'] : undefined;
  const cause = asFields(fields['cause']);
  const brokeInResponse = status !== undefined && status < 400 && isNetworkError(cause);
  if (status === undefined || brokeInResponse) {
    const code = networkCode(cause) ?? 'no response';
    const reason = status === undefined && failedToConnect(code) ? 'unreachable' : 'cut';
    return new ModelError(reason, `no connection: ${code}`);
  }
  return toResponseError(status, fields['data'], asFields(fields['responseHeaders']));
}

/** Classifies an unsuccessful response by its status, its headers and its body (parsed JSON, or undefined). */
export function toResponseError(status: number, body: unknown, headers: Record<string, unknown>): ModelError {
  const error = asFields(asFields(body)['error']);
  const code = [error['code'], error['type'], error['status']].filter(isShortCode).join(' ');
  const retryAfterMilliseconds = readRetryAfter(headers);
  const reason = reasonOfCode(code) ?? reasonOfMessage(status, error['message']) ?? reasonOfStatus(status);
  return new ModelError(reason, describeStatus(status, code, error['message']), { status, retryAfterMilliseconds });
}

/**
 * Google and Anthropic report a refused key or an account without credit as a bad request; only the message says which.
 */
function reasonOfMessage(status: number, message: unknown) {
  if (status !== 400 || typeof message !== 'string') return undefined;
  if (/api.?key (not valid|expired|not found)|(incorrect|invalid) api.?key/i.test(message)) return 'key-refused';
  return /credit balance is too low/i.test(message) ? 'no-credit' : undefined;
}

/** The provider's message is kept only for statuses that are sent before a prompt is processed. */
function describeStatus(status: number, code: string, message: unknown): string {
  const detail = [401, 403, 404].includes(status) && typeof message === 'string' ? `: ${message.slice(0, 200)}` : '';
  return `status ${status}${code === '' ? '' : ` (${code})`}${detail}`;
}

function reasonOfCode(code: string) {
  if (/insufficient_quota|billing/i.test(code)) return 'no-credit';
  if (/invalid_api_key/i.test(code)) return 'key-refused';
  if (/model_not_found/i.test(code)) return 'no-model';
  if (/context_length|context_window|request_too_large/i.test(code)) return 'too-long';
  if (/content_(filter|policy)|safety|responsible_ai/i.test(code)) return 'declined';
  if (/rate_limit|resource_exhausted|too_many_requests/i.test(code)) return 'rate-limited';
  return undefined;
}

function reasonOfStatus(status: number) {
  if (status === 429) return 'rate-limited';
  if (status === 413) return 'too-long';
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 402) return 'no-credit';
  if (status === 404) return 'no-model';
  if (status >= 500 || status === 408 || status === 409 || status === 425) return 'server-error';
  return status >= 400 ? 'misconfigured' : 'unreadable';
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function readRetryAfter(headers: Record<string, unknown>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const text = headers['retry-after'];
  if (typeof text !== 'string') return undefined;
  const seconds = Number(text);
  if (seconds >= 0) return seconds * 1000;
  const until = Date.parse(text) - Date.parse(String(headers['date'] ?? ''));
  return until >= 0 ? until : undefined;
}

/** Error codes of sockets, DNS, TLS and the HTTP client (undici), or their beginnings. */
const networkCodes =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|UND_ERR_|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

function networkCode(fields: Record<string, unknown>, depth = 0): string | undefined {
  const code = fields['code'];
  if (typeof code === 'string' && networkCodes.test(code)) return code;
  return depth < 5 && 'cause' in fields ? networkCode(asFields(fields['cause']), depth + 1) : undefined;
}

function isNetworkError(fields: Record<string, unknown>): boolean {
  return (
    networkCode(fields) !== undefined || fields['message'] === 'terminated' || fields['message'] === 'fetch failed'
  );
}

/** Whether a network error occurred while connecting. The codes below are errors of connections that were open. */
function failedToConnect(code: string): boolean {
  return !/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_BODY_TIMEOUT)$/.test(code);
}

function isShortCode(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,60}$/.test(value);
}

/** The fields of an object. It is not copied, because the name and message of an error are not enumerable. */
function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export interface ReceivedResponse {
  /** 0 if the connection broke or was refused, or took longer than a minute. */
  status: number;
  text: string;
}

export interface RequestOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 60_000;

/** Calls the app at its current address, and counts every response. */
export class Client {
  /** Number of responses by status. */
  readonly statuses = new Map<number, number>();
  /** Server errors that should never occur, each with its call, status and body. */
  readonly unexpectedResponses: string[] = [];
  readonly #address: () => string;

  constructor(address: () => string) {
    this.#address = address;
  }

  async request(call: string, options: RequestOptions = {}): Promise<ReceivedResponse> {
    const response = await this.open(call, options);
    if (response === undefined) return { status: 0, text: '' };
    const text = await response.text().catch(() => undefined);
    if (text === undefined) return { status: 0, text: '' };
    if (response.status >= 500) this.#checkServerError(call, response, text);
    return { status: response.status, text };
  }

  /** The response with its body unread, for streams. `call` is a method and a path: 'POST /api/tasks'. */
  async open(call: string, { token, body, headers, signal }: RequestOptions = {}): Promise<Response | undefined> {
    const [method = 'GET', path = '/'] = call.split(' ');
    const isRaw = body instanceof Uint8Array;
    const response = await fetch(this.#address() + path, {
      method,
      signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? Buffer.from(body) : JSON.stringify(body) }),
    }).catch(() => undefined);
    const status = response?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return response;
  }

  /** A server error must have a code for its cause, and Retry-After if the database is unavailable. 500 is never allowed. */
  #checkServerError(call: string, response: Response, text: string): void {
    const { code, message } = readObject(text);
    const isClear = typeof message === 'string' && typeof code === 'string';
    const lacksRetryAfter = code === 'server.database_unavailable' && !response.headers.has('retry-after');
    if (response.status === 500 || !isClear || lacksRetryAfter)
      this.unexpectedResponses.push(`${call}: ${response.status} ${text}`);
  }
}

export function isSuccess({ status }: ReceivedResponse): boolean {
  return status >= 200 && status < 300;
}

/** The fields of a JSON object, or the items of a JSON array by index; no fields if the text is anything else. */
export function readObject(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The fields of an object, or the items of an array by index; no fields if the value is anything else. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

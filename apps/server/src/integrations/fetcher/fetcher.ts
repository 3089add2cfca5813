/** The one way out to addresses that users name: calendar feeds and push services. */

export interface FetchRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** Bytes of the answer that are read, after unpacking; more is `fetcher.too_large`. Default 5 MB. */
  maxBytes?: number;
  /** For the whole exchange, redirects included. Default 20 s. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface FetchAnswer {
  status: number;
  /** Names in lower case; of several values the first. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
  /** Where the answer came from, after redirects. */
  url: string;
}

export interface Fetcher {
  /**
   * Asks a web address. Any status is an answer; at most five redirects of a GET are followed, each checked anew.
   *
   * Throws AppError `fetcher.address_refused` for what is no http(s) address or leads into a private network (names
   * are resolved once, and the connection goes to exactly the address that was checked), `fetcher.unreachable`,
   * `fetcher.timeout` and `fetcher.too_large`.
   */
  fetch(url: string, request?: FetchRequest): Promise<FetchAnswer>;
  /** Throws `fetcher.address_refused` for what `fetch` would refuse without asking anybody. */
  assertAllowed(url: string): void;
}

/**
 * Fetches addresses that users or other servers give: calendar feeds, push services, pages, and descriptions of OAuth
 * clients. Only this port and `GuardedStream`, which calls models, may fetch such addresses.
 */

export interface FetchRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** Maximum size of the decompressed body in bytes; a larger one is `fetcher.too_large`. Default 5 MB. */
  maxBytes?: number;
  /** How many redirects of a GET are followed; default 5. With 0 a redirect is a response like any other. */
  maxRedirects?: number;
  /** Timeout for the whole exchange, redirects included. Default 20 s. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface FetchResponse {
  status: number;
  /** By name in lower case. If a name has several values, only the first is given. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
  /** The final address, after redirects. */
  url: string;
}

export interface Fetcher {
  /**
   * Sends a request to a web address. Any status counts as a response; redirects of a GET are followed, and each
   * address is checked. Names are resolved once, and the connection uses exactly the address that was checked. Throws
   * AppError `fetcher.address_refused` for an address that is not http(s) or leads into a private network,
   * `fetcher.unreachable`, `fetcher.timeout` and `fetcher.too_large`.
   */
  fetch(url: string, request?: FetchRequest): Promise<FetchResponse>;
  /** Throws `fetcher.address_refused` for an address that can be refused without a DNS lookup. */
  assertAllowed(url: string): void;
}

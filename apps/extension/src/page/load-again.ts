import { matchRequest, type Site } from '#sites/site.ts';

/** Headers that sites require for a session, in addition to cookies. */
const SESSION_HEADERS = /^(?:authorization|(?:oai|anthropic|x-client|x-app|x-device)-[\w-]+)$/;

/**
 * Loads conversations again with the session of the page. The session headers are copied from the page's last
 * request and never leave the page.
 */
export class Loader {
  readonly #site: Site;
  readonly #fetch: typeof fetch;
  #headers: Record<string, string> = {};

  constructor(site: Site, ownFetch: typeof fetch) {
    this.#site = site;
    this.#fetch = ownFetch;
  }

  rememberHeaders(headers: Headers): void {
    const sessionHeaders = [...headers].filter(([name]) => SESSION_HEADERS.test(name));
    if (sessionHeaders.length > 0) this.#headers = { ...this.#headers, ...Object.fromEntries(sessionHeaders) };
  }

  /**
   * The response for a path of this site, whatever its status; null if the path does not load a conversation. Throws if
   * the request fails.
   */
  async load(path: string): Promise<{ url: string; status: number; body: string } | null> {
    const url = new URL(path, location.origin);
    const kind = matchRequest(this.#site, 'GET', url)?.kind;
    if (url.origin !== location.origin || (kind !== 'conversation' && kind !== 'details')) return null;
    const response = await this.#fetch(url.href, { headers: this.#headers, credentials: 'same-origin' });
    return { url: url.href, status: response.status, body: await response.text() };
  }
}

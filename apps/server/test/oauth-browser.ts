import { decideConsent, getConsentRequest, type ConsentRequest } from '@app/contract/oauth';
import type { Scope } from '@app/contract/scopes';
import { fillPath } from '@app/contract/endpoint';
import type { TestUser } from './test-app.ts';

interface Cookie {
  value: string;
  path: string;
}

export interface PageResponse {
  status: number;
  location: string | null;
  text: string;
  headers: Headers;
}

/** A browser as far as OAuth needs one: it stores cookies by their paths, and follows redirects only on one origin. */
export interface Browser {
  signIn(user: TestUser): void;
  /**
   * Opens an address and follows redirects on this origin. Stops at the consent page, at an address of another origin,
   * or at a page that does not redirect; `address` is where it stopped.
   */
  open(address: string | URL): Promise<PageResponse & { address: string }>;
  /** The content of the consent page at this address. */
  fetchConsent(consentPage: string): Promise<{ status: number; body: ConsentRequest }>;
  /** Sends a decision as the consent page does, and follows its redirects; `end` is the address where they end. */
  decide(
    consentPage: string,
    decision: { isAllowed: boolean; scopes?: readonly Scope[]; userId: string },
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: unknown; end: string }>;
  cookies: Map<string, Cookie>;
}

export function createBrowser(origin: string): Browser {
  const cookies = new Map<string, Cookie>();

  async function send(path: string, init: RequestInit = {}): Promise<PageResponse> {
    const url = new URL(path, origin);
    const sent = [...cookies].filter(([, cookie]) => url.pathname.startsWith(cookie.path));
    const cookie = sent.map(([key, { value }]) => `${key.split('|')[0]}=${value}`).join('; ');
    const headers = { accept: 'text/html,application/json', cookie, ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) storeCookie(cookies, line);
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
      headers: response.headers,
    };
  }

  async function open(address: string | URL): Promise<PageResponse & { address: string }> {
    let url = new URL(address, origin);
    for (;;) {
      if (url.pathname.startsWith('/connect/')) {
        return { status: 200, location: null, text: '', headers: new Headers(), address: url.href };
      }
      const response = await send(url.pathname + url.search);
      if (response.location === null) return { ...response, address: url.href };
      url = new URL(response.location, url);
      if (url.origin !== origin) return { ...response, address: url.href };
    }
  }

  const fillConsentPath = (path: string, consentPage: string) =>
    fillPath(path, { id: consentPage.split('/').at(-1) ?? '' });

  return {
    cookies,
    open,
    signIn: ({ token }) => cookies.set('session|/', { value: token, path: '/' }),
    fetchConsent: async (consentPage) => {
      const { status, text } = await send(fillConsentPath(getConsentRequest.path, consentPage));
      return { status, body: JSON.parse(text) as ConsentRequest };
    },
    decide: async (consentPage, decision, headers = {}) => {
      const { status, text } = await send(fillConsentPath(decideConsent.path, consentPage), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...headers },
        body: JSON.stringify(decision),
      });
      const body = JSON.parse(text) as { redirectTo?: string };
      return { status, body, end: body.redirectTo === undefined ? '' : (await open(body.redirectTo)).address };
    },
  };
}

function storeCookie(cookies: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const readAttribute = (name: string) =>
    attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const path = readAttribute('path') ?? '/';
  const key = `${pair.slice(0, at)}|${path}`;
  const isExpired = new Date(readAttribute('expires') ?? '2999-01-01').getTime() < Date.now();
  if (isExpired) cookies.delete(key);
  else cookies.set(key, { value: pair.slice(at + 1), path });
}

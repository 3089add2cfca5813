import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import { AppError } from '#platform/app-error.ts';
import { encloseAsData, type ToolResult } from '../tool-result.ts';
import { readInThread } from './page-thread.ts';

const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 10_000;
/** In characters: the part of a page that a model is given. */
const MAX_TEXT_LENGTH = 20_000;
/** A page that declares its encoding does so within its first bytes. */
const MAX_HEAD_BYTES = 2_048;

const FAILURES: Readonly<Record<string, string>> = {
  'fetcher.address_refused': 'this address cannot be read',
  'fetcher.timeout': 'the page did not answer in time',
  'fetcher.too_large': 'the page is too large',
};

/** The readable text of a web page, or the reason why it cannot be read. */
export async function readPage(
  { fetcher }: { fetcher: Fetcher },
  address: string,
  signal: AbortSignal,
): Promise<ToolResult> {
  try {
    const response = await fetcher.fetch(address, {
      headers: { accept: 'text/html, text/plain;q=0.9', 'user-agent': 'page-reader/1' },
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (response.status !== 200) return failed(`the page answered ${response.status}`);
    const type = (response.headers['content-type'] ?? '').toLowerCase();
    const text = decode(response.body, type);
    if (/^text\/(?!html)|^application\/(?:json|[\w.+-]*\+json)/.test(type)) return asPage(response.url, '', text);
    if (!/^(?:text\/html|application\/xhtml\+xml)/.test(type)) return failed('the page is no text');
    const page = await readInThread(text, signal);
    return page.text === ''
      ? failed('the page has no text without its scripts')
      : asPage(response.url, page.title, page.text);
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof AppError ? error.code : '';
    return failed(FAILURES[code] ?? (code === '' ? 'the page could not be read' : 'the page could not be reached'));
  }
}

const failed = (detail: string): ToolResult => ({
  text: `It could not be read: ${detail}. Tell the user so.`,
  detail,
  state: 'failed',
});

function asPage(address: string, title: string, text: string): ToolResult {
  const shown = text.slice(0, MAX_TEXT_LENGTH).toWellFormed();
  const rest = shown.length < text.length ? '\n[The rest of the page is left out: it is too long.]' : '';
  const heading = [`Address: ${address}`, ...(title === '' ? [] : [`Title: ${title.slice(0, 300)}`])].join('\n');
  return {
    text: encloseAsData('page', 'a web page', `${heading}\n\n${shown}${rest}`),
    detail: title.replaceAll(/\s+/g, ' ').slice(0, 120),
  };
}

/** Decodes a page with the encoding named in its Content-Type header, else in its first bytes, else as UTF-8. */
function decode(body: Buffer, type: string): string {
  const head = body.subarray(0, MAX_HEAD_BYTES).toString('latin1');
  const name = /charset=["']?([\w-]+)/.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

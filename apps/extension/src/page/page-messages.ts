/** Messages from the content script to the worker. */
export type PageMessage =
  | {
      /** The page has loaded a response about a conversation. */
      type: 'loaded';
      url: string;
      method: string;
      status: number;
      /** Null if the body is too large, or if the message only reports that a streamed reply has ended. */
      body: string | null;
      /** The address of the page. */
      page: string;
      title?: string;
    }
  /** The page now shows something else. */
  | { type: 'shown'; page: string };

/** The worker's request to the content script to load these paths again. */
export interface LoadRequest {
  type: 'load';
  paths: readonly string[];
}

const MAX = { url: 4_000, body: 16 * 1024 * 1024, title: 1_000 };

/** The message if it has the right form, otherwise null. The page could have forged it. */
export function readPageMessage(value: unknown): PageMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, page, url, method, status, body, title } = value as Record<string, unknown>;
  if (!isText(page, MAX.url)) return null;
  if (type === 'shown') return { type, page };
  if (type !== 'loaded' || !isText(url, MAX.url) || !Number.isInteger(status)) return null;
  if ((method !== 'GET' && method !== 'POST') || (body !== null && !isText(body, MAX.body))) return null;
  return {
    type,
    page,
    url,
    method,
    status: Number(status),
    body,
    ...(isText(title, MAX.title) && title !== '' && { title }),
  };
}

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;

export function isLoadRequest(value: unknown): value is LoadRequest {
  const paths = typeof value === 'object' && value !== null && 'paths' in value ? value.paths : undefined;
  return Array.isArray(paths) && paths.length <= 5 && paths.every((path) => typeof path === 'string');
}

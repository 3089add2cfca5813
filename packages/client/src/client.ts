import { ApiError, toApiError } from './api-error.ts';
import { type Operations, operations } from './operations.ts';

export { ApiError, isRefusedWith } from './api-error.ts';
export type {
  Category,
  ConversationDetail,
  ConversationSummary,
  Event,
  Goal,
  Message,
  MessageBlock,
  Operations,
  RelatedConversation,
  Reminder,
  SearchHit,
  Subcategory,
  Task,
} from './operations.ts';

export interface ClientOptions {
  /** The address of the app, such as http://127.0.0.1:3000. */
  address: string;
  /** An access token, made in Settings → Access tokens. */
  token: string;
  /** By default the `fetch` of the runtime. */
  fetch?: typeof fetch;
}

/** The name of a call. */
export type Call = keyof Operations;

type Part<Name extends Call, Key extends 'params' | 'query' | 'body'> = Operations[Name][Key];
/** A part of the input, which is optional if all its fields are. */
type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** The input of a call. `signal` ends the call early. */
export type Input<Name extends Call> = Given<'params', Part<Name, 'params'>> &
  Given<'query', Part<Name, 'query'>> &
  Given<'body', Part<Name, 'body'>> & { signal?: AbortSignal };

/** The result of a call. `next` is the `cursor` of the next page, if there is one. */
export interface Answer<Name extends Call> {
  body: Operations[Name]['answer'];
  next: string | undefined;
}

type Arguments<Name extends Call> = object extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

/**
 * A function for each call. It rejects with ApiError if the app refuses the call, and with the error of `fetch` if the
 * app cannot be reached.
 */
export type Client = { [Name in Call]: (...input: Arguments<Name>) => Promise<Answer<Name>> };

interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  signal?: AbortSignal;
}

export function createClient(options: ClientOptions): Client {
  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    (input: AnyInput = {}) => send(options, operation, input),
  ]);
  return Object.fromEntries(calls) as Client;
}

async function send(
  { address, token, fetch: fetchResponse = fetch }: ClientOptions,
  { method, path }: { method: string; path: string },
  { params = {}, query = {}, body, signal }: AnyInput,
): Promise<{ body: unknown; next: string | undefined }> {
  const response = await fetchResponse(toAddress(address, path, params, query), {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await toApiError(response);
  const text = await response.text();
  try {
    return { body: text === '' ? undefined : (JSON.parse(text) as unknown), next: readNext(response.headers) };
  } catch {
    throw new ApiError({ status: response.status, message: 'The answer is not JSON. Is this the address of the app?' });
  }
}

function toAddress(address: string, path: string, params: AnyInput['params'] = {}, query: AnyInput['query'] = {}): URL {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(address.replace(/\/+$/, '') + filled);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

/** The cursor in `Link: </api/…?cursor=…>; rel="next"`. */
function readNext(headers: Headers): string | undefined {
  const link = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return link === undefined ? undefined : (new URL(link, 'http://app.invalid').searchParams.get('cursor') ?? undefined);
}

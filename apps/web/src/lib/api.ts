/** The typed API client: one function over the contract's endpoints. */
import {
  fillPath,
  type Endpoint,
  type EndpointBodyInput,
  type EndpointParamsInput,
  type EndpointQueryInput,
  type EndpointResponse,
} from '@app/contract/endpoint';
import * as z from 'zod/mini';
import { readApiError } from './api-error.ts';
import { authToken } from './browser-storage.ts';
import { taskOfItsOwn } from './task-of-its-own.ts';

type PathParams = Readonly<Record<string, string>>;
type QueryValues = Readonly<Record<string, unknown>>;

/** The body of a call. JSON bodies are serialised; files and bytes are sent as they are. */
type SentBody<TEndpoint> = TEndpoint extends { consumes: 'multipart' }
  ? FormData
  : TEndpoint extends { consumes: 'bytes' }
    ? Blob | ArrayBuffer
    : TEndpoint extends { consumes: 'picture' }
      ? Blob
      : EndpointBodyInput<TEndpoint>;

export type EndpointCall<TEndpoint> = (TEndpoint extends { params: object }
  ? { params: EndpointParamsInput<TEndpoint> }
  : unknown) &
  (TEndpoint extends { body: object } ? { body: SentBody<TEndpoint> } : { body?: SentBody<TEndpoint> }) & {
    query?: EndpointQueryInput<TEndpoint>;
    signal?: AbortSignal | undefined;
    /** The server executes calls with the same key only once, so that a retry is safe. */
    idempotencyKey?: string | undefined;
    headers?: Readonly<Record<string, string>>;
    /** Sends the last ETag: an unchanged response (304) returns the same object. For polled queries. */
    isRevalidated?: boolean;
  };

/** What callEndpoint takes after the endpoint: a call, optional when none of its fields are required. */
export type EndpointArguments<TEndpoint> =
  {} extends EndpointCall<TEndpoint> ? [call?: EndpointCall<TEndpoint>] : [call: EndpointCall<TEndpoint>];

/** An EndpointCall without the types of one endpoint. */
interface LooseCall {
  params?: PathParams;
  query?: QueryValues;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  isRevalidated?: boolean;
}

interface LoadedResponse {
  data: unknown;
  link: string | null;
}

/** The last response of each polled URL, with its ETag. */
const cachedByUrl = new Map<string, LoadedResponse & { etag: string }>();

/** Clears the ETag cache, which belongs to the previous user. */
export function clearCachedResponses(): void {
  cachedByUrl.clear();
}

/** Throws ApiError for an unsuccessful response, TypeError when the server cannot be reached. */
export async function callEndpoint<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  ...[call]: EndpointArguments<TEndpoint>
): Promise<EndpointResponse<TEndpoint>> {
  const { data } = await request(endpoint, loosen(call));
  return data as EndpointResponse<TEndpoint>;
}

export interface ListPage<Items> {
  items: Items;
  /** The `query.cursor` of the next page; undefined on the last one. */
  nextCursor: string | undefined;
}

/** Like callEndpoint, for paged lists: the cursor comes from the Link header. */
export async function callPage<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  ...[call]: EndpointArguments<TEndpoint>
): Promise<ListPage<EndpointResponse<TEndpoint>>> {
  const { data, link } = await request(endpoint, loosen(call));
  return { items: data as EndpointResponse<TEndpoint>, nextCursor: readNextCursor(link) };
}

/** The URL of a call with its query. Undefined and null values are left out. */
export function endpointUrl(endpoint: Endpoint, params: PathParams = {}, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return fillPath(endpoint.path, params) + (text === '' ? '' : `?${text}`);
}

/** What every call sends: credentials, and the bearer token if there is one. */
export function requestInit(endpoint: Endpoint, call: LooseCall): RequestInit & { headers: Headers } {
  const headers = new Headers(call.headers);
  const token = authToken.read();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (call.idempotencyKey !== undefined) headers.set('Idempotency-Key', call.idempotencyKey);
  if (endpoint.consumes === 'bytes') headers.set('Content-Type', 'application/octet-stream');
  else if (endpoint.consumes === 'picture') headers.set('Content-Type', (call.body as Blob).type);
  else if (endpoint.consumes !== 'multipart') headers.set('Content-Type', 'application/json');
  return {
    method: endpoint.method,
    credentials: 'include',
    headers,
    body: encodeBody(endpoint, call.body),
    signal: call.signal ?? null,
  };
}

async function request(endpoint: Endpoint, call: LooseCall): Promise<LoadedResponse> {
  const url = endpointUrl(endpoint, call.params, call.query);
  const init = requestInit(endpoint, call);
  const cached = call.isRevalidated === true ? cachedByUrl.get(url) : undefined;
  if (cached !== undefined) init.headers.set('If-None-Match', cached.etag);

  // A screen starts about a dozen requests, and starting one takes a millisecond or more.
  if (endpoint.method === 'GET') await taskOfItsOwn();
  const response = await fetch(url, init);
  if (response.status === 304 && cached !== undefined) return cached;
  if (!response.ok) throw await readApiError(response);

  const loaded = { data: await readData(endpoint, response), link: response.headers.get('Link') };
  const etag = response.headers.get('ETag');
  if (call.isRevalidated === true && etag !== null) cachedByUrl.set(url, { ...loaded, etag });
  return loaded;
}

async function readData(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (endpoint.produces === 'binary') return response.blob();
  if (response.status === 204 || endpoint.produces === 'empty') return undefined;
  const data: unknown = await response.json();
  // In production the server is trusted: validating long lists again would slow down every user.
  return import.meta.env.PROD ? data : z.parse(endpoint.response, data);
}

function encodeBody(endpoint: Endpoint, body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return endpoint.consumes === 'json' ? JSON.stringify(body) : (body as BodyInit);
}

/** The cursor of a Link header such as `</api/…?cursor=abc>; rel="next"`. */
function readNextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  if (target === undefined) return undefined;
  return new URL(target, window.location.href).searchParams.get('cursor') ?? undefined;
}

/** The call as `request` reads it: without the types of its endpoint. */
function loosen(call: unknown): LooseCall {
  return call ?? {};
}

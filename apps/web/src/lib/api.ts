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

type PathParams = Readonly<Record<string, string>>;
type QueryValues = Readonly<Record<string, unknown>>;

/** Bodies the contract describes as JSON are serialized; files and bytes are sent as they are. */
type SentBody<Of> = Of extends { consumes: 'multipart' }
  ? FormData
  : Of extends { consumes: 'bytes' }
    ? Blob | ArrayBuffer
    : Of extends { consumes: 'picture' }
      ? Blob
      : EndpointBodyInput<Of>;

export type EndpointCall<Of> = (Of extends { params: object } ? { params: EndpointParamsInput<Of> } : unknown) &
  (Of extends { body: object } ? { body: SentBody<Of> } : { body?: SentBody<Of> }) & {
    query?: EndpointQueryInput<Of>;
    signal?: AbortSignal | undefined;
    /** A retry with the same key is not executed twice. */
    idempotencyKey?: string | undefined;
    headers?: Readonly<Record<string, string>>;
    /** Sends the last ETag: an unchanged response (304) returns the same object. For polled queries. */
    isRevalidated?: boolean;
  };

/** The second argument is optional when none of its fields are required. */
export type EndpointArguments<Of> = {} extends EndpointCall<Of> ? [call?: EndpointCall<Of>] : [call: EndpointCall<Of>];

interface LooseCall {
  params?: PathParams;
  query?: QueryValues;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  isRevalidated?: boolean;
}

interface Loaded {
  data: unknown;
  link: string | null;
}

/** The last response of each polled URL, with its ETag. */
const cachedByUrl = new Map<string, Loaded & { etag: string }>();

/** Clears the ETag cache, which belongs to the previous user. */
export function clearCachedResponses(): void {
  cachedByUrl.clear();
}

/** Throws ApiError for an unsuccessful response, TypeError when the server cannot be reached. */
export async function callEndpoint<const Of extends Endpoint>(
  endpoint: Of,
  ...[call]: EndpointArguments<Of>
): Promise<EndpointResponse<Of>> {
  const { data } = await request(endpoint, loosen(call));
  return data as EndpointResponse<Of>;
}

export interface ListPage<Items> {
  items: Items;
  /** The `query.cursor` of the next page; undefined on the last one. */
  nextCursor: string | undefined;
}

/** Like callEndpoint, for paged lists: the cursor comes from the Link header. */
export async function callPage<const Of extends Endpoint>(
  endpoint: Of,
  ...[call]: EndpointArguments<Of>
): Promise<ListPage<EndpointResponse<Of>>> {
  const { data, link } = await request(endpoint, loosen(call));
  return { items: data as EndpointResponse<Of>, nextCursor: readNextCursor(link) };
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

async function request(endpoint: Endpoint, call: LooseCall): Promise<Loaded> {
  const url = endpointUrl(endpoint, call.params, call.query);
  const init = requestInit(endpoint, call);
  const cached = call.isRevalidated === true ? cachedByUrl.get(url) : undefined;
  if (cached !== undefined) init.headers.set('If-None-Match', cached.etag);

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

function readNextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  if (target === undefined) return undefined;
  return new URL(target, window.location.href).searchParams.get('cursor') ?? undefined;
}

/** Drops the precise types, which only callers need: this module only passes the parts on. */
function loosen(call: unknown): LooseCall {
  return call ?? {};
}

/** How a call is described. One value serves the server's mount, the typed client, OpenAPI and the tests. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `public` needs nobody, `user` needs a signed-in user and answers identity.signed_out otherwise. */
export type Access = 'public' | 'user';
/** What a success carries. `redirect` has a Location header, `empty` no body. */
export type Produces = 'json' | 'event-stream' | 'binary' | 'redirect' | 'empty';
/** What a request carries. `bytes` is application/octet-stream, `picture` is image/* or that, `raw-json` is JSON as the text that came. */
export type Consumes = 'json' | 'raw-json' | 'multipart' | 'bytes' | 'picture' | 'nothing';

export interface EndpointDefinition {
  method: Method;
  /** Fastify's notation: `/api/conversations/:id`. Every parameter is a key of `params`. */
  path: `/${string}`;
  access: Access;
  /** One sentence for a reader of the API documentation. */
  summary: string;
  params?: ObjectSchema;
  /** Values arrive as strings: the schema coerces. */
  query?: ObjectSchema;
  /** Names in lower case, only those the call reads. */
  headers?: ObjectSchema;
  body?: Schema;
  response: Schema;
  /** Of a success; 200 unless given. */
  status?: number;
  /** `json` unless given. */
  produces?: Produces;
  /** `json` when there is a body schema, else `nothing`, unless given. */
  consumes?: Consumes;
  /** Present when the call can answer as text/event-stream: the schema of one event. With `produces: 'json'` it does so for `Accept: text/event-stream`. */
  event?: Schema;
  /** Header name → what it says. */
  responseHeaders?: Readonly<Record<string, string>>;
  /** What this call adds to the codes every call may answer (see impliedErrors in openapi.ts). */
  errors: readonly ErrorCode[];
}

export type Endpoint<Definition extends EndpointDefinition = EndpointDefinition> = Definition & {
  status: number;
  produces: Produces;
  consumes: Consumes;
};

/** Fills in what most calls leave out. Marked free of side effects, as the builders in primitives.ts are: calls a page does not use drop out of its bundle. */
/*#__NO_SIDE_EFFECTS__*/
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Endpoint<Definition> {
  return {
    status: 200,
    produces: 'json',
    consumes: definition.body === undefined ? 'nothing' : 'json',
    ...definition,
  };
}

type Output<Of> = Of extends Schema ? z.core.output<Of> : undefined;
type Input<Of> = Of extends Schema ? z.core.input<Of> : undefined;
type Part<Of, Key extends string> = Of extends { [K in Key]: infer Value } ? Value : undefined;

/** As the server sees them, after parsing. `undefined` where the call has no such part. */
export type EndpointParams<Of> = Output<Part<Of, 'params'>>;
export type EndpointQuery<Of> = Output<Part<Of, 'query'>>;
export type EndpointHeaders<Of> = Output<Part<Of, 'headers'>>;
export type EndpointBody<Of> = Output<Part<Of, 'body'>>;
export type EndpointResponse<Of> = Output<Part<Of, 'response'>>;
export type EndpointEvent<Of> = Output<Part<Of, 'event'>>;

/** As the client gives them, before parsing: defaults may be left out. */
export type EndpointParamsInput<Of> = Input<Part<Of, 'params'>>;
export type EndpointQueryInput<Of> = Input<Part<Of, 'query'>>;
export type EndpointHeadersInput<Of> = Input<Part<Of, 'headers'>>;
export type EndpointBodyInput<Of> = Input<Part<Of, 'body'>>;

/** The names in a path, in order: `/api/a/:id/b/:part` → ['id', 'part']. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]\w*)/g)].map((match) => match[1] ?? '');
}

/** Fills a path's parameters, percent-encoded. Throws when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}

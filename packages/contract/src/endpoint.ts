/** The description of an endpoint. The server's mount, the typed client, OpenAPI and the tests all use it. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/**
 * `public`: without an account. `user`: signed in, by a session or, with `scope`, by an access token; otherwise the
 * error is identity.signed_out.
 */
export type Access = 'public' | 'user';
/** The body of a successful response. `redirect` has a Location header, `empty` no body. */
export type Produces = 'json' | 'event-stream' | 'binary' | 'redirect' | 'empty';
/**
 * The body of a request. `bytes` is application/octet-stream, `picture` is image/* or application/octet-stream,
 * `raw-json` is JSON as unparsed text.
 */
export type Consumes = 'json' | 'raw-json' | 'multipart' | 'bytes' | 'picture' | 'nothing';

export interface EndpointDefinition {
  method: Method;
  /** In Fastify's notation: `/api/conversations/:id`. Every parameter is a key of `params`. */
  path: `/${string}`;
  access: Access;
  /** The scope that an access token needs for this endpoint. If absent, the endpoint requires a session. */
  scope?: Scope;
  /** One sentence for the API documentation. */
  summary: string;
  params?: ObjectSchema;
  /** Values arrive as strings; the schema converts them. */
  query?: ObjectSchema;
  /** Names in lower case, only those the endpoint uses. */
  headers?: ObjectSchema;
  body?: Schema;
  response: Schema;
  /** The status of a success; 200 by default. */
  status?: number;
  /** `json` by default. */
  produces?: Produces;
  /** By default `json` if there is a body schema, otherwise `nothing`. */
  consumes?: Consumes;
  /**
   * The schema of one event, if the endpoint can answer as text/event-stream. With `produces: 'json'`, only a request
   * with `Accept: text/event-stream` is answered as a stream.
   */
  event?: Schema;
  /** Header name → description. */
  responseHeaders?: Readonly<Record<string, string>>;
  /** Error codes in addition to those that follow from the other fields (see errorsOf in openapi.ts). */
  errors: readonly ErrorCode[];
}

export type Endpoint<Definition extends EndpointDefinition = EndpointDefinition> = Definition & {
  status: number;
  produces: Produces;
  consumes: Consumes;
};

/**
 * Adds the defaults. Marked as free of side effects, like the builders in primitives.ts, so that a bundle contains only
 * the endpoints a page uses.
 */
/*#__NO_SIDE_EFFECTS__*/
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Endpoint<Definition> {
  return {
    status: 200,
    produces: 'json',
    consumes: definition.body === undefined ? 'nothing' : 'json',
    ...definition,
  };
}

type Output<Part> = Part extends Schema ? z.core.output<Part> : undefined;
type Input<Part> = Part extends Schema ? z.core.input<Part> : undefined;
type PartOf<Definition, Key extends string> = Definition extends { [K in Key]: infer Value } ? Value : undefined;

/** The types after parsing, as the server uses them. `undefined` if the endpoint has no such part. */
export type EndpointParams<Definition> = Output<PartOf<Definition, 'params'>>;
export type EndpointQuery<Definition> = Output<PartOf<Definition, 'query'>>;
export type EndpointHeaders<Definition> = Output<PartOf<Definition, 'headers'>>;
export type EndpointBody<Definition> = Output<PartOf<Definition, 'body'>>;
export type EndpointResponse<Definition> = Output<PartOf<Definition, 'response'>>;
export type EndpointEvent<Definition> = Output<PartOf<Definition, 'event'>>;

/** The types before parsing, as the client passes them: fields with a default are optional. */
export type EndpointParamsInput<Definition> = Input<PartOf<Definition, 'params'>>;
export type EndpointQueryInput<Definition> = Input<PartOf<Definition, 'query'>>;
export type EndpointHeadersInput<Definition> = Input<PartOf<Definition, 'headers'>>;
export type EndpointBodyInput<Definition> = Input<PartOf<Definition, 'body'>>;

const PARAMETER = /:([A-Za-z]\w*)/g;
/** A URL parser removes these segments, which makes the path of another endpoint. */
const DOT_SEGMENT = /^\.{1,2}$/;

/** The names in a path, in order: `/api/a/:id/b/:part` → ['id', 'part']. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map((match) => match[1] ?? '');
}

/** Inserts the parameters into a path, percent-encoded. Throws if one is missing, '.' or '..'. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(PARAMETER, (_, name: string) => {
    const value = params[name];
    if (value === undefined || DOT_SEGMENT.test(value)) {
      throw new TypeError(`The path ${path} needs the parameter ${name}.`);
    }
    return encodeURIComponent(value);
  });
}

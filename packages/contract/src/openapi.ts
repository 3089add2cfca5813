/** The API as an OpenAPI 3.1 document, generated from the endpoints that the server mounts. */
import { toJSONSchema } from 'zod/v4/core';
import type { $ZodObject, $ZodType } from 'zod/v4/core';
import type { Endpoint } from './endpoint.ts';
import { ErrorBody, errorCatalogue, type ErrorCode } from './errors.ts';
import { scopeMeanings } from './scopes.ts';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';
type EntityNames = ReadonlyMap<$ZodType, string>;

export interface OpenApiInfo {
  title: string;
  version: string;
  /** Absolute, without a trailing slash. */
  serverUrl: string;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; securitySchemes: Json };
}

const DESCRIPTION =
  'The endpoints of the API, with their parameters, responses and errors. Within a version, endpoints and fields may be added, but none is removed or changes its meaning.';

/**
 * Deterministic: the same endpoints give the same document. The keys of `endpoints` become operation ids. Responses
 * that contain `entities` reference them by name.
 */
export function toOpenApi(
  endpoints: Readonly<Record<string, Endpoint>>,
  info: OpenApiInfo,
  entities: Readonly<Record<string, $ZodType>> = {},
): OpenApiDocument {
  const entityNames = new Map(
    Object.entries({ ...entities, Error: ErrorBody }).map(([name, schema]) => [schema, name]),
  );
  const isDefinition = true;
  const schemas = [...entityNames].map(([schema, name]) => [
    name,
    describeSchema(schema, 'output', entityNames, isDefinition),
  ]);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:([A-Za-z]\w*)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(name, endpoint, entityNames) };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version, description: DESCRIPTION },
    servers: [{ url: info.serverUrl }],
    paths,
    components: {
      schemas: Object.fromEntries(schemas) as Json,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, from the sign-in calls.' },
        accessToken: { type: 'http', scheme: 'bearer', description: describeScopes() },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by the sign-in calls.' },
      },
    },
  };
}

/** The error codes of an endpoint: its own, and those that follow from its access, method, parameters and body. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  if (endpoint.access === 'user') {
    codes.add('identity.signed_out').add('tokens.invalid');
    codes.add(endpoint.scope === undefined ? 'tokens.session_only' : 'tokens.insufficient_scope');
  }
  if (endpoint.params) codes.add('request.not_found');
  if (endpoint.query || endpoint.headers || endpoint.body) codes.add('request.invalid');
  if (endpoint.consumes === 'json') codes.add('request.not_json');
  if (endpoint.consumes !== 'nothing') codes.add('request.too_large').add('request.unsupported_media');
  if (endpoint.method !== 'GET') codes.add('request.origin_refused');
  return [...codes.add('request.rate_limited').add('server.database_unavailable').add('internal')];
}

function describeOperation(name: string, endpoint: Endpoint, entityNames: EntityNames): Json {
  return {
    operationId: name,
    tags: [tagOf(endpoint.path)],
    summary: endpoint.summary,
    security: describeSecurity(endpoint),
    parameters: [
      ...describeParameters('path', endpoint.params),
      ...describeParameters('query', endpoint.query),
      ...describeParameters('header', endpoint.headers),
    ],
    ...describeRequestBody(endpoint),
    responses: {
      [String(endpoint.status)]: describeSuccess(endpoint, entityNames),
      ...(endpoint.responseHeaders?.ETag && { '304': { description: 'Unchanged since the ETag in If-None-Match.' } }),
      ...describeErrors(endpoint),
    },
  };
}

function describeScopes(): string {
  const scopes = Object.entries(scopeMeanings).map(([scope, meaning]) => `- \`${scope}\`: ${meaning}`);
  return [
    'An access token, made in Settings → Access tokens. An operation names the scope that it needs; an operation without a scope does not accept access tokens.',
    ...scopes,
  ].join('\n');
}

/** A session gives access to every endpoint, an access token only to those with a scope. */
function describeSecurity({ access, scope }: Endpoint): Json[] {
  if (access === 'public') return [];
  const session = [{ bearer: [] }, { cookie: [] }];
  return scope === undefined ? session : [...session, { accessToken: [scope] }];
}

function describeParameters(location: 'path' | 'query' | 'header', schema: $ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties, required } = describeSchema(schema, 'input') as { properties: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || (required ?? []).includes(name),
    schema: property,
  }));
}

function describeRequestBody({ body, consumes }: Endpoint): Json {
  if (consumes === 'multipart') {
    const file = { type: 'array', items: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (consumes === 'bytes') {
    return { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
  }
  if (consumes === 'raw-json') return { requestBody: { required: true, content: { 'application/json': {} } } };
  if (consumes === 'picture') return { requestBody: { required: true, content: { 'image/*': {} } } };
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: describeSchema(body, 'input') } } },
  };
}

function describeSuccess(endpoint: Endpoint, entityNames: EntityNames): Json {
  const { produces, response, event, responseHeaders, summary } = endpoint;
  const content: Json = {};
  if (produces === 'json') content['application/json'] = { schema: describeSchema(response, 'output', entityNames) };
  if (produces === 'binary') content['application/octet-stream'] = {};
  if (event) content['text/event-stream'] = { schema: describeSchema(event, 'output', entityNames) };
  const headers = Object.entries(responseHeaders ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    description: summary,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

function describeErrors(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const described = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return Object.fromEntries(described) as Json;
}

/** With `isDefinition` the schema itself is written out and only its parts may be references. */
function describeSchema(schema: $ZodType, io: Direction, entityNames?: EntityNames, isDefinition = false): Json {
  const { $schema: _, ...described } = toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema, path }) => {
      // Responses may gain fields later, so additional properties are allowed.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (isWellKnownFormat(jsonSchema.format)) delete jsonSchema.pattern;
      const name = entityNames?.get(zodSchema);
      if (name === undefined || (isDefinition && path.length === 0)) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  return described;
}

/** Whether the format makes the pattern redundant; the patterns of dates and UUIDs are long. */
function isWellKnownFormat(format: string | undefined): boolean {
  return format === 'uuid' || format === 'date' || format === 'date-time';
}

/** The tag of an endpoint: `conversations` for /api/conversations/…, `system` for paths outside /api. */
function tagOf(path: string): string {
  return /^\/api\/([a-z]+)/.exec(path)?.[1] ?? 'system';
}

import type { Endpoint } from '@app/contract/endpoint';
import type { ErrorCode, InvalidDetails } from '@app/contract/errors';
import type { FastifyRequest } from 'fastify';
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import { AppError } from '#platform/app-error.ts';

export interface RequestParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/**
 * Parses a request by its endpoint's schemas. Invalid input is 400 `request.invalid` with every issue in
 * details.issues; a malformed id in the path is the endpoint's own 404.
 */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest): RequestParts {
  const params = parseParams(endpoint, request);
  assertMediaType(endpoint, request);
  return {
    params,
    query: parsePart(endpoint.query, request.query),
    headers: parsePart(endpoint.headers, pickHeaders(endpoint, request)),
    body: endpoint.consumes === 'json' ? parsePart(endpoint.body, request.body) : undefined,
  };
}

function parseParams(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.params === undefined) return undefined;
  const result = safeParse(endpoint.params, request.params);
  if (result.success) return result.data;
  throw new AppError({ code: notFoundCode(endpoint, String(result.error.issues[0]?.path[0] ?? '')) });
}

/**
 * A malformed `categoryId` gets the not-found code of categories, and likewise other ids that are named after a
 * resource. Any other parameter gets the first not-found code of the endpoint.
 */
function notFoundCode(endpoint: Endpoint, parameter: string): ErrorCode {
  const codes = endpoint.errors.filter((code) => code.endsWith('not_found'));
  // Without the last `y`, `category` is also the beginning of the plural in `categories.not_found`.
  const resource = parameter.replace(/Id$/, '').replace(/y$/, '').toLowerCase();
  return codes.find((code) => resource !== '' && code.startsWith(resource)) ?? codes[0] ?? 'request.not_found';
}

function assertMediaType(endpoint: Endpoint, request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!isAcceptedType(endpoint.consumes, type)) throw new AppError({ code: 'request.unsupported_media' });
}

function isAcceptedType(consumes: Endpoint['consumes'], type: string | undefined): boolean {
  if (consumes === 'multipart') return type === 'multipart/form-data';
  if (consumes === 'bytes') return type === 'application/octet-stream';
  if (consumes === 'picture') return type === 'application/octet-stream' || type?.startsWith('image/') === true;
  return type === undefined || type === 'application/json' || consumes === 'nothing';
}

function pickHeaders(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const names = Object.keys(endpoint.headers?._zod.def.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, request.headers[name]]));
}

function parsePart(schema: $ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw invalidRequest(result.error.issues);
}

const GENERIC_MESSAGE = /^Invalid input/;

/** Uses the message of the first issue, unless it is a generic one of the schema library. */
export function invalidRequest(schemaIssues: readonly $ZodIssue[]): AppError {
  const issues = schemaIssues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
  const details: InvalidDetails = { issues: issues.slice(0, 20) };
  const message = issues[0]?.message;
  const isGeneric = message === undefined || GENERIC_MESSAGE.test(message);
  return new AppError({ code: 'request.invalid', ...(!isGeneric && { message }), details });
}

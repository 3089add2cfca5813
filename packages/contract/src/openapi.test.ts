import { describe, expect, it } from 'vitest';
import { allEndpoints, entities } from './all-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { errorsOf, toOpenApi } from './openapi.ts';

const info = { title: 'AI Assistant', version: '1.2.3', serverUrl: 'http://127.0.0.1:3000' };
const document = toOpenApi(allEndpoints, info, entities);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('describes every endpoint once, under its name in `allEndpoints`', () => {
    const ids = operations.map((operation) => operation.operationId);

    expect(ids.toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
  });

  it('refers only to schemas it defines', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    const defined = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));

    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !defined.has(reference ?? ''))).toEqual([]);
  });

  it('defines each entity in full and refers to it elsewhere', () => {
    for (const schema of Object.values(document.components.schemas)) expect(schema).not.toHaveProperty('$ref');

    expect(document.paths['/api/auth/user']?.get).toHaveProperty(
      ['responses', '200', 'content', 'application/json', 'schema'],
      { $ref: '#/components/schemas/User' },
    );
  });

  it('declares the parameters that a path has in braces, in the same order', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(methods)) {
        const parameters = operation.parameters as { name: string; in: string; required: boolean }[];
        const described = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
        expect(described.map((parameter) => parameter.name)).toEqual(inPath);
      }
    }
    expect(JSON.stringify(Object.keys(document.paths))).not.toContain(':');
  });

  it('requires a session exactly where the endpoint does', () => {
    expect(document.paths['/api/auth/login']?.post?.security).toEqual([]);
    expect(document.paths['/api/chat']?.post?.security).toEqual([{ bearer: [] }, { cookie: [] }]);
  });

  it('names the scope of exactly the calls that accept an access token, and explains the scope', () => {
    const accessToken = document.components.securitySchemes.accessToken as { description: string };
    for (const [name, endpoint] of Object.entries<Endpoint>(allEndpoints)) {
      const operation = operations.find(({ operationId }) => operationId === name);
      const ways = (operation?.security ?? []) as { accessToken?: string[] }[];
      const named = ways.flatMap((way) => way.accessToken ?? []);
      expect(named, name).toEqual(endpoint.scope === undefined ? [] : [endpoint.scope]);
      for (const scope of named) expect(accessToken.description).toContain(`\`${scope}\``);
    }
  });

  it('describes chat as JSON and as a stream', () => {
    expect(document.paths['/api/chat']?.post).toHaveProperty(['responses', '200', 'content', 'application/json']);
    expect(document.paths['/api/chat']?.post).toHaveProperty(['responses', '200', 'content', 'text/event-stream']);
  });

  it('describes files as multipart and parts of uploads as bytes', () => {
    expect(document.paths['/api/imports']?.post).toHaveProperty(['requestBody', 'content', 'multipart/form-data']);
    expect(document.paths['/api/imports/uploads/{id}']?.patch).toHaveProperty([
      'requestBody',
      'content',
      'application/octet-stream',
    ]);
  });

  it('is valid JSON and the same each time', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(toOpenApi(allEndpoints, info, entities));
  });
});

describe('the codes a call may answer', () => {
  it('are its own and those implied by its parts', () => {
    expect(errorsOf(allEndpoints.getHealth)).toEqual([
      'request.rate_limited',
      'server.database_unavailable',
      'internal',
    ]);
    expect(errorsOf(allEndpoints.updateConversation)).toEqual(
      expect.arrayContaining([
        'conversations.not_found',
        'identity.signed_out',
        'request.not_found',
        'request.invalid',
        'request.not_json',
        'request.too_large',
        'request.origin_refused',
      ]),
    );
  });

  it('do not include the origin check for calls that only read', () => {
    const reads = Object.values<Endpoint>(allEndpoints).filter(({ method }) => method === 'GET');

    expect(reads.flatMap(errorsOf)).not.toContain('request.origin_refused');
  });
});

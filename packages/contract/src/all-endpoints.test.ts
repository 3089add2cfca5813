import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import { type Endpoint, fillPath, pathParameters } from './endpoint.ts';
import { errorCatalogue } from './errors.ts';

const rows = Object.entries<Endpoint>(allEndpoints);
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

describe('every endpoint of the contract', () => {
  it('is in the record of all endpoints under the name its file exports', async () => {
    const modules: Record<string, unknown>[] = await Promise.all(
      files.map((file) => import(/* @vite-ignore */ `./${file}`)),
    );
    const exported = modules.flatMap((module) => Object.entries(module)).filter(([, value]) => isEndpoint(value));

    expect(exported.length).toBeGreaterThan(50);
    expect(new Map(exported)).toEqual(new Map<string, unknown>(rows));
  });

  it('has a unique method and path', () => {
    const addresses = rows.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);

    expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
  });

  it.each(rows)('%s has exactly the parameters its path names', (_, { path, params }) => {
    expect(Object.keys(params?._zod.def.shape ?? {}).toSorted()).toEqual(pathParameters(path).toSorted());
  });

  it.each(rows)('%s names only codes of the catalogue, without duplicates', (_, { errors }) => {
    expect([...new Set(errors)]).toEqual([...errors]);
    expect(errors.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
  });

  it.each(rows)('%s says in one sentence what it does', (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(rows)('%s has a consistent body, status and type', (_, { method, body, status, produces, consumes }) => {
    expect(method === 'GET' && consumes !== 'nothing').toBe(false);
    expect(body !== undefined).toBe(consumes === 'json');
    expect(produces === 'empty').toBe(status === 204);
    expect(produces === 'redirect').toBe(status >= 300 && status < 400);
  });
});

describe('fillPath', () => {
  it('inserts the parameters percent-encoded', () => {
    expect(fillPath('/api/trash/:type/:id/restore', { type: 'a/b', id: 'ü?' })).toBe(
      '/api/trash/a%2Fb/%C3%BC%3F/restore',
    );
  });

  it('refuses a path whose parameter is missing', () => {
    expect(() => fillPath('/api/conversations/:id', {})).toThrow('/api/conversations/:id');
  });

  it.each(['.', '..'])('refuses %j, which would make another path', (id) => {
    expect(() => fillPath('/api/trash/conversation/:id', { id })).toThrow('/api/trash/conversation/:id');
  });
});

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value;
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printType } from './print-type.mjs';
import { isClientStale } from './write-client.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

describe('the calls of the client', () => {
  it('match the contract', () => {
    expect(isClientStale(ROOT)).toBe(false);
  });

  it('are stale if missing', () => {
    expect(isClientStale(path.join(ROOT, 'scripts'))).toBe(true);
  });
});

describe('a type of a JSON Schema', () => {
  it.each([
    [{ type: 'integer' }, 'number'],
    [{ enum: ['a', 'it’s', "it's"] }, String.raw`'a' | 'it’s' | 'it\'s'`],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] }, 'string | null'],
    [{ anyOf: [{ type: 'string' }, {}] }, 'string'],
    [{ type: ['number', 'null'] }, 'number | null'],
    [{ $ref: '#/components/schemas/Task' }, 'Task'],
    [{ type: 'array', items: { anyOf: [{ const: 1 }, { const: 2 }] } }, 'Array<1 | 2>'],
    [{ type: 'array', prefixItems: [{ type: 'number' }, {}] }, '[number, unknown]'],
    [
      { type: 'object', properties: { id: { type: 'string' }, 'a-b': { type: 'boolean' } }, required: ['id'] },
      "{ id: string; 'a-b'?: boolean }",
    ],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ allOf: [{ $ref: '#/A' }, { type: 'object', properties: {} }] }, '(A) & (Record<string, unknown>)'],
  ])('%j is %s', (schema, type) => {
    expect(printType(schema)).toBe(type);
  });
});

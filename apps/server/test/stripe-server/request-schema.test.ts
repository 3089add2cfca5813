import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadRequestValidator } from './request-schema.ts';

test('a literal path takes precedence over one with a parameter, however long the name of the parameter is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-schema-'));
  await mkdir(path.join(folder, 'stripe'));
  const paths = {
    '/v1/invoices/{invoice_with_a_long_name}': { get: { parameters: [{ in: 'query', name: 'expand' }] } },
    '/v1/invoices/upcoming': { get: { parameters: [{ in: 'query', name: 'customer' }] } },
  };
  await writeFile(path.join(folder, 'stripe', 'spec3.2023-09-12.json'), JSON.stringify({ paths }));
  const validate = loadRequestValidator(folder);
  expect(validate('GET', '/v1/invoices/upcoming', { customer: 'cus_1' })).toBeUndefined();
  expect(validate('GET', '/v1/invoices/in_1', { customer: 'cus_1' })).toBe('customer is not a parameter');
  await rm(folder, { recursive: true });
});

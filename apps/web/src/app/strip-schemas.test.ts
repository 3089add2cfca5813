import { expect, it } from 'vitest';
import { withoutSchemas } from '../../strip-schemas.ts';

it('an endpoint keeps what a call needs, and loses its schemas', () => {
  const code = `import * as z from 'zod/mini';
const params = z.object({ id: z.string() });
export const getDeck = endpoint({ method: 'GET', path: '/api/decks/:id', summary: 'A deck.', params, response: Deck, errors: [] });
export const find = (name) => endpoint(name);`;
  expect(withoutSchemas(code)).toBe(`import * as z from 'zod/mini';
const params = /* @__PURE__ */ (() => z.object({ id: z.string() }))();
export const getDeck = /* @__PURE__ */ (() => endpoint({ method: 'GET', path: '/api/decks/:id', summary: 0, params: 0, response: 0, errors: 0 }))();
export const find = (name) => endpoint(name);`);
});

it('objects and lists that are made by calls are marked, other values are not', () => {
  const code = `const fields = { title: z.string() };
const all = [...Object.keys(fields)];
const limits = { title: 100 };`;
  expect(withoutSchemas(code)).toBe(`const fields = /* @__PURE__ */ (() => ({ title: z.string() }))();
const all = /* @__PURE__ */ (() => [...Object.keys(fields)])();
const limits = { title: 100 };`);
});

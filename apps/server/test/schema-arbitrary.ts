import fc from 'fast-check';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** Texts that often break programs: markup, code, unusual characters, invalid numbers. */
export const NAUGHTY_STRINGS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{feff}',
  '\ud800',
  '\u202etxt.exe',
  'Ω≈ç√∫˜µ≤≥÷',
  '👩‍👩‍👧‍👦'.repeat(50),
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  'İıſﬃ',
  '田中さんにあげて下さい',
  'مُنَاقَشَةُ سُبُلِ',
  "'; DROP TABLE users; --",
  "' OR 1=1 --",
  '$1',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '%00%n%s%d',
  '\\',
  '../../../etc/passwd',
  'C:\\con\\nul',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'true',
  '-0',
  'NaN',
  'Infinity',
  '1e999',
  '9223372036854775808',
  '0x10',
  '-1',
  '2026-02-30T25:61:61Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2026-11-20T09:00:00+14:00',
  ':* & | ! ( ) <-> a:*b',
  '*',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5_000),
] as const;

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, [], {}, [[]], { length: 1 }, '', ...NAUGHTY_STRINGS),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Values of roughly this schema: most are valid or nearly so, some are of another type. `words` are strings worth
 * trying for any text, such as existing ids.
 */
export function arbitraryOf(schema: $ZodType, words: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 19, arbitrary: validArbitrary(schema as $ZodTypes, words) },
    { weight: 1, arbitrary: anything },
  );
}

function validArbitrary(schema: $ZodTypes, words: readonly string[]): fc.Arbitrary<unknown> {
  const { def } = schema._zod;
  const inner = (type: $ZodType) => arbitraryOf(type, words);
  switch (def.type) {
    case 'string':
      return textArbitrary(words);
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 300 }), fc.integer(), fc.double(), fc.maxSafeInteger());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]));
    case 'enum':
      return fc.constantFrom(...(Object.values(def.entries) as unknown[]));
    case 'optional':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 2 });
    case 'nullable':
      return fc.option(inner(def.innerType), { freq: 4 });
    case 'default':
    case 'prefault':
      return fc.option(inner(def.innerType), { nil: undefined, freq: 4 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'array':
      return fc.array(inner(def.element), { maxLength: 4 });
    case 'record':
      return fc.dictionary(textArbitrary(words), inner(def.valueType), { maxKeys: 3 });
    case 'pipe':
      return inner(def.in);
    case 'object':
      return objectArbitrary(def.shape, words);
    default:
      return anything;
  }
}

/** All fields or some of them, and sometimes an unknown one. */
function objectArbitrary(shape: Record<string, $ZodType>, words: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, arbitraryOf(type, words)]));
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(fields) },
    { weight: 2, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...fields, unknownField: anything }) },
  );
}

/** Any text: one of `words`, a troublesome one, or a random one. */
export function textArbitrary(words: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('', ...words) },
    { weight: 3, arbitrary: fc.constantFrom(...NAUGHTY_STRINGS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  );
}

import type { Random } from './random.ts';

/** The part of JSON Schema that occurs in schemas inferred from real records, with the frequency of each field. */
export interface InferredSchema {
  type?: string | string[];
  properties?: Record<string, InferredSchema>;
  additionalProperties?: InferredSchema | boolean;
  items?: InferredSchema;
  anyOf?: InferredSchema[];
  'x-polylogue-frequency'?: number;
  'x-polylogue-values'?: unknown[];
}

/** A value whose fields occur about as often as in real records; strings are taken from `words`. */
export function makeInstance(schema: InferredSchema, random: Random, words: readonly [string, ...string[]]): unknown {
  const values = schema['x-polylogue-values'];
  if (values && values.length > 0 && random.chance(0.7)) return values[random.between(0, values.length - 1)];
  const choice = schema.anyOf?.[random.between(0, schema.anyOf.length - 1)];
  if (choice) return makeInstance(choice, random, words);
  const types = [schema.type ?? 'string'].flat();
  switch (types[random.between(0, types.length - 1)]) {
    case 'object':
      return makeObject(schema, random, words);
    case 'array': {
      const { items } = schema;
      return items ? Array.from({ length: random.between(0, 3) }, () => makeInstance(items, random, words)) : [];
    }
    case 'integer':
      return random.between(0, 2_000_000_000);
    case 'number':
      return random.next() * 2_000_000_000;
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(words);
  }
}

function makeObject(schema: InferredSchema, random: Random, words: readonly [string, ...string[]]): object {
  const result: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    // Rare fields are made more frequent, because they cause most errors of readers.
    const frequency = Math.max(property['x-polylogue-frequency'] ?? 0.9, 0.15);
    if (random.chance(frequency)) result[name] = makeInstance(property, random, words);
  }
  const extra = schema.additionalProperties;
  if (typeof extra === 'object') {
    for (let count = random.between(1, 4); count > 0; count--) result[`k${count}`] = makeInstance(extra, random, words);
  }
  return result;
}

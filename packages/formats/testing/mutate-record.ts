import fc from 'fast-check';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Values of unexpected types. */
const strangeValues: Json[] = [null, true, 0, -1, 1e300, '', 'x', '\u0000\ud800', [], [null], {}, { a: { b: [] } }];

/** The record with up to four values dropped, doubled, shortened, or replaced by a strange one or a copy of another. */
export function recordMutations(record: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const step = fc.record({
    field: fc.nat(),
    otherField: fc.nat(),
    kind: fc.constantFrom('drop', 'double', 'replace', 'shorten', 'copy'),
    value: fc.constantFrom(...strangeValues),
  });
  return fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => {
    const copy = structuredClone(record) as { [key: string]: Json };
    for (const { field, otherField, kind, value } of steps) {
      const fields = listFields(copy);
      const target = fields[field % Math.max(fields.length, 1)];
      const origin = fields[otherField % Math.max(fields.length, 1)];
      if (target) mutateField(target, kind, structuredClone(kind === 'copy' && origin ? readField(origin) : value));
    }
    return copy;
  });
}

interface Field {
  holder: Json[] | { [key: string]: Json };
  key: string;
}

function listFields(root: Json): Field[] {
  if (typeof root !== 'object' || root === null) return [];
  return Object.keys(root).flatMap((key) => [{ holder: root, key }, ...listFields(Reflect.get(root, key))]);
}

function readField({ holder, key }: Field): Json {
  return Reflect.get(holder, key) as Json;
}

function mutateField(field: Field, kind: string, value: Json): void {
  const { holder, key } = field;
  const current = readField(field);
  if (kind === 'drop') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  } else if (kind === 'double') {
    if (Array.isArray(holder)) holder.push(structuredClone(current));
    else holder[`${key}2`] = structuredClone(current);
  } else if (kind === 'shorten' && (typeof current === 'string' || Array.isArray(current))) {
    Reflect.set(holder, key, current.slice(0, current.length / 2));
  } else Reflect.set(holder, key, value);
}

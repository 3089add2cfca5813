import { readBytes } from './read-sample.ts';

const WRONG_VALUES: readonly unknown[] = [null, 7, 'x', [null], {}, [[{}]]];

/**
 * Expects that reading never throws: of the text cut off at 40 places, and with each value (of JSON) or line (of other
 * texts) replaced by wrong ones.
 */
export async function expectNeverThrows(text: string, path: string): Promise<void> {
  const step = Math.max(1, Math.floor(text.length / 40));
  const cutTexts = Array.from({ length: 40 }, (_, index) => text.slice(0, index * step));
  for (const damaged of [...cutTexts, ...damageJson(text)]) await readBytes(damaged, path);
}

function damageJson(text: string): string[] {
  const parsed = parseJson(text);
  if (parsed !== undefined) return [...damageValue(parsed, 4)].map((value) => JSON.stringify(value));
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, at) =>
    [...damageValue(parseJson(line), 3)].map((value) => lines.with(at, JSON.stringify(value)).join('\n')),
  );
}

/** Wrong values instead of this one, and the value with each of its fields replaced, down to a depth. */
function* damageValue(value: unknown, depth: number): Generator {
  yield* WRONG_VALUES;
  if (typeof value !== 'object' || value === null || depth === 0) return;
  for (const [key, field] of Object.entries(value)) {
    for (const damaged of damageValue(field, depth - 1)) {
      yield Array.isArray(value) ? value.with(Number(key), damaged) : { ...value, [key]: damaged };
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

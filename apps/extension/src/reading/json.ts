import type { JsonObject, JsonValue } from './reading.ts';

export const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: JsonValue): JsonObject | null => (isObject(value) ? value : null);

export const listOf = (value: JsonValue): readonly JsonValue[] => (Array.isArray(value) ? value : []);

/** A text that is not empty, or a number as text. */
export function idOf(value: JsonValue): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Undefined if it is not JSON. */
export function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TEMPORARY_FIELDS = ['is_temporary_chat', 'is_temporary', 'temporary', 'is_incognito', 'incognito'];

/** Whether one of these objects marks its conversation as temporary. */
export const isTemporary = (...objects: readonly (JsonObject | null)[]): boolean =>
  objects.some((object) => object !== null && TEMPORARY_FIELDS.some((name) => object[name] === true));

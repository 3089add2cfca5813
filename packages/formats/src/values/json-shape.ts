import type { JsonObject } from '../export-format.ts';

// These functions read untrusted JSON without throwing: they return the wanted kind of value, or an empty one.

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown): JsonObject | null {
  return isObject(value) ? value : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? toStorable(value) : '';
}

/** Parses a text as a JSON object; null for any other text. */
export function parseObject(text: string): JsonObject | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The value if it is a text that is not blank, else null. */
export function asName(value: unknown): string | null {
  const text = asText(value);
  return text.trim() === '' ? null : text;
}

/** The text without NUL and lone surrogates, which PostgreSQL refuses. */
export function toStorable(text: string): string {
  const withoutNul = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return withoutNul.isWellFormed() ? withoutNul : withoutNul.toWellFormed();
}

/** The value if it is an integer that is not negative, else null. */
export function asCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** A count that is written as text, such as '1024'; null for any other value. */
export function parseCount(value: unknown): number | null {
  const text = asText(value);
  return text === '' ? null : asCount(Number(text));
}

const MAX_RAW_LENGTH = 200_000;

/** A value as indented JSON of limited length. */
export function toRawJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  return json.length > MAX_RAW_LENGTH ? `${json.slice(0, MAX_RAW_LENGTH)}\n…` : json;
}

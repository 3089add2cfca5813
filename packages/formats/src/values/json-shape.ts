import type { JsonObject } from '../export-format.ts';

/** Functions that read untrusted JSON without throwing: they return the wanted kind of value, or an empty one. */

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

/** The object a text is as JSON; null if it is anything else. */
export function parseObject(text: string): JsonObject | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A text that is not blank. */
export function asName(value: unknown): string | null {
  const text = asText(value);
  return text.trim() === '' ? null : text;
}

/** PostgreSQL takes neither NUL nor lone surrogates. */
export function toStorable(text: string): string {
  const kept = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return kept.isWellFormed() ? kept : kept.toWellFormed();
}

export function asCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

const MAX_RAW_LENGTH = 200_000;

/** A value as indented JSON of limited length. */
export function toRawJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  return json.length > MAX_RAW_LENGTH ? `${json.slice(0, MAX_RAW_LENGTH)}\n…` : json;
}

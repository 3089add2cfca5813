import { isDeepStrictEqual } from 'node:util';
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';

/** What is wrong with a value, and the path in it: `[2].url`, or empty for the whole value. */
export interface Fault {
  at: string;
  /** A sentence. */
  message: string;
}

export type FieldCheck = (value: unknown) => Fault | undefined;

const MAX_CACHED_LENGTH = 100;
const MAX_CACHED = 1_000;
/** Limits for texts and lists in JSON whose schema has none. */
const MAX_TEXT_LENGTH = 100_000;
const MAX_LIST_LENGTH = 10_000;

const NO_FAULT: Fault | undefined = undefined;

/**
 * Checks that parsing with the schema leaves a stored value unchanged. API calls trim texts and drop unknown fields, so
 * they never store a value that parsing would change.
 */
export function createFieldCheck(schema: $ZodType): FieldCheck {
  return cacheTexts((value) => {
    const parsed = safeParse(schema, value);
    if (!parsed.success) return toFault(parsed.error.issues);
    if (isDeepStrictEqual(parsed.data, value)) return NO_FAULT;
    return { at: '', message: 'It contains a value that the app would not have stored.' };
  });
}

/** Checks a value of a JSON column: the limits above for each text and list, and that each text can be stored. */
export function checkBounds(value: unknown): Fault | undefined {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH)
      return { at: '', message: `A text in it has more than ${MAX_TEXT_LENGTH} characters.` };
    const isStorable = !value.includes('\0') && value.isWellFormed();
    return isStorable ? NO_FAULT : { at: '', message: 'A text in it has characters that cannot be stored.' };
  }
  if (typeof value !== 'object' || value === null) return NO_FAULT;
  if (Array.isArray(value) && value.length > MAX_LIST_LENGTH) {
    return { at: '', message: `A list in it has more than ${MAX_LIST_LENGTH} entries.` };
  }
  for (const [name, inner] of Object.entries(value)) {
    const fault = checkBounds(name) ?? checkBounds(inner);
    if (fault !== undefined)
      return { ...fault, at: `${toPathSegment(Array.isArray(value) ? Number(name) : name)}${fault.at}` };
  }
  return NO_FAULT;
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path.map(toPathSegment).join('');
}

function toFault(issues: readonly $ZodIssue[]): Fault {
  const [issue] = issues;
  return { at: formatPath(issue?.path ?? []), message: issue?.message ?? 'It is not valid.' };
}

function toPathSegment(key: PropertyKey): string {
  return typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 60)}`;
}

/** Caches results for short texts: time zones and recurrence rules are slow to check, and few different ones occur. */
function cacheTexts(check: FieldCheck): FieldCheck {
  const cached = new Map<string, Fault | undefined>();
  return (value) => {
    if (typeof value !== 'string' || value.length > MAX_CACHED_LENGTH) return check(value);
    if (cached.has(value)) return cached.get(value);
    const fault = check(value);
    if (cached.size < MAX_CACHED) cached.set(value, fault);
    return fault;
  };
}

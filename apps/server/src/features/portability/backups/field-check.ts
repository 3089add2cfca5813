import { isDeepStrictEqual } from 'node:util';
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';

/** What is wrong with a value, and where in it: `[2].url`, or nothing for the value as a whole. */
export interface Fault {
  at: string;
  /** A sentence. */
  message: string;
}

export type FieldCheck = (value: unknown) => Fault | undefined;

const REMEMBERED_LENGTH = 100;
const REMEMBERED = 1_000;
/** Of texts and lists within JSON for which a schema says nothing. */
const LONGEST_TEXT = 100_000;
const LONGEST_LIST = 10_000;

const SOUND: Fault | undefined = undefined;

/**
 * A check that a stored value is as the schema leaves one: calls trim texts and drop fields they do not know, so what
 * would still change was never stored by them.
 */
export function createFieldCheck(schema: $ZodType): FieldCheck {
  return rememberingTexts((value) => {
    const parsed = safeParse(schema, value);
    if (!parsed.success) return toFault(parsed.error.issues);
    if (isDeepStrictEqual(parsed.data, value)) return SOUND;
    return { at: '', message: 'It holds something that the app would not have stored.' };
  });
}

/** Bounds for what a schema leaves open. */
export function checkBounds(value: unknown): Fault | undefined {
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT)
      return { at: '', message: `A text in it has more than ${LONGEST_TEXT} characters.` };
    const isStorable = !value.includes('\0') && value.isWellFormed();
    return isStorable ? SOUND : { at: '', message: 'A text in it has characters that cannot be stored.' };
  }
  if (typeof value !== 'object' || value === null) return SOUND;
  if (Array.isArray(value) && value.length > LONGEST_LIST) {
    return { at: '', message: `A list in it has more than ${LONGEST_LIST} entries.` };
  }
  for (const [name, inner] of Object.entries(value)) {
    const fault = checkBounds(name) ?? checkBounds(inner);
    if (fault !== undefined)
      return { ...fault, at: `${toStep(Array.isArray(value) ? Number(name) : name)}${fault.at}` };
  }
  return SOUND;
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path.map(toStep).join('');
}

function toFault(issues: readonly $ZodIssue[]): Fault {
  const [issue] = issues;
  return { at: formatPath(issue?.path ?? []), message: issue?.message ?? 'It is not valid.' };
}

function toStep(key: PropertyKey): string {
  return typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 60)}`;
}

/** Zones and rules are slow to check and few in number. */
function rememberingTexts(check: FieldCheck): FieldCheck {
  const known = new Map<string, Fault | undefined>();
  return (value) => {
    if (typeof value !== 'string' || value.length > REMEMBERED_LENGTH) return check(value);
    if (known.has(value)) return known.get(value);
    const fault = check(value);
    if (known.size < REMEMBERED) known.set(value, fault);
    return fault;
  };
}

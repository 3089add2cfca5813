import { MAX_EXPORTED_NAME_LENGTH, MAX_EXPORTED_TEXT_LENGTH } from '@app/contract/imports';
import { limits, storedText, Timestamp } from '@app/contract/primitives';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { parseRecurrence } from '#features/schedule/schedule.service.ts';
import { AppError } from '#platform/app-error.ts';

/** Column of the backup → schema of its values. */
export type FieldSchemas = Readonly<Record<string, $ZodType>>;

/** The largest value of an integer column. */
const LARGEST_INTEGER = 2_147_483_647;
/** One year more than users can enter, because an instant in UTC may be on another day than in its time zone. */
const [FIRST_YEAR, LAST_YEAR] = [1899, 2200];
const YEAR_OUT_OF_RANGE = `The year must be between ${FIRST_YEAR} and ${LAST_YEAR}.`;

export const NonNegativeInt = z.int().min(0).max(LARGEST_INTEGER);
/** A stored count. It is recomputed after a restore, so even a negative value is accepted. */
export const DerivedCount = z.int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER);
export const Bytes = z.int().min(0);
/** An amount in US dollars. */
export const Dollars = z.number().min(0).max(1e9);
export const Fraction = z.number().min(0).max(1);
export const Flag = z.boolean();

/** SHA-256 in hexadecimal digits. */
export const Digest = z.string().regex(/^[0-9a-f]{64}$/);

export const Instant = z.string().check(({ value, issues }) => {
  if (!Timestamp.safeParse(value).success) {
    issues.push({
      code: 'custom',
      input: value,
      message: 'Please enter a date and time such as 2026-01-31T09:00:00Z.',
    });
  } else if (!isInRange(value)) {
    issues.push({ code: 'custom', input: value, message: YEAR_OUT_OF_RANGE });
  }
});

export const Day = z.iso.date('Please enter a date such as 2026-01-31.').refine(isInRange, YEAR_OUT_OF_RANGE);

/** A wall-clock time, such as 2026-03-29T09:00:00.000. */
export const LocalTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/)
  .refine((text) => Timestamp.safeParse(`${text}Z`).success && isInRange(`${text}Z`), 'There is no such time.');

/** RRULE text, as API calls accept it. */
export const Recurrence = z
  .string()
  .max(500)
  .check(({ value, issues }) => {
    try {
      parseRecurrence(value);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      issues.push({ code: 'custom', input: value, message: error.message });
    }
  });

export const text = (label: string, max: number) => storedText({ label, max });

/** Not trimmed: titles that the app made or read from files may end with spaces. */
export const Title = text('Title', limits.titleLength);

/** The name of a model or a rule, which may come from an export, or another short text such as a key. */
export const ShortText = text('A name', MAX_EXPORTED_NAME_LENGTH);

/** As long as a message of an export can be. */
export const LongText = text('A text', MAX_EXPORTED_TEXT_LENGTH);

/** Sentences the app makes, with titles in them. */
export const GeneratedText = text('The text', 20_000);

function isInRange(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

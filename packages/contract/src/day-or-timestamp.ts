import * as z from 'zod/mini';
import { inSupportedYears, Timestamp } from './primitives.ts';

/**
 * A date with or without a time, in a request, in the years 1900 to 2199. Each field defines what a date without a time
 * means, and in which time zone.
 */
/*#__NO_SIDE_EFFECTS__*/
export function dayOrTimestamp(message = 'Please enter a date, with or without a time.') {
  return z.union([z.iso.date(), Timestamp], message).check(inSupportedYears);
}

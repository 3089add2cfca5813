import * as z from 'zod/mini';
import { ofTheseYears, Timestamp } from './primitives.ts';

/**
 * A date with or without a time, in a request; of the years 1900 to 2199. What a day stands for, and in which zone, the
 * field says.
 */
/*#__NO_SIDE_EFFECTS__*/
export function dayOrTimestamp(message = 'Please give a date, with or without a time.') {
  return z.union([z.iso.date(), Timestamp], message).check(ofTheseYears);
}

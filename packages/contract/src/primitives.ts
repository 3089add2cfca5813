/** Schemas shared by all features: ids, times, texts, paging. Error messages are sentences that can be shown to users. */
import * as z from 'zod/mini';

/** Limits shared by several features. Lengths are in UTF-16 code units, sizes in bytes of UTF-8. */
export const limits = {
  messageLength: 100_000,
  historyTurns: 200,
  historyBytes: 1_000_000,
  /** A message of a temporary chat that its owner keeps; long, because it may be a reply. */
  keptLength: 500_000,
  nameLength: 100,
  emailLength: 254,
  passwordMinLength: 6,
  passwordMaxLength: 256,
  titleLength: 300,
  queryLength: 500,
  pageMax: 200,
  pageDefault: 50,
} as const;

/**
 * Every id of the API is a UUID in lower case. For a path with an id of another form the response is 404 and not 400,
 * because nothing can exist under it.
 */
export const Id = z.guid('This is not a valid id.').check(z.toLowerCase());

/** A point in time as ISO 8601 with `Z` or an offset, such as 2026-11-21T09:00:00.000Z. */
export const Timestamp = z.iso.datetime({
  offset: true,
  error: 'Please enter a date and time such as 2026-01-31T09:00:00Z.',
});

/** The years that the database and calendar formats support. */
export const inSupportedYears = z.refine<string>(
  (text) => text >= '1900' && text < '2200',
  'Please enter a date of the years 1900 to 2199.',
);

/** A point in time in a request, limited to the years 1900 to 2199, which the database and calendar formats support. */
export const RequestTimestamp = Timestamp.check(inSupportedYears);

/** A calendar day without a time or a zone, such as 2026-11-21; of the years 1900 to 2199. */
export const CalendarDay = z.iso.date('Please enter a date such as 2026-01-31.').check(inSupportedYears);

/** A count, never negative. */
export const Count = z.int().check(z.nonnegative());

/** Whether a model with this id is used with the person's own key, so that its replies do not count as AI chats. */
export const isOwnModel = (id: string): boolean => id.startsWith('own/');

/** The body of a 204 or a redirect. */
export const NoContent = z.undefined();

/** An object in a request; if it is missing or invalid, the message is a sentence instead of the library's own. */
/*#__NO_SIDE_EFFECTS__*/
export function requestObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, 'Please send a JSON object with the fields this call describes.');
}

/**
 * A text entered by a user: NUL characters are removed and lone surrogates replaced (neither can be stored),
 * surrounding white space is trimmed, and the length must then be `min` to `max` characters. `missing` is the message
 * if it is absent, of another type or too short.
 */
/*#__NO_SIDE_EFFECTS__*/
export function trimmedText(rule: { label: string; max: number; min?: number; missing?: string }) {
  const missing = rule.missing ?? `${rule.label} is required`;
  return z
    .string(missing)
    .check(
      z.overwrite(toStorable),
      z.trim(),
      z.minLength(rule.min ?? 1, { error: missing, abort: true }),
      z.maxLength(rule.max, tooLong(rule.label, rule.max)),
    );
}

/** Like trimmedText, but may be empty and is not trimmed: messages of a history, notes. */
/*#__NO_SIDE_EFFECTS__*/
export function storedText(rule: { label: string; max: number }) {
  return z
    .string(`${rule.label} must be text.`)
    .check(z.overwrite(toStorable), z.maxLength(rule.max, tooLong(rule.label, rule.max)));
}

/** An email address, trimmed and in lower case, at most 254 characters. */
export const Email = z
  .string('Please enter a valid email')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.emailLength, tooLong('The email', limits.emailLength)),
    z.email('Please enter a valid email'),
  );

/**
 * An IANA time zone known to the runtime, such as Europe/Berlin or UTC. Fixed offsets are refused because they have no
 * daylight saving time.
 */
export const TimeZone = z
  .string('Please enter a time zone such as Europe/Berlin.')
  .check(z.refine(isTimeZone, 'Please enter a time zone such as Europe/Berlin.'));

/** A boolean in a query string, written as true, 1, false or 0. */
export const QueryFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])], 'Please send true or false.'),
  z.transform((flag) => flag === true || flag === 'true' || flag === '1'),
);

/** A non-negative integer in a query or header, where it arrives as a string. */
/*#__NO_SIDE_EFFECTS__*/
export function wholeNumber(message: string) {
  return z.coerce.number<number | string>(message).check(
    z.refine((value) => Number.isSafeInteger(value) && value >= 0, message),
    z.meta({ type: 'integer', minimum: 0 }),
  );
}

/** A check of a list: no two items with the same key. */
/*#__NO_SIDE_EFFECTS__*/
export function withoutRepeats<Item>(message: string, keyOf: (item: Item) => unknown = (item) => item) {
  return z.refine<Item[]>((items) => new Set(items.map(keyOf)).size === items.length, message);
}

/** The number of rows per page, 1 to 200. Each list defines what an absent limit means. */
export const PageLimit = z.coerce.number<number | string>(`Please send a limit from 1 to ${limits.pageMax}.`).check(
  z.refine(
    (limit) => Number.isInteger(limit) && limit >= 1 && limit <= limits.pageMax,
    `Please send a limit from 1 to ${limits.pageMax}.`,
  ),
  z.meta({ type: 'integer', minimum: 1, maximum: limits.pageMax }),
);

/** Opaque; the `Link: <…>; rel="next"` header of the previous page contains it. */
export const Cursor = z
  .string('This page does not exist.')
  .check(z.regex(/^[A-Za-z0-9_=-]{1,500}$/, 'This page does not exist.'));

/** Words to search for; trimmed; an empty text filters nothing. */
export const FilterText = z
  .string('Please enter one search text.')
  .check(
    z.overwrite(toStorable),
    z.trim(),
    z.maxLength(limits.queryLength, tooLong('The search text', limits.queryLength)),
  );

/** A colour as #rrggbb. */
export const HexColor = z
  .string('Please enter a colour such as #3b82f6.')
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Please enter a colour such as #3b82f6.'));

/** The description of the `Link` header of lists, for the endpoint's `responseHeaders`. */
export const pageHeaders = { Link: '`<…>; rel="next"` while there is another page' } as const;

/** The description of the version header of polled lists, for the endpoint's `responseHeaders`. */
export const versionHeaders = {
  ETag: 'A request that sends it back as If-None-Match is answered 304 while the list is unchanged',
} as const;

function tooLong(label: string, max: number): string {
  // Not toLocaleString: its first call takes 20 ms or more of a fast processor, and this runs when the app starts.
  const digits = String(max).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${label} may have at most ${digits} characters.`;
}

/** Removes NUL characters and lone surrogates, which JSON parsers and the database treat differently. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Whether a text is an IANA time zone known to the runtime. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z].{0,63}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

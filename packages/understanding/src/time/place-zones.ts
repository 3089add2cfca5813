import { createPatternFilter } from '../text/pattern-filter.ts';

const PLACES: readonly [string, string][] = [
  ['california|oakland|las vegas|portland', 'America/Los_Angeles'],
  ['texas|austin|minneapolis', 'America/Chicago'],
  ['florida|atlanta|washington|philadelphia|detroit', 'America/New_York'],
  ['germany|cologne|frankfurt', 'Europe/Berlin'],
  ['france|lyon', 'Europe/Paris'],
  ['spain', 'Europe/Madrid'],
  ['italy', 'Europe/Rome'],
  ['chennai|hyderabad', 'Asia/Kolkata'],
  ['england|scotland|manchester|edinburgh', 'Europe/London'],
  ['london|uk|british', 'Europe/London'],
  ['paris|french', 'Europe/Paris'],
  ['berlin|german|munich|hamburg', 'Europe/Berlin'],
  ['madrid|barcelona', 'Europe/Madrid'],
  ['rome|milan', 'Europe/Rome'],
  ['vienna', 'Europe/Vienna'],
  ['zurich|geneva', 'Europe/Zurich'],
  ['amsterdam', 'Europe/Amsterdam'],
  ['stockholm', 'Europe/Stockholm'],
  ['athens', 'Europe/Athens'],
  ['istanbul', 'Europe/Istanbul'],
  ['moscow', 'Europe/Moscow'],
  ['dubai', 'Asia/Dubai'],
  ['india|indian|mumbai|delhi|bangalore', 'Asia/Kolkata'],
  ['singapore', 'Asia/Singapore'],
  ['hong kong', 'Asia/Hong_Kong'],
  ['beijing|shanghai|china', 'Asia/Shanghai'],
  ['tokyo|japan', 'Asia/Tokyo'],
  ['seoul', 'Asia/Seoul'],
  ['sydney|melbourne', 'Australia/Sydney'],
  ['auckland', 'Pacific/Auckland'],
  ['new york|nueva york|nova york|nova iorque|nyc|boston|toronto|miami|eastern', 'America/New_York'],
  ['chicago|houston|dallas|central', 'America/Chicago'],
  ['denver|mountain', 'America/Denver'],
  ['los angeles|san francisco|seattle|la|sf|pacific|west coast', 'America/Los_Angeles'],
  ['sao paulo|são paulo|rio de janeiro', 'America/Sao_Paulo'],
  ['mexico city|ciudad de mexico|citta del messico|cidade do mexico|mexico', 'America/Mexico_City'],
  ['portugal', 'Europe/Lisbon'],
  ['brazil', 'America/Sao_Paulo'],
  ['netherlands', 'Europe/Amsterdam'],
  ['belgium', 'Europe/Brussels'],
  ['austria', 'Europe/Vienna'],
  ['switzerland', 'Europe/Zurich'],
  ['greece', 'Europe/Athens'],
  ['poland', 'Europe/Warsaw'],
  ['ireland', 'Europe/Dublin'],
  ['sweden', 'Europe/Stockholm'],
  ['norway', 'Europe/Oslo'],
  ['denmark', 'Europe/Copenhagen'],
  ['egypt', 'Africa/Cairo'],
];

const PATTERNS = PLACES.map(([names, zone]): [RegExp, string] => [
  new RegExp(`\\s?\\(?\\b(?:${names})(?:'s)? time\\b\\)?`, 'i'),
  zone,
]);

const possiblePlaces = createPatternFilter(PATTERNS, ([pattern]) => pattern);

/** The time zone that a place names, as in '3pm London time': its IANA name and where the words stand. */
export const findPlaceZone = (sentence: string): { timeZone: string; start: number; end: number } | undefined => {
  for (const [pattern, timeZone] of possiblePlaces(sentence)) {
    const match = pattern.exec(sentence);
    if (match !== null) return { timeZone, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
};

/**
 * Patterns for a whole text that names a place, perhaps with its country or 'city': 'Paris, France', but not 'La casa'.
 */
const NAMES = PLACES.map(([names, zone]): [RegExp, string] => {
  const same = PLACES.flatMap(([others, other]) => (other === zone ? [others] : [])).join('|');
  return [new RegExp(`^(?:${names})(?:'s)?(?:,? (?:${same}|city|time))*$`, 'i'), zone];
});

/** Time zones by the city in their name: 'America/Argentina/Buenos_Aires' is the zone of Buenos Aires. */
const cityZones = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase() ?? '',
    zone,
  ]),
);

/** Countries of which the time has no single answer, although '3pm Brazil time' is that of the capital. */
const SEVERAL_ZONES = new Set(['brazil']);

/**
 * The IANA zone of a place by its name ('new york', 'lima'); undefined if no zone has that name, or for a country with
 * several zones.
 */
export const zoneOfPlace = (place: string): string | undefined =>
  SEVERAL_ZONES.has(place.toLowerCase().trim())
    ? undefined
    : (NAMES.find(([name]) => name.test(place.trim()))?.[1] ?? cityZones.get(place.toLowerCase().trim()));

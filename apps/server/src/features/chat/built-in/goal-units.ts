import { stem } from '@app/understanding/text/words';

/** Each matches the names of one unit in the languages that goals are written in; lower case without accents. */
const UNIT_PATTERNS: readonly RegExp[] = [
  /^(?:km|kms|[kq]u?ilom\p{L}+|chilometr[oi])$/u,
  /^(?:euros?|eur|€)$/,
  /^(?:dollars?|usd|\$|dolar(?:es)?|dollari)$/,
  /^(?:pounds?|gbp|£)$/,
  /^(?:h|hrs?|hours?|uur|uren|stunden?|std|heures?|horas?|or[ae])$/,
  /^(?:mins?|minutes?|minuten|minutos?|minut[oi])$/,
  /^(?:books?|boek(?:en)?|buch|bucher|livres?|libros?|libr[oi]|livros?)$/,
  /^(?:pages?|pagina'?s?|seiten?|paginas|pagine)$/,
  /^(?:kgs?|kilos?|kilogram\p{L}*|chil[io])$/u,
  /^(?:steps?|stappen|schritte|pas|pasos|passi|passos)$/,
  /^(?:times?|keer|mal|fois|veces|vez|volt[ae]|vezes)$/,
];

const plain = (unit: string): string =>
  unit
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim();

/** Whether an amount in the unit `a` can be added to an amount in the unit `b`. */
export function isSameUnit(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  return stem(one) === stem(other) || UNIT_PATTERNS.some((pattern) => pattern.test(one) && pattern.test(other));
}

/** Units that goals abbreviate, each with words for it in questions. Other units need no entry. */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/^km$/, 'kilometres kilometers kilometer kilometros chilometri quilometros'],
  [/^(?:h|hrs?)$/, 'hours uren stunden heures horas ore'],
  [/^(?:eur|€|euros?)$/, 'euro euros money'],
];

/** A unit, and if it is an abbreviation, the words for it in questions: 'km', 'kilometres kilometers kilometer …'. */
export function unitNames(unit: string): string[] {
  return [unit, ...SPELLED_OUT.filter(([pattern]) => pattern.test(plain(unit))).map(([, words]) => words)];
}

import { stem } from '@app/understanding/text/words';

/** Words for the same unit, in the languages that goals are written in; lower case without accents. */
const SAME: readonly RegExp[] = [
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
  return stem(one) === stem(other) || SAME.some((unit) => unit.test(one) && unit.test(other));
}

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/^km$/, 'kilometres kilometers kilometer kilometros chilometri quilometros'],
  [/^(?:h|hrs?)$/, 'hours uren stunden heures horas ore'],
  [/^(?:eur|€|euros?)$/, 'euro euros money'],
];

/** A unit and the words that questions use for it: 'km' and 'kilometres'. */
export function unitNames(unit: string): string[] {
  return [unit, ...WRITTEN_OUT.filter(([form]) => form.test(plain(unit))).map(([, names]) => names)];
}

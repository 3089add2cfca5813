/** A length in six languages, without accents: 'anderhalf uur', 'deux heures et demie', 'dos horas'. */
const HOUR = '(?:uur|uren|stunden?|heures?|horas?|or[ae])';
const HALF = '(?: en een half| und eine halbe| et demie?| y media| e mezz[oa]| e meia)?';
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:een|eine?|une?|una|un'?|uma)$/, 1],
  [/^(?:twee|zwei|deux|dos|due|duas)$/, 2],
  [/^(?:drie|drei|trois|tres|tre)$/, 3],
  [/^(?:vier|quatre|cuatro|quattro|quatro)$/, 4],
];
const HOURS = new RegExp(`^(\\d{1,2}|[a-z]+'?) ?${HOUR}(${HALF})$`);
const ONE_AND_A_HALF = /^(?:anderhalf uur|anderthalb stunden|eineinhalb stunden)$/;
const HALF_HOUR = /^(?:(?:een )?half uur|(?:eine )?halbe stunde|(?:une )?demi-heure|media hora|mezz'?ora|meia hora)$/;
const MINUTES = /^(\d{1,3}) ?(?:minuten|minutes|minutos|minuti|min)$/;

/** Minutes of a plain length in lower case; undefined if the words are none. */
export function foreignMinutesIn(words: string): number | undefined {
  if (ONE_AND_A_HALF.test(words)) return 90;
  if (HALF_HOUR.test(words)) return 30;
  const minutes = MINUTES.exec(words)?.[1];
  if (minutes !== undefined) return Number(minutes);
  const [, count = '', half = ''] = HOURS.exec(words) ?? [];
  const hours = /^\d+$/.test(count) ? Number(count) : COUNTS.find(([form]) => form.test(count))?.[1];
  return hours === undefined ? undefined : hours * 60 + (half === '' ? 0 : 30);
}

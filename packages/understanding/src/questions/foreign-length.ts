/** A length in six languages, in lower case without accents: 'anderhalf uur', 'deux heures et demie', 'dos dias'. */
const UNITS: readonly (readonly [units: string, minutes: number])[] = [
  ['minuten?|minuut|minuutjes|minutes?|minutos?|minut[oi]|min', 1],
  ['uur|uren|uurtje|stunden?|heures?|horas?|or[ae]', 60],
  ['dag(?:en)?|tage?n?|jours?|dias?|giorn[oi]', 24 * 60],
  ['weken|week|wochen?|semaines?|semanas?|settiman[ae]', 7 * 24 * 60],
];
const HALF = '(?: en een half| und eine halbe| et demie?| y media| e mezz[oa]| e meia)?';
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:een|'n|eine?[nrm]?|une?|una|un'?|uma?)$/, 1],
  [/^(?:twee|zwei|deux|dos|due|duas|dois)$/, 2],
  [/^(?:drie|drei|trois|tres|tre)$/, 3],
  [/^(?:vier|quatre|cuatro|quattro|quatro)$/, 4],
  [/^(?:vijf|funf|cinq|cinco|cinque)$/, 5],
];
const FORMS = UNITS.map(([units, minutes]) => ({
  form: new RegExp(`^(?:d')?(\\d{1,3}|[a-z']+?'?) ?(?:${units})(${HALF})$`),
  minutes,
}));
/** Lengths with a name of their own, in minutes. */
const NAMED_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:anderhalf uur|(?:anderthalb|eineinhalb) stunden)$/, 90],
  [
    /^(?:(?:een )?half ?uur(?:tje)?|(?:eine[r]? )?halbe[n]? stunde|(?:d')?(?:une )?demi[- ]heure|media hora|mezz'? ?ora|meia hora)$/,
    30,
  ],
  [
    /^(?:(?:een )?kwartier(?:tje)?|(?:eine[r]? )?viertelstunde|(?:d')?(?:un )?quart d'heure|(?:un )?cuarto de hora|(?:un )?quarto d'ora|(?:um )?quarto de hora)$/,
    15,
  ],
];

/** Minutes of a plain length in lower case; undefined for other words. */
export function foreignMinutesIn(words: string): number | undefined {
  const named = NAMED_LENGTHS.find(([form]) => form.test(words))?.[1];
  if (named !== undefined) return named;
  for (const { form, minutes } of FORMS) {
    const [, count = '', half = ''] = form.exec(words) ?? [];
    const number = /^\d+$/.test(count) ? Number(count) : COUNTS.find(([one]) => one.test(count))?.[1];
    if (number !== undefined) return (number + (half === '' ? 0 : 0.5)) * minutes;
  }
  return undefined;
}

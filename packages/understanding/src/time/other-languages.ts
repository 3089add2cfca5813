/** Translates German, French, Spanish, Italian, Portuguese and Dutch words for days and hours to English. */
import { clocksInEnglish, wholeWord } from './foreign-clock.ts';

const DAYS: readonly [string, string][] = [
  ['übermorgen|après-demain|pasado mañana|dopodomani|depois de amanhã|overmorgen', 'day after tomorrow'],
  ['heute abend|ce soir|esta noche|stasera|hoje à noite|vanavond', 'tonight'],
  [
    'heute (?:früh|morgen|vormittag)|ce matin|esta mañana|stamattina|questa mattina|hoje de manhã|vanochtend',
    'this morning',
  ],
  ['heute nachmittag|cet après-midi|esta tarde|questo pomeriggio|hoje à tarde|vanmiddag', 'this afternoon'],
  [
    'morgen (?:früh|vormittag)|demain matin|mañana por la mañana|domani mattina|amanhã de manhã|morgenochtend',
    'tomorrow morning',
  ],
  [
    'morgen nachmittag|demain après-midi|mañana por la tarde|domani pomeriggio|amanhã à tarde|morgenmiddag',
    'tomorrow afternoon',
  ],
  ['morgen abend|demain soir|mañana por la noche|domani sera|amanhã à noite|morgenavond', 'tomorrow evening'],
  ['(?:jeden|elke) (?:morgen|ochtend)|tous les matins|todas las mañanas|ogni mattina|todas as manhãs', 'every morning'],
  ['(?:jeden|elke) (?:abend|avond)|tous les soirs|todas las noches|ogni sera|todas as noites', 'every evening'],
  ["heute|aujourd[’']hui|hoy|oggi|hoje|vandaag", 'today'],
  ['morgen|demain|mañana|domani|amanhã', 'tomorrow'],
];
const WEEKDAYS: readonly (readonly [german: string, others: string, english: string])[] = [
  ['montag', 'lundi|lunes|lunedì|segunda-feira|maandag', 'monday'],
  ['dienstag', 'mardi(?! gras)|martes|martedì|terça-feira|dinsdag', 'tuesday'],
  ['mittwoch', 'mercredi|miércoles|mercoledì|quarta-feira|woensdag', 'wednesday'],
  ['donnerstag', 'jeudi|jueves|giovedì|quinta-feira|donderdag', 'thursday'],
  ['freitag', 'vendredi|viernes|venerdì|sexta-feira|vrijdag', 'friday'],
  ['samstag|sonnabend', 'samedi|sábado|sabato|zaterdag', 'saturday'],
  ['sonntag', 'dimanche|domingo|domenica|zondag', 'sunday'],
];
/** Day words by language; the first language wins if several share a word. */
const DAY_WORDS: readonly (readonly [language: 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', words: string])[] = [
  ['de', 'heute|morgen|übermorgen|gestern|uhr'],
  ['fr', "hier|demain|après-demain|aujourd[’']hui|ce soir|heures"],
  ['es', 'mañana|hoy|ayer|esta noche|esta tarde|a las'],
  ['it', 'domani|dopodomani|ieri|oggi|stasera|alle'],
  ['pt', 'amanhã|hoje|ontem|às'],
  ['nl', 'vandaag|overmorgen|gisteren|vanavond|uur'],
];

const MONTHS: readonly [string, string][] = [
  ['januar|janvier|enero|gennaio|janeiro|januari', 'January'],
  ['februar|février|febrero|febbraio|fevereiro|februari', 'February'],
  ['märz|mars|marzo|março|maart', 'March'],
  ['april|avril|abril|aprile', 'April'],
  ['mai|mayo|maggio|maio|mei', 'May'],
  ['juni|juin|junio|giugno|junho', 'June'],
  ['juli|juillet|julio|luglio|julho', 'July'],
  ['august|août|agosto|augustus', 'August'],
  ['september|septembre|septiembre|settembre|setembro', 'September'],
  ['oktober|octobre|octubre|ottobre|outubro', 'October'],
  ['november|novembre|noviembre|novembro', 'November'],
  ['dezember|décembre|diciembre|dicembre|dezembro|december', 'December'],
];
const NAMED_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH_NAME = MONTHS.map(([, english]) => english).join('|');
/** A day after the translation of day names. */
const A_DAY = `(?:(?:on|next) )?(?:${NAMED_DAY}|today|tonight|tomorrow|the day|day after|\\d{1,2}\\.? (?:${MONTH_NAME})|\\d{1,2}\\.\\d{1,2}\\.|\\d{4}-\\d)`;

type Rule = readonly [RegExp, string];

const dayRules = DAYS.map(([source, english]): Rule => [wholeWord(source), english]);
const weekdayRules = WEEKDAYS.flatMap(([german, others, english]): Rule[] => [
  // 'Freitags', 'immer freitags', 'los viernes': every week.
  [wholeWord(`(?:immer )?(?:${german})s`), `every ${english}`],
  [wholeWord(`(?:todos )?los (?:${others})s?`), `every ${english}`],
  [wholeWord(`(?:${german})(nachmittag|abend|vormittag|früh)`), `${english} $1`],
  [wholeWord(`(?:${german}|${others})s?`), english],
]);
const dateRules = MONTHS.map(([source, english]): Rule => [
  wholeWord(`(\\d{1,2})(?:\\.|er|º)?\\s?(?:de |d[’'])?(?:${source})`),
  `$1 ${english}`,
]);
/** Parts of the day after a translated weekday. 'Freitag morgen' has become 'friday tomorrow' by then. */
const PART_OF_DAY_RULES: readonly Rule[] = [
  [
    wholeWord(`(?<=${NAMED_DAY} )(?:früh|morgen|vormittag|tomorrow|matin|por la mañana|mattina|de manhã|ochtend)`),
    'morning',
  ],
  [wholeWord(`(?<=${NAMED_DAY} )(?:nachmittag|après-midi|por la tarde|pomeriggio|à tarde|middag)`), 'afternoon'],
  [wholeWord(`(?<=${NAMED_DAY} )(?:abend|soir|por la noche|sera|à noite|avond)`), 'evening'],
];
/** Rules that match the translated day names, and so run after them. */
const LATE_RULES: readonly Rule[] = [
  [wholeWord(`(${NAMED_DAY}) (?:prochaine?|próximo|que viene|prossim[oa])`), 'next $1'],
  [wholeWord(`(?:nächsten?|nächste[rs]|próxim[oa]|prossim[oa]|volgende) (${NAMED_DAY})`), 'next $1'],
  [wholeWord(`(?:kommenden?|komende|diesen?|ce|este|questo|deze) (${NAMED_DAY})`), 'on $1'],
  [wholeWord(`jeden (?:zweiten|2\\.) (${NAMED_DAY})`), 'every other $1'],
  [
    wholeWord(`(?:jeden?|jede[rs]|chaque|tous les|todos los|cada|todas as|todos os|toda|ogni|elke) (${NAMED_DAY})s?`),
    'every $1',
  ],
  [
    wholeWord(
      'jeden tag|täglich|tous les jours|chaque jour|todos los días|cada día|ogni giorno|todos os dias|elke dag',
    ),
    'every day',
  ],
  [
    wholeWord(
      'jede woche|wöchentlich|toutes les semaines|chaque semaine|todas las semanas|cada semana|ogni settimana|toda semana|elke week',
    ),
    'every week',
  ],
  [
    wholeWord(
      'alle zwei wochen|toutes les deux semaines|cada dos semanas|ogni due settimane|a cada duas semanas|om de twee weken',
    ),
    'every 2 weeks',
  ],
  [
    wholeWord('jeden monat|monatlich|tous les mois|chaque mois|todos los meses|cada mes|ogni mese|todo mês|elke maand'),
    'every month',
  ],
  [
    wholeWord('jedes jahr|jährlich|tous les ans|chaque année|todos los años|cada año|ogni anno|todo ano|elk jaar'),
    'every year',
  ],
  [
    wholeWord('werktags|wochentags|an werktagen|en semaine|entre semana|nei giorni feriali|em dias úteis|doordeweeks'),
    'every weekday',
  ],
  [
    wholeWord(
      'nächste woche|la semaine prochaine|la semana que viene|la próxima semana|la settimana prossima|la prossima settimana|na próxima semana|volgende week',
    ),
    'next week',
  ],
  [wholeWord('am wochenende|ce week-?end|este fin de semana|questo fine settimana|dit weekend'), 'this weekend'],
  [
    wholeWord(
      `(?:spätestens )?(?:bis(?: zum)?|vor(?: dem)?|avant(?: le)?|d[’']ici(?: le| à)?|antes del?|antes de|entro(?: il)?|prima di|até(?: a| o)?|uiterlijk|voor)(?= ${A_DAY})`,
    ),
    'by',
  ],
  [wholeWord(`(?:am|den|der|le|el|il|la|op|na|no)(?= (?:${NAMED_DAY}|\\d{1,2} \\p{Lu}|\\d{1,2}\\.\\d{1,2}\\.))`), 'on'],
  [wholeWord('(?:um|gegen|ab|vers|à|a las|a la|alle|às|om)(?= (?:at )?\\d)'), 'at'],
  [wholeWord('(?:mittags|à midi|al? mediodía|a mezzogiorno|ao meio-dia)'), 'at noon'],
  [/(\d+) ?(?:minuten|minutos|minuti|minuut)(?!\p{L})/giu, '$1 min'],
  [/(\d+(?:[.,]\d+)?) ?(?:stunden?|std)(?!\p{L})/giu, '$1 hours'],
];

const LANGUAGES_AFTER_GERMAN = ['fr', 'es', 'it', 'pt', 'nl'] as const;
/** Languages with a pattern for their day and month names; the first that matches wins. */
const dayLanguages = [
  ...WEEKDAYS.flatMap(([german, others]) => [
    ['de', wholeWord(`(?:${german})(?:s|abend|nachmittag|vormittag)?`)] as const,
    ...others.split('|').map((name, at) => [LANGUAGES_AFTER_GERMAN[at] ?? 'fr', wholeWord(`${name}s?`)] as const),
  ]),
  ...DAY_WORDS.map(([language, words]) => [language, wholeWord(words)] as const),
  ...MONTHS.flatMap(([names, english]) =>
    names
      .split('|')
      .filter((name) => name !== english.toLowerCase())
      .map(
        (name, at) =>
          [
            (['de', ...LANGUAGES_AFTER_GERMAN] as const)[at] ?? 'de',
            wholeWord(`\\d{1,2}\\.?(?: de)? ${name}`),
          ] as const,
      ),
  ),
];

/** The language of the day and hour words in a text; undefined if it has none, or only English ones. */
export const dayLanguage = (text: string): (typeof DAY_WORDS)[number][0] | undefined =>
  dayLanguages.find(([, word]) => text.search(word) !== -1)?.[0];

const applyRules = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((result, [pattern, english]) => result.replace(pattern, english), text);

/** The text with its day and hour words in English; unchanged if it has none. */
export const inEnglish = (text: string): string => {
  // '5.12.' is day first, as in much of Europe.
  const translated = clocksInEnglish(text).replaceAll(
    /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?=\s|$)/g,
    (all, day: string, month: string) => {
      const name = MONTHS[Number(month) - 1]?.[1];
      return name === undefined ? all : `${day} ${name}`;
    },
  );
  const withDays = applyRules(translated, [...dateRules, ...dayRules, ...weekdayRules, ...PART_OF_DAY_RULES]);
  const withClocks = withDays.replaceAll(
    /(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))? ?(?:uhr|uur|horas?|heures?|ore)(?!\p{L})/giu,
    (_all, hour: string, minute: string | undefined) => `at ${hour}:${minute ?? '00'}`,
  );
  if (withClocks === text) return text;
  // Other languages use the 24-hour clock, so a bare hour is not ambiguous.
  return (
    applyRules(withClocks, LATE_RULES)
      .replaceAll(/\bat at\b/g, 'at')
      .replaceAll(/\bby on\b/g, 'by')
      .replaceAll(/\bat (\d{1,2})(?![\d:.]| ?[ap]m| ?h)/gi, 'at $1:00')
      .replaceAll(
        /\bat (\d{1,2}) ?h(?: ?(\d{2}))?(?!\p{L})/giu,
        (_all, hour: string, minute = '00') => `at ${hour}:${minute}`,
      )
      // '6:30' would be read as the evening, '06:30' is the morning.
      .replaceAll(/\b(at|from) 6:(?=\d\d(?! ?[ap]m))/g, '$1 06:')
      // After a 24-hour time, 'am' is the German preposition.
      .replaceAll(/(?<=at \d{1,2}:\d\d) am\b/g, ', am')
  );
};

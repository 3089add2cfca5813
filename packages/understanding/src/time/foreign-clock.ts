/** Hours, lengths and parts of the day in German, French, Spanish, Italian, Portuguese and Dutch. */

/** A whole-word pattern that also respects non-ASCII letters. */
export const wholeWord = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu');

const NUMBERS: readonly [number, string][] = [
  [1, 'eine[mnrs]?|ein|une?|una?|uma|um|een'],
  [2, 'zwei|deux|dos|due|dois|duas|twee'],
  [3, 'drei|trois|tres|tre|três|drie'],
  [4, 'vier|quatre|cuatro|quattro|quatro'],
  [5, 'fünf|cinq|cinco|cinque|vijf'],
  [6, 'sechs|six|seis|sei|zes'],
  [7, 'sieben|sept|siete|sette|sete|zeven'],
  [8, 'acht|huit|ocho|otto|oito'],
  [9, 'neun|neuf|nueve|nove|negen'],
  [10, 'zehn|dix|diez|dieci|dez|tien'],
  [11, 'elf|onze|once|undici'],
  [12, 'zwölf|douze|doce|dodici|doze|twaalf'],
  [15, 'fünfzehn|quinze|quince|quindici|vijftien'],
  [20, 'zwanzig|vingt|veinte|venti|vinte|twintig'],
  [30, 'dreißig|trente|treinta|trenta|trinta|dertig'],
];
const NUMBER_PATTERNS = NUMBERS.map(([value, words]) => [value, wholeWord(`(?:${words})`)] as const);
const COUNT = `\\d{1,3}|${NUMBERS.map(([, words]) => words).join('|')}`;
const HOUR_NAME = NUMBERS.filter(([value]) => value > 1 && value <= 12)
  .map(([, words]) => words)
  .join('|');

const numberOf = (text: string): number => {
  if (/^\d/.test(text)) return Number(text);
  return NUMBER_PATTERNS.find(([, word]) => new RegExp(word.source, 'iu').exec(text)?.[0] === text)?.[0] ?? 1;
};

const UNITS: readonly [string, string][] = [
  ['minuten?|minutes?|minutos?|minut[oi]|minuut|min', 'minutes'],
  ['stunden?|std|heures?|horas?|or[ae]|uur|uren|h', 'hours'],
  ['tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?', 'days'],
  ['wochen?|semaines?|semanas?|settiman[ae]|week|weken', 'weeks'],
  ['monate?n?|mois|mes(?:es)?|mes[ei]|mês|maand(?:en)?', 'months'],
];
const UNIT = UNITS.map(([words]) => words).join('|');
const unitOf = (text: string): string =>
  UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(text))?.[1] ?? 'hours';

const HALF_HOUR =
  "(?:einer |einen? )?halben? stunde|(?:une )?demi-heure|media hora|mezz[’']?ora|meia hora|(?:een )?half uur";
const HOUR_AND_HALF =
  "anderthalb stunden|eineinhalb stunden|une heure et demie|(?:una )?hora y media|un[’']ora e mezza|(?:uma )?hora e meia|anderhalf uur";
const FROM_NOW = 'in|dans|dentro de|en|tra|fra|em|daqui a|over|binnen';
const LASTING = 'für|pendant|durante|per|por|voor|während';

const LENGTHS: readonly [RegExp, (...found: string[]) => string][] = [
  [wholeWord(HOUR_AND_HALF), () => '90 minutes'],
  [wholeWord(HALF_HOUR), () => '30 minutes'],
  [
    wholeWord(`(?:${FROM_NOW}) (${COUNT}) (${UNIT})`),
    (_all, count = '1', unit = '') => `in ${numberOf(count)} ${unitOf(unit)}`,
  ],
  // The first two rules have already translated half an hour and an hour and a half.
  [wholeWord(`(?:${FROM_NOW}) (?=(?:30|90) minutes)`), () => 'in '],
  [
    wholeWord(`(?:${LASTING}) (${COUNT}) (${UNIT})`),
    (_all, count = '1', unit = '') => `for ${numberOf(count)} ${unitOf(unit)}`,
  ],
];

const AT = 'um|gegen|ab|à|vers|a las|a la|sobre las|alle|verso le|às|om|rond';
const hourBefore = (hour: number): number => ((hour + 22) % 12) + 1;
const clock = (hour: number, minute: number): string => `at ${hour}:${String(minute).padStart(2, '0')}`;
const HOUR = `\\d{1,2}|${HOUR_NAME}`;
/** 'Sept heures et demie', 'las ocho menos cuarto', 'alle sette e mezza'. */
const HALF_PAST = '(?:et demie?|y media|e mezz[ao]|e meia)';
const QUARTER_PAST = '(?:et quart|y cuarto|e un quarto|e quinze)';
const QUARTER_TO = '(?:moins le quart|menos cuarto|meno un quarto|menos um quarto)';

const CLOCKS: readonly [RegExp, (...found: string[]) => string][] = [
  [
    wholeWord(`(?:um )?halb (${HOUR})|om half (${HOUR})`),
    (_all, german, dutch) => clock(hourBefore(numberOf(german ?? dutch ?? '')), 30),
  ],
  [wholeWord(`(?:(?:um|om) )?dreiviertel (${HOUR})`), (_all, hour = '') => clock(hourBefore(numberOf(hour)), 45)],
  [
    wholeWord(`(?:(?:um|om) )?(?:viertel|kwart) (?:nach|over) (${HOUR})`),
    (_all, hour = '') => clock(numberOf(hour), 15),
  ],
  [
    wholeWord(`(?:(?:um|om) )?(?:viertel|kwart) (?:vor|voor) (${HOUR})`),
    (_all, hour = '') => clock(hourBefore(numberOf(hour)), 45),
  ],
  [
    wholeWord(
      `(?:(?:${AT}) )?(${HOUR})(?: ?(?:h|heures?|ore|horas?))? (?:(${HALF_PAST})|(${QUARTER_PAST})|(${QUARTER_TO}))`,
    ),
    (_all, hour = '', half, quarter) => {
      if (half !== undefined) return clock(numberOf(hour), 30);
      return quarter === undefined ? clock(hourBefore(numberOf(hour)), 45) : clock(numberOf(hour), 15);
    },
  ],
  [
    // 'À deux' is a number of people.
    wholeWord(`(?:um|gegen|ab|a las|sobre las|alle|verso le|às|om|rond) (${HOUR_NAME})(?: (?:uhr|uur|horas|ore))?`),
    (_all, hour = '') => clock(numberOf(hour), 0),
  ],
  [wholeWord(`(?:à|vers) (${HOUR_NAME}) heures?`), (_all, hour = '') => clock(numberOf(hour), 0)],
];

const ANY_HOUR = String.raw`(?:las |les |le |as )?(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?(\s?(?:uhr|uur|h|heures?|horas?|ore))?`;
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:von|de|du|dalle|das|da|van|zwischen|entre|tra|fra|tussen) ${ANY_HOUR} (?:bis|à|a|alle|às|tot|und|et|y|e|en) ${ANY_HOUR}(?![\p{L}\p{N}:]|\s(?:de|d['’])?\s?(?:person|jahr|ans|años|euro|minut|tage|jours|días|stunden|km|kg|prozent|pour cent|january|december)|\s?[€%])`,
  'giu',
);
const asRange = (_all: string, from: string, minute = '00', _unit: unknown, to: string, lastMinute = '00'): string =>
  `from ${from}:${minute} to ${to}:${lastMinute}`;

const IN_MORNING = "de la mañana|du matin|del mattino|di mattina|da manhã|morgens|'s ochtends|in der früh|vormittags";
const AFTER_NOON =
  "de la tarde|de la noche|de l[’']après-midi|du soir|del pomeriggio|di sera|da tarde|da noite|nachmittags|abends|'s middags|'s avonds|am abend|am nachmittag";
const FIGURE_CLOCK = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?:\s?(?:uhr|uur|heures?|horas?|ore|h))?`;
const WITH_PART_OF_DAY: readonly [RegExp, string][] = [
  [new RegExp(String.raw`(?<![\p{L}\p{N}:])${FIGURE_CLOCK} (?:${IN_MORNING})(?![\p{L}])`, 'giu'), 'am'],
  [new RegExp(String.raw`(?<![\p{L}\p{N}:])${FIGURE_CLOCK} (?:${AFTER_NOON})(?![\p{L}])`, 'giu'), 'pm'],
];
/** The clock time with 'am' or 'pm'; unchanged if its hour is in the 24-hour clock. */
const withMeridiem =
  (meridiem: string) =>
  (all: string, hour: string, minute = '00'): string =>
    Number(hour) > 12 ? all : `${hour}:${minute}${meridiem}`;

/** Translates hours, ranges of hours and lengths to English. */
export const clocksInEnglish = (text: string): string => {
  const translated = [...CLOCKS, ...LENGTHS].reduce(
    (result, [pattern, toEnglish]) => result.replace(pattern, toEnglish),
    text,
  );
  return WITH_PART_OF_DAY.reduce(
    (result, [pattern, meridiem]) => result.replace(pattern, withMeridiem(meridiem)),
    translated,
  ).replace(RANGE, asRange);
};

/** When a holiday is: a fixed day, days after Easter Sunday, a Sunday of Advent, or the nth weekday of a month (-1 the last; plus days). */
export type HolidayDate =
  | { month: number; day: number }
  | { easter: number }
  | { advent: 1 | 2 | 3 | 4 }
  | { month: number; nth: number; weekday: number; plus?: number };

/** Countries whose dates differ from the most common ones. */
export type Country = 'US' | 'CA' | 'GB' | 'IE' | 'AU' | 'NZ' | 'DE' | 'AT' | 'FR' | 'ES' | 'PT' | 'IT' | 'BR' | 'NL';

export interface Holiday {
  /** Regular expression source in lower case. */
  names: string;
  date: HolidayDate;
  in?: Partial<Record<Country, HolidayDate>>;
}

const fixed = (month: number, day: number): HolidayDate => ({ month, day });
const nth = (count: number, weekday: number, month: number): HolidayDate => ({ nth: count, weekday, month });
const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4];

/** Longer names come before shorter ones: 'christmas eve' before 'christmas'. */
export const HOLIDAYS: readonly Holiday[] = [
  { names: "new year'?s eve|nye|silvester", date: fixed(12, 31) },
  { names: "new year'?s(?: day)?", date: fixed(1, 1) },
  { names: "epiphany|three kings'? day|twelfth night", date: fixed(1, 6) },
  { names: 'mlk day|martin luther king(?: jr\\.?)? day', date: nth(3, MONDAY, 1) },
  { names: 'burns night', date: fixed(1, 25) },
  { names: 'australia day', date: fixed(1, 26) },
  { names: "presidents'? day|president's day", date: nth(3, MONDAY, 2) },
  { names: "brazilian valentine'?s day", date: fixed(6, 12) },
  { names: "valentine'?s(?: day)?|valentines day", date: fixed(2, 14) },
  { names: "st\\.? patrick'?s day|paddy'?s day", date: fixed(3, 17) },
  { names: "st joseph's day", date: fixed(3, 19) },
  { names: 'rose monday', date: { easter: -48 } },
  { names: 'mardi gras|shrove tuesday|pancake day', date: { easter: -47 } },
  { names: 'ash wednesday', date: { easter: -46 } },
  { names: 'palm sunday', date: { easter: -7 } },
  { names: 'maundy thursday', date: { easter: -3 } },
  { names: 'good friday', date: { easter: -2 } },
  { names: 'easter monday', date: { easter: 1 } },
  { names: 'easter(?: sunday)?', date: { easter: 0 } },
  { names: "april fool'?s'?(?: day)?", date: fixed(4, 1) },
  { names: 'italian liberation day|portuguese freedom day|anzac day', date: fixed(4, 25) },
  { names: "king'?s day", date: fixed(4, 27) },
  { names: 'labour day in may|may day', date: fixed(5, 1) },
  { names: 'dutch liberation day', date: fixed(5, 5) },
  { names: 'cinco de mayo', date: fixed(5, 5) },
  { names: 'ascension(?: day)?', date: { easter: 39 } },
  { names: 'whit monday|pentecost monday', date: { easter: 50 } },
  { names: 'whit sunday|whitsun|pentecost', date: { easter: 49 } },
  { names: 'corpus christi', date: { easter: 60 } },
  { names: "french mother's day", date: nth(-1, SUNDAY, 5) },
  { names: "(?:spanish|portuguese) mother's day", date: nth(1, SUNDAY, 5) },
  {
    names: "mother'?s'? day|mothering sunday",
    date: nth(2, SUNDAY, 5),
    in: {
      GB: { easter: -21 },
      IE: { easter: -21 },
      FR: nth(-1, SUNDAY, 5),
      ES: nth(1, SUNDAY, 5),
      PT: nth(1, SUNDAY, 5),
    },
  },
  { names: 'memorial day', date: nth(-1, MONDAY, 5) },
  { names: 'spring bank holiday', date: nth(-1, MONDAY, 5) },
  { names: 'italian republic day', date: fixed(6, 2) },
  { names: 'portugal day', date: fixed(6, 10) },
  { names: "brazilian father's day", date: nth(2, SUNDAY, 8) },
  {
    names: "father'?s'? day",
    date: nth(3, SUNDAY, 6),
    in: {
      AU: nth(1, SUNDAY, 9),
      NZ: nth(1, SUNDAY, 9),
      DE: { easter: 39 },
      IT: fixed(3, 19),
      ES: fixed(3, 19),
      PT: fixed(3, 19),
      BR: nth(2, SUNDAY, 8),
      AT: nth(2, SUNDAY, 6),
    },
  },
  { names: 'juneteenth', date: fixed(6, 19) },
  { names: "midsummer(?:'s day)?|st john's day", date: fixed(6, 24) },
  { names: 'canada day', date: fixed(7, 1) },
  {
    names: 'independence day|(?:the )?fourth of july|(?:the )?4th of july',
    date: fixed(7, 4),
    in: { BR: fixed(9, 7) },
  },
  { names: 'bastille day', date: fixed(7, 14) },
  { names: 'assumption day', date: fixed(8, 15) },
  { names: '(?:august|summer) bank holiday', date: nth(-1, MONDAY, 8) },
  { names: 'labou?r day', date: fixed(5, 1), in: { US: nth(1, MONDAY, 9), CA: nth(1, MONDAY, 9) } },
  { names: 'german unity day', date: fixed(10, 3) },
  { names: 'columbus day in october', date: fixed(10, 12) },
  { names: "columbus day|indigenous peoples'? day", date: nth(2, MONDAY, 10) },
  { names: "hallowe'?en", date: fixed(10, 31) },
  { names: "all saints'?(?: day)?", date: fixed(11, 1) },
  { names: 'guy fawkes(?: night)?|bonfire night', date: fixed(11, 5) },
  { names: "veterans'? day|armistice day|remembrance day", date: fixed(11, 11) },
  { names: "st martin'?s day", date: fixed(11, 11) },
  { names: 'thanksgiving(?: day)?', date: nth(4, THURSDAY, 11), in: { CA: nth(2, MONDAY, 10) } },
  { names: 'black friday', date: { month: 11, nth: 4, weekday: THURSDAY, plus: 1 } },
  { names: 'cyber monday', date: { month: 11, nth: 4, weekday: THURSDAY, plus: 4 } },
  { names: 'sinterklaas', date: fixed(12, 5) },
  { names: 'st nicholas(?: day)?|spanish constitution day', date: fixed(12, 6) },
  { names: 'immaculate conception', date: fixed(12, 8) },
  { names: '(?:first|1st) (?:sunday (?:of|in) )?advent', date: { advent: 1 } },
  { names: '(?:second|2nd) (?:sunday (?:of|in) )?advent', date: { advent: 2 } },
  { names: '(?:third|3rd) (?:sunday (?:of|in) )?advent', date: { advent: 3 } },
  { names: '(?:fourth|4th) (?:sunday (?:of|in) )?advent', date: { advent: 4 } },
  { names: '(?:christmas|xmas) eve', date: fixed(12, 24) },
  { names: "boxing day|st stephen'?s day", date: fixed(12, 26) },
  { names: '(?:christmas|xmas)(?: day)?', date: fixed(12, 25) },
];

/** Beginnings of IANA zones by country. */
export const ZONES_OF_COUNTRIES: readonly (readonly [Country, RegExp])[] = [
  ['CA', /^(?:Canada\/|America\/(?:Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton|Regina|St_Johns|Moncton))/],
  ['BR', /^(?:Brazil\/|America\/(?:Sao_Paulo|Bahia|Fortaleza|Recife|Manaus|Belem|Cuiaba|Porto_Velho))/],
  [
    'US',
    /^(?:US\/|Pacific\/Honolulu|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Indiana|Kentucky|North_Dakota))/,
  ],
  ['GB', /^Europe\/(?:London|Belfast)|^GB/],
  ['IE', /^Europe\/Dublin/],
  ['AU', /^Australia\//],
  ['NZ', /^(?:Pacific\/Auckland|NZ)/],
  ['DE', /^Europe\/(?:Berlin|Busingen)/],
  ['AT', /^Europe\/Vienna/],
  ['FR', /^Europe\/Paris/],
  ['ES', /^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)/],
  ['PT', /^(?:Europe\/Lisbon|Atlantic\/(?:Madeira|Azores))/],
  ['IT', /^Europe\/Rome/],
  ['NL', /^Europe\/Amsterdam/],
];

/** Kinds of events that fill the day unless an hour is named, in all languages of plans. */
const FILLS_THE_DAY =
  /(?<!\p{L})(?:birthday|bday|b-day|anniversary|holidays?|vacation|day off|deadline|due|festival|trip|conference|graduation day|payday|sick leave|pto|\p{L}*geburtstag|urlaub|ferien|feiertag|betriebsausflug|jubiläum|verjaardag|vakantie|vrije dag|anniversaire|vacances|congés?|jour de congé|cumpleaños|vacaciones|puente|compleanno|ferie|vacanz[ae]|aniversário|férias|feriado)(?!\p{L})/iu;

export const fillsTheDay = (text: string): boolean => FILLS_THE_DAY.test(text);

/** The words of a time in an order to be reminded of a line in a list, in seven languages; in lower case, without accents. */

const ADVERBS =
  "today|tomorrow|tmrw|tmr|tonight|later|vandaag|vanavond|vanmiddag|vanochtend|vannacht|morgen|overmorgen|morgenochtend|morgenavond|morgenmiddag|straks|heute|ubermorgen|aujourd'hui|demain|apres-demain|ce soir|hoy|manana|pasado manana|esta (?:tarde|noche)|oggi|domani|dopodomani|stasera|stamattina|hoje|amanha|depois de amanha|logo|mittags|abends";
/** Weekdays that cannot belong to the ordinal before: 'la deuxième vendredi', but not 'de tweede maandag'. */
const FREE_WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|lunedi|martedi|mercoledi|giovedi|venerdi';
const OTHER_WEEKDAYS =
  '(?:maan|dins|woens|donder|vrij|zater|zon)dag|sabado|domingo|sabato|domenica|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?';
const WEEKDAYS = `${FREE_WEEKDAYS}|${OTHER_WEEKDAYS}`;
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober|januar|februar|marz|mai|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro';
const UNITS =
  'minutes?|hours?|days?|weeks?|minuten|minuut|uur|uren|dagen|weken|stunden?|tagen?|wochen?|heures?|jours?|semaines?|minutos?|horas?|dias?|semanas?|minut[oi]|or[ae]|giorn[oi]|settiman[ae]';
const DAY_PARTS =
  'morning|afternoon|evening|night|noon|midnight|ochtend|middag|avond|fruh|vormittag|nachmittag|abend|matin|midi|apres-midi|soir|tarde|noche|mediodia|mattin[ao]|pomeriggio|sera|mezzogiorno|manha|noite|meio-dia';
const NUMBER = String.raw`\d[\d:.,h]*(?: ?(?:uhr|uur|am|pm|h|o'clock|th|nd|rd|st))?`;
const POLITE = "please|bitte|graag|alsjeblieft|stp|svp|s'il te plait|por favor|per favore";
const COUNT = `${NUMBER}|an?|half an|een|eine[rnm]?|une?|una?|un'|uma?`;

/** A time at once behind the words for the line: 'at 9', 'on Friday', 'in an hour', but no 'a sexta' of 'segunda a sexta'. */
const FIRST_TIME = [
  ADVERBS,
  FREE_WEEKDAYS,
  POLITE,
  NUMBER,
  `(?:at|by|om|tegen|um|gegen|a|a las?|alle|all'|verso|vers|as|pelas|para as) ?(?:${NUMBER}|noon|midday|midi|mezzogiorno|meio-dia)`,
  `(?:in|over|dans|en|fra|tra|em|daqui a|dentro de) (?:${COUNT}) ?(?:${UNITS})`,
  `(?:on|op|am|le|el|il|na|no|next|this|nachsten?|volgende) (?:${WEEKDAYS}|${NUMBER}|${DAY_PARTS})`,
  '(?:next|volgende|nachste) (?:week|woche)',
  'la semaine prochaine|la semana que viene|la prossima settimana|na semana que vem',
].join('|');

const ANY_TIME = [
  FIRST_TIME,
  WEEKDAYS,
  MONTHS,
  UNITS,
  DAY_PARTS,
  COUNT,
  "in the|in|over|dans|en|fra|tra|em|at|on|om|um|op|am|de la|por la|di|del|du|le|el|il|da|na|no|next|this|prochaine?|que (?:viene|vem)|prossim[oa]|'s",
].join('|');

const words = (one: string): string => `(?:${one})(?![\\p{L}\\p{N}-])`;
/** Only words of a time, with a space before each: what may stand between the order and the line. */
export const ONLY_TIMES = new RegExp(`^(?:[ ,]+${words(ANY_TIME)})*[ ,]*$`, 'u');
/** The end of the message, or a time up to the end: what may stand behind the line. */
export const END_OR_TIME = new RegExp(`^(?:[ ,]+${words(FIRST_TIME)}(?:[ ,]+${words(ANY_TIME)})*)?[\\s.!]*$`, 'u');

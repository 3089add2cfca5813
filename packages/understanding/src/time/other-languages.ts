/** What Germans, the French, Spaniards, Italians, the Portuguese and the Dutch call days and hours, in English words. */

const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const word = (source: string): RegExp => new RegExp(`${START}(?:${source})${END}`, 'giu');

const DAYS: readonly [string, string][] = [
  ['übermorgen|après-demain|pasado mañana|dopodomani|depois de amanhã|overmorgen', 'day after tomorrow'],
  ['heute abend|ce soir|esta noche|stasera|hoje à noite|vanavond', 'tonight'],
  ['morgen früh|demain matin|mañana por la mañana|domani mattina|amanhã de manhã|morgenochtend', 'tomorrow morning'],
  ['morgen abend|demain soir|mañana por la noche|domani sera|amanhã à noite|morgenavond', 'tomorrow evening'],
  ["heute|aujourd[’']hui|hoy|oggi|hoje|vandaag", 'today'],
  ['morgen|demain|mañana|domani|amanhã', 'tomorrow'],
  ['montags?|lundis?|lunes|lunedì|segunda-feira|maandag', 'monday'],
  ['dienstags?|mardis?|martes|martedì|terça-feira|dinsdag', 'tuesday'],
  ['mittwochs?|mercredis?|miércoles|mercoledì|quarta-feira|woensdag', 'wednesday'],
  ['donnerstags?|jeudis?|jueves|giovedì|quinta-feira|donderdag', 'thursday'],
  ['freitags?|vendredis?|viernes|venerdì|sexta-feira|vrijdag', 'friday'],
  ['samstags?|sonnabends?|samedis?|sábados?|sabato|zaterdag', 'saturday'],
  ['sonntags?|dimanches?|domingos?|domenica|zondag', 'sunday'],
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

const dayWords = DAYS.map(([source, english]): [RegExp, string] => [word(source), english]);
const datePatterns = MONTHS.map(([source, english]): [RegExp, string] => [
  word(`(\\d{1,2})\\.?\\s?(?:de |d[’'])?(?:${source})`),
  `$1 ${english}`,
]);
const AFTER_DAYS: readonly [RegExp, string][] = [
  [word(`(${NAMED_DAY}) (?:prochaine?|próximo|que viene|prossim[oa])`), 'next $1'],
  [word(`(?:nächsten?|nächste[rs]|próximo|prossim[oa]|volgende) (${NAMED_DAY})`), 'next $1'],
  [word(`(?:kommenden?|komende|diesen?|ce|este|questo|deze) (${NAMED_DAY})`), 'on $1'],
  [word(`(?:jeden?|jede[rs]|chaque|tous les|todos los|todas as|todos os|ogni|elke) (${NAMED_DAY})`), 'every $1'],
  [word(`(?:jeden tag|täglich|tous les jours|todos los días|ogni giorno|todos os dias|elke dag)`), 'every day'],
  [word(`(?:am|den|le|el|il|la|op|na|no)(?= (?:${NAMED_DAY}|\\d{1,2} \\p{Lu}))`), 'on'],
  [word('(?:um|gegen|à|a las|a la|alle|às|om)(?= (?:at )?\\d)'), 'at'],
  [word('(?:mittags|à midi|al mediodía|a mezzogiorno|ao meio-dia)'), 'at noon'],
  [/(\d+) ?(?:minuten|minutos|minuti|minuut)(?!\p{L})/giu, '$1 min'],
  [/(\d+(?:[.,]\d+)?) ?(?:stunden?|std)(?!\p{L})/giu, '$1 hours'],
];

/** The text with its words for days and hours in English; the same text when it has none. */
export const inEnglish = (text: string): string => {
  const replaceAll = (given: string, patterns: readonly [RegExp, string][]) =>
    patterns.reduce((rest, [pattern, english]) => rest.replace(pattern, english), given);
  const days = replaceAll(replaceAll(text, datePatterns), dayWords);
  const clocks = days.replaceAll(
    /(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))? ?(?:uhr|uur|horas?|heures?|ore)(?!\p{L})/giu,
    (_all, hour: string, minute: string | undefined) => `at ${hour}:${minute ?? '00'}`,
  );
  if (clocks === text) return text;
  // Elsewhere hours are counted to 24, and a bare one is no riddle.
  return replaceAll(clocks, AFTER_DAYS)
    .replaceAll(/\bat at\b/g, 'at')
    .replaceAll(/\bat (\d{1,2})(?![\d:.]| ?[ap]m| ?h)/gi, 'at $1:00');
};

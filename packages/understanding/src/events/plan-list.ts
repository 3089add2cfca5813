/** Month names, long or short, of the languages that plans are read in. */
const MONTH =
  '(?:jan(?:uar[yi]?|uari|vier|eiro)?|ene(?:ro)?|genn?(?:aio)?|feb(?:ruar[yi]?|rero|braio)?|févr?(?:ier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|mrt|maart|märz|apr(?:il[e]?)?|avr(?:il)?|abr(?:il)?|ma[iyj]o?|mei|mag(?:gio)?|jun[ei]?|juni[o]?|juin|giu(?:gno)?|jul[yi]?|juli[o]?|juil(?:let)?|lug(?:lio)?|aug(?:ust(?:us)?)?|août|ago(?:sto)?|se[pt]{1,2}(?:t?em(?:ber|bre|bro)|iembre)?|set(?:tembre|embro)?|o[ck]t(?:ob(?:er|re)|ubre)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre|embro)?|déc(?:embre)?|dic(?:iembre|embre)?)';
/** A day with its month: '2 dec', 'Dec 2nd', '2 de dezembro', '2.12.', '2/12'. */
const DAY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th|er|[.ºª])? ?(?:of |de )?${MONTH}|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}\.\d{1,2}\.|\d{1,2}/\d{1,2})(?![\p{L}\d])`,
  'iu',
);
/** The words of days, hours and their prepositions: without these, a part contains what is planned. */
const TIME_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${MONTH}\.?|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag|ma|di|wo|do|vr|za|zo|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mo|mi|fr|sa|so|lun(?:di|es|edì)?|mar(?:di|tes|tedì)?|mer(?:credi|coledì)?|mi[ée]r?(?:coles)?|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|ven(?:dredi|erdì)?|vie(?:rnes)?|sam(?:edi)?|sáb(?:ado)?|sab(?:ato)?|dim(?:anche)?|dom(?:ingo|enica)?|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|seg|ter|qua|qui|sex|at|on|from|to|till?|until|by|before|of|om|op|van|tot|voor|t/m|um|am|vom|von|bis|vor|le|à|de|du|au|avant|el|a|las?|del?|al|il|alle|dalle|dal|às?|das?|até|uhr|uur|h|u|am|pm|and|en|und|et|y|e)(?!\p{L})|[\d.:,;/ –-]+`,
  'giu',
);
const MIN_LETTERS = 3;
const MIN_PARTS = 2;
/** 'Sort these for the fridge: …' */
const LABEL = /^[^:]{3,80}:\s+/;

const saysWhat = (part: string): boolean =>
  (part.replaceAll(TIME_WORDS, ' ').match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS;

/** The parts, each without a day joined to the part before it: 'concert 9 dec 2pm, he is a camel'. */
const joined = (parts: readonly string[]): string[] => {
  const plans: string[] = [];
  for (const part of parts) {
    const isNew = plans.length === 0 || (DAY.test(part) && DAY.test(plans.at(-1) ?? ''));
    if (isNew) plans.push(part);
    else plans.push(`${plans.pop()}, ${part}`);
  }
  return plans;
};

/**
 * The plans of a list in one sentence, each with a day of its own: 'dentist 2 Dec 8:50, concert 9 Dec 2pm'. Any other
 * sentence is returned as it is.
 */
export const plansOfList = (sentence: string): string[] => {
  const [label = ''] = LABEL.exec(sentence) ?? [];
  const list = DAY.test(label) ? sentence : sentence.slice(label.length);
  const plans = joined(list.split(/[,;]\s+/));
  const isList = plans.length >= MIN_PARTS && plans.every((plan) => DAY.test(plan) && saysWhat(plan));
  return isList ? plans : [sentence];
};

import { comparable } from '../own-data/command-forms.ts';

/** 'How far is it to go now', in seven languages; lower case, without accents. */
const REMAINDER = [
  'how (?:far|much(?: more)?|many(?: more)?(?: \\p{L}+)?)(?: (?:is|are|do i(?: still)?|have i|am i|does that leave|will be))?(?: (?:it|that|there|still|have|got|need))*(?: (?:left|to go|remaining|missing))?(?: (?:now|then|after that|from here))*',
  "what(?:'s| is)(?: still)? (?:left|missing|remaining|the remainder)(?: now| then)?",
  '(?:hoeveel|hoe ver)(?: \\p{L}+)? ?(?:(?:moet|heb|is|ben|blijft|blijven|resteert|zijn) (?:ik|er|het|dat))?(?: (?:nu|dan|nog|over|te gaan|te doen|er|af))*',
  '(?:wie ?viele?|wie weit)(?: \\p{L}+)? ?(?:(?:fehlt|fehlen|bleibt|bleiben|ist|sind|habe|muss)(?: (?:mir|ich|es))?)?(?: (?:jetzt|dann|noch|ubrig|es|mir|ich))*',
  "(?:combien (?:me |m'en |il )*(?:reste|manque)(?:-t-il)?|il (?:me |m'en )?(?:reste|manque) combien)(?: (?:encore|maintenant|alors|a faire|apres ca))*",
  'cuant[oa]s?(?: \\p{L}+)? (?:me )?(?:faltan?|quedan?)(?: (?:ahora|todavia|aun|entonces|por hacer))*',
  'quant[oaie](?: \\p{L}+)? (?:mi )?(?:manca(?:no)?|resta(?:no)?|rimane|rimangono)(?: (?:ancora|adesso|ora|poi))*',
  'quant[oa]s?(?: \\p{L}+)? (?:me |ainda )*(?:faltam?|restam?)(?: (?:agora|ainda|entao|depois disso))*',
].join('|');
const WHOLE = new RegExp(`^[¿ ]*(?:(?:and|so|ok|en|und|et|y|e)[, ]+)*(?:${REMAINDER})[\\s?.!]*$`, 'u');
/** A number with a sign or a word of an addition, and then the question. */
const AFTER_AMOUNT = new RegExp(
  `^(?<amount>(?=.*\\d).{4,90}?)(?:\\s*[,.;:!–—-]+\\s*|\\s+)[¿]?(?:(?:and|so|en|und|et|y|e) )?(?:${REMAINDER})[\\s?.!]*$`,
  'u',
);
const ADDS =
  /(?<!\p{L})(?:add|log|plus|put|count|note|did|ran|run|read|walked|swam|saved|done|tel|voeg|zet|noteer|heb|fuge?|trag|zahle?|rechne|habe|bin|ajoute\p{L}*|note|compte|j'ai|suma\p{L}*|anade\p{L}*|apunta\p{L}*|he|aggiungi\p{L}*|segna\p{L}*|ho|soma|acrescenta|adiciona|anota|fiz|corri|li)(?!\p{L})/u;

/** Whether a message only asks how much of a goal is left. */
export const asksRemainder = (message: string): boolean => message.length <= 60 && WHOLE.test(comparable(message));

/** 'Add 3.2 km, how far to go now?' without the question, which the reply to an addition answers. */
export function withoutRemainder(message: string): string {
  if (message.length > 140 || !/\d/.test(message)) return message;
  const plain = comparable(message);
  const amount = AFTER_AMOUNT.exec(plain)?.groups?.['amount'];
  return amount === undefined || !ADDS.test(amount) || plain.length !== message.length
    ? message
    : message.slice(0, amount.length);
}

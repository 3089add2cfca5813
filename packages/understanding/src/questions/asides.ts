import { withoutHedges } from '../intent/look-ups.ts';

/** Hedges after a comma, up to the end of the message: ', pretty sure it was ages ago'. */
const AFTER_COMMA =
  /\s*[,;–—]\s*(?:(?:i'?m |i am )?(?:pretty|fairly|quite|almost) sure\b|i (?:think|believe|guess|suppose)\b(?! i\b)|if i (?:remember|recall)\b|(?:must have|it was|that was) (?:been )?(?:ages|a while|long|years|months) ago|ik (?:denk|geloof|meen)\b|volgens mij\b|als ik het (?:goed|wel) heb\b|ich (?:glaube|denke|meine)\b|soweit ich wei(?:ß|ss)\b|wenn ich mich (?:richtig|recht) erinnere\b|je (?:crois|pense)\b|si je me (?:souviens|rappelle)\b|il me semble\b|(?:yo )?creo\b|me parece\b|si (?:mal )?no (?:me equivoco|recuerdo)\b|credo\b|mi pare\b|mi sembra\b|se (?:non sbaglio|ricordo)\b|(?:eu )?acho\b|se (?:não me engano|bem me lembro)\b)[^,;.?!]*(?=[.?!\s]*$)/iu;

/** Small phrases at the end that add nothing to what is asked. */
const AT_END =
  /[\s,]+(?:in the end|after all|i think|i guess|i believe|or (?:something|so|whatever)|uiteindelijk|denk ik|geloof ik|ofzo|of zo|am ende|letztendlich|schließlich|glaub(?:e)? ich|oder so|finalement|en fin de compte|je crois|je pense|al final|creo|o algo así|alla fine|credo|mi pare|no fim|no final|afinal|acho eu|ou algo assim)(?=[.?!\s]*$)/iu;

/** ', can't find it' and 'i dont remember where' at the end, with or without an apostrophe. */
const NOT_FOUND =
  /(?:(?<!\s)\s*[,;–—]\s*(?:(?:but|and|because|as|since|cause) )?(?:(?:i|we) )?|(?<!\s)\s+(?:(?:but|and|because|as|since|cause) )?(?:i|we) )(?:just |really |still )?(?:can['’]?t|cannot|couldn['’]?t|don['’]?t|didn['’]?t)(?: seem to| manage to)? (?:find|locate|remember|recall)(?: (?:it|that|this|them|where|which|where it is|anymore|any more|again|now))*(?=[.?!\s]*$)/iu;

/** 'What else do you know about me' asks for all of it. */
const ELSE: readonly (readonly [RegExp, string])[] = [
  [/\b(what) else (?=(?:do|have) you (?:know|remember|stored?|saved?))/iu, '$1 '],
  [/\b(was weißt du|was weisst du) sonst(?: noch)?(?: so)?(?: alles)?(?= )/iu, '$1'],
  [/\b(was weißt du|was weisst du) (?:noch so|noch alles|denn)(?: alles| so)?(?= )/iu, '$1'],
  [/\b(wat weet (?:je|jij)) (?:verder|zoal|nog meer|eigenlijk)(?: nog| allemaal)*(?= )/iu, '$1'],
  [/\b(tu sais|sais-tu) (?:d['’]autre|encore)(?: encore)?(?= )/iu, '$1'],
  [/(qué) (?:más|otra cosa|otras cosas) (?=sabes|recuerdas)/iu, '$1 '],
  [/\bcos['’]altro (?=sai|ricordi)/iu, 'cosa '],
  [/\b(o que) (?:mais|é que mais) (?=(?:é que )?(?:tu |você )?(?:sabes?|lembras?))/iu, '$1 '],
];
const LEADING_AND = /^(?:and|und|en|et|y|e)\s+(?=(?:what|was|wat|que|qu|qué|cosa|o que)\b)/iu;

/** A longer text is more than a question. */
const MAX_QUESTION_LENGTH = 600;

/** A question without remarks that do not change it, such as 'i think' or 'in the end'. */
export function withoutAsides(text: string): string {
  if (text.length > MAX_QUESTION_LENGTH) return text;
  const bare = withoutHedges(text.replace(NOT_FOUND, '').replace(AFTER_COMMA, '').replace(AT_END, ''));
  const rule = ELSE.find(([form]) => form.test(bare));
  const plain = rule === undefined ? bare : bare.replace(...rule).replace(LEADING_AND, '');
  return plain.trim().split(/\s+/).length < 2 ? text : plain.trim();
}

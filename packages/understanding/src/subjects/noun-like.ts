import type { Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';

/** Words before a noun, by language, in lower case and without accents. */
const BEFORE_NOUNS = {
  en: 'the a an my your our his her their its this that these those some any no each every of in on at with for from about into by between without another using against during after before',
  de: '',
  fr: 'le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces au aux en sur avec sans pour dans chez par entre',
  es: 'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa de del al en con sin para por sobre entre',
  it: 'il lo la i gli le l un uno una mio mia miei mie tuo tua suo sua nostro nostra questo questa di del dello della dei degli delle al allo alla ai in nel nella con senza per su sul sulla tra fra',
  pt: 'o a os as um uma uns umas meu minha meus minhas seu sua nosso nossa este esta esse essa de do da dos das no na nos nas ao com sem para por sobre entre em',
  nl: 'de het een mijn jouw je uw zijn haar ons onze hun dit dat deze die van in op met zonder voor over bij naar tussen door',
} as const satisfies Record<Exclude<Language, 'other'>, string>;

const WORDS_BEFORE_NOUNS = new Map<Language, ReadonlySet<string>>(
  Object.entries(BEFORE_NOUNS).map(([language, words]) => [language as Language, new Set(words.split(' '))]),
);

/** Words in '-ing' that are nouns: things, and activities that name a subject ('cooking', unlike 'fixing'). */
const NOUN_IN_ING =
  /^(?:accounting|advertising|babysitting|baking|banking|boxing|brewing|budgeting|camping|catering|climbing|clothing|coding|cooking|cycling|dancing|debugging|drawing|engineering|evening|fasting|fishing|gaming|gardening|heating|hiking|homeschooling|hosting|housing|investing|journaling|knitting|landscaping|lighting|marketing|meditating|morning|networking|nursing|onboarding|outing|packaging|painting|parenting|parking|plumbing|pricing|printing|programming|recycling|running|sailing|screening|sewing|shipping|sibling|singing|skiing|snowboarding|spring|stocking|streaming|string|surfing|swimming|teaching|testing|training|trading|viewing|weaving|wedding|weightlifting|welding|woodworking|ceiling|pudding|filing|funding|staffing|hearing|dressing|frosting|icing|beijing|boeing|wing|ring|king|sing|thing)s?$/;
/** Nouns and adjectives that end like past tenses. */
const NOT_PAST =
  /^(?:.{1,4}eed|bed|moped|hundred|shed|sled|biped|embed|infrared|feed|seabed|wed|led|red|naked|sacred|wicked)$/;

/** Whether an English word is a verb in '-ing' and not a noun. */
export const isGerund = (word: string): boolean =>
  word.length > 5 && /ing$/i.test(word) && !NOUN_IN_ING.test(word.toLowerCase());
const isPast = (word: string): boolean => word.length > 4 && word.endsWith('ed') && !NOT_PAST.test(word);

/** Whether an English word is a verb in '-ing' or '-ed', not the name of an activity or a thing. */
export const isEnglishVerbForm = (word: string): boolean => isGerund(word) || isPast(word.toLowerCase());

/**
 * Whether a word of a sentence is likely a noun. `before` is the preceding word; for the last word of a compound it may
 * be the word before the compound. Likely nouns are:
 * - words in capitals;
 * - words with a capital that do not begin the sentence: names, and in German all nouns;
 * - words after an article, a possessive or a preposition.
 */
export const isNounLike = (word: string, before: string | undefined, language: Language): boolean => {
  if (/^\p{Lu}[\p{Lu}\p{N}-]+$/u.test(word)) return true;
  const hasCapital = /^\p{Lu}/u.test(word);
  if (before !== undefined && hasCapital) return true;
  if (before === undefined) return false;
  const [plain = ''] = plainWordsOf(before).slice(-1);
  return WORDS_BEFORE_NOUNS.get(language === 'other' ? 'en' : language)?.has(plain) === true;
};

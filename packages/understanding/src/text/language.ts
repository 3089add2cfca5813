import { plainWordsOf } from './plain-words.ts';
import { rememberLast } from './remember-last.ts';

/** Languages recognised by their most common words; every other one is `other`. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'other';

/** Without accents, lower case. A word that several languages share counts for each of them. */
const COMMON_WORDS: Record<Exclude<Language, 'other'>, string> = {
  en: "the a an and is are was of to in for with my your you i what how why can do does it this that not on me should would have help write explain please give make want need new find be from about get best some tell or between as at be by has if soon so they we were when which who will but had into out up down over more than then there their his her our they're i'm don't it's am them these those just any all also been being because after before very too",
  de: 'der die das und ist sind war ich du wir mein meine meinen meiner ein eine einen einem wie was warum kann kannst nicht mit fur auf von zu im in den dem des mir mich bitte soll sollte es auch oder bei uber nach aus habe hat wenn wird werden sich noch dass haben sie uns ohne gegen zum zur vom wer finde trotzdem jetzt hier schon wieder sehr mehr aber doch nun dann weil bin bist seid hatte ihr ihm ihn ihre seine sein diese dieser dieses alle alles etwas nichts immer nie etwa gerade neulich vielen danke hallo seit wegen unter vor zwischen ob damit welche welcher welches wieviel machen gibt geht',
  fr: "le la les un une des et est sont je tu nous mon ma mes ton que qui quoi comment pourquoi peux puis pas ne avec pour dans sur de du au aux moi il elle ce cette faire fait dois etre avoir ai quel quelle s quand j'ai c'est n'ai qu'il d'un d'une peut on leur ses par ou j'aimerais mais aussi chez entre depuis veux me comme apres sans trop plus mes nos vos lui cela avons avez ont suis sommes etes etait font va vont notre votre leurs ces celui celle tout tous toute toutes rien jamais toujours deja encore bien tres pendant vers sous quelles combien meme si donc car merci bonjour",
  es: 'el la los las a un una unos y es son yo tu mi mis que como por para con en de del al no me se lo puedo puedes hacer cual donde cuando esta este ser tengo quiero necesito cuanto ayuda explica si hay entre sin muy mas pero su sus ha he han sobre desde hasta antes dice tu ya has hemos soy somos era eran fue bien mal aqui alli ahora siempre nunca todo todos toda todas nada algo alguien nuestro nuestra vuestro le les nos os tan tanto porque pues aunque cada otro otra gracias hola buenas q tiene va vamos quien',
  it: "il lo la i gli le a un una uno e sono io tu mio mia miei che come perche per con in di del della dei al alla non mi si puo posso fare quale dove quando questo questa essere ho devo quanto nel nella piu ma anche ha hanno senza dopo prima hai abbiamo era erano sei siamo molto bene male qui li adesso ora sempre mai tutto tutti tutta tutte niente qualcosa nostro nostra vostro vi ci ne loro lui lei gia ancora cosi tanto quindi pero ogni altro altra grazie ciao buongiorno c'e cosa quali quanti quante dal dalla dello nello sul sulla degli delle",
  pt: 'o a os as um uma e sao eu voce meu minha meus que como por para com em de do da dos das no na nao me se posso fazer qual onde quando este esta ser tenho quero preciso quanto ajuda ou mais muito mas sem foi ja seu sua entre depois antes tem temos estou estamos era eram bem mal aqui ali agora sempre nunca tudo todos toda todas nada algo nosso nossa vosso lhe nos vos tao tanto porque pois embora cada outro outra obrigado obrigada ola oi vc voces pra pro pela pelo num numa ao aos aonde quem ele ela isso isto',
  nl: 'de het een en is zijn was ik jij je wij mijn jouw hoe wat waarom kan kun niet met voor op van naar in te aan dat die deze mij moet ook of bij over heb heeft wil er nog maar dan wel hebben wordt worden uit tegen zonder hij geen mag mn hier daar nu want omdat toch weer veel meer ben bent hebt had hun hen ons onze jullie u uw iets niets altijd nooit net al alleen sinds tijdens tussen welke hoeveel graag even zo zou kunnen doen gaat tot na',
};

const COMMON_WORD_SETS = Object.entries(COMMON_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);
const BY_LANGUAGE = new Map<Language, ReadonlySet<string>>(COMMON_WORD_SETS);
/** For each word, the indices in COMMON_WORD_SETS of the languages that have it. */
const LANGUAGES_OF_WORD = new Map<string, number[]>();
for (const [index, [, words]] of COMMON_WORD_SETS.entries()) {
  for (const word of words) LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), index]);
}

/** Whether a word is one of the most common of a language. */
export const isCommonWord = (word: string, language: Language): boolean =>
  plainWordsOf(word).every((plain) => BY_LANGUAGE.get(language)?.has(plain) === true);

/**
 * Whether a word (lower case, without accents) is one of the most common of a language, and so says nothing about the
 * subject.
 */
export const isCommonPlainWord = (word: string, language: Language): boolean =>
  BY_LANGUAGE.get(language)?.has(word) === true;

const MAX_WORDS = 200;
/** Minimum number of common words of a language other than English: a single one may be a name or a loan word. */
const MIN_COMMON_WORDS = 2;
/** Minimum share of these words in the text. */
const MIN_COMMON_SHARE = 0.15;
/** A text without common words but with this many accented words is not English. */
const MIN_ACCENTED_WORDS = 2;
/** A longer text without a single common word is in none of the languages; a shorter one may be a command or a name. */
const LONG_TEXT_WORDS = 8;

const SPANISH_SIGNS = /[¿¡]/;
/**
 * Signs of a single language: opening question marks in Spanish, the nasal vowels ã and õ, 'o que' and endings in
 * Portuguese, accents and endings in Italian. Together with a common word they distinguish the language from related
 * ones. Without one only the Spanish signs count, because the others may be part of a name.
 */
const DISTINCTIVE_SIGNS: Partial<Record<Language, RegExp>> = {
  es: SPANISH_SIGNS,
  pt: /[ãõ]|(?:^\P{L}*(?:(?:e|mas) )?|(?<!\p{L})(?:sobre|tudo|com|foi|era|sei|diz|dizer|explica|resum[ae]) )o que(?!\p{L})|\p{L}{2}(?:agem|agens|[ln]h[ao]s?)(?!\p{L})/iu,
  it: /[ìò]|\p{L}(?:zion[ei]|essi|issi|armi|ermi|irmi|gami)(?!\p{L})/u,
};
/** A sign counts as this many common words. */
const WORDS_PER_SIGN = 2;

/**
 * The language whose common words occur most often in the text. If there are none of these words, a short text counts
 * as English, because it may be a name or a command. A longer text without them is `other`, as is one with several
 * accents. Text that is mostly not in Latin script is `other`, too.
 */
export const detectLanguage = (text: string): Language => languageOfBeginning(text.slice(0, 2_000));

const languageOfBeginning = rememberLast((beginning: string): Language => {
  const words = plainWordsOf(beginning).slice(0, MAX_WORDS);
  const latin = words.filter((word) => /^[a-z0-9']+$/.test(word));
  if (words.length > 0 && latin.length < words.length / 2) return 'other';
  const counts = countCommon(latin);
  const highest = Math.max(...counts);
  const candidates = COMMON_WORD_SETS.map(([language], index) => {
    const count = counts[index] ?? 0;
    // Signs are looked for only where they can change the result.
    const mayWin = count + WORDS_PER_SIGN >= highest;
    return { language, count: mayWin ? withDistinctiveSign(language, beginning, count) : count };
  });
  // English comes first, so that it wins a tie.
  const [best] = candidates.toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.language === 'en') {
    const isUnknown =
      (best?.count ?? 0) === 0 &&
      (latin.length >= LONG_TEXT_WORDS || countAccentedWords(beginning) >= MIN_ACCENTED_WORDS);
    return isUnknown ? 'other' : 'en';
  }
  return best.count >= MIN_COMMON_WORDS && best.count / latin.length >= MIN_COMMON_SHARE ? best.language : 'en';
});

/** The number of common words of each language, in the order of COMMON_WORD_SETS. */
const countCommon = (words: readonly string[]): number[] => {
  const counts = COMMON_WORD_SETS.map(() => 0);
  for (const word of words)
    for (const index of LANGUAGES_OF_WORD.get(word) ?? []) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
};

const withDistinctiveSign = (language: Language, text: string, common: number): number =>
  (common > 0 || SPANISH_SIGNS.test(text)) && DISTINCTIVE_SIGNS[language]?.test(text) === true
    ? common + WORDS_PER_SIGN
    : common;

/** Number of words with an accented Latin letter next to a lower-case letter. */
const countAccentedWords = (text: string): number =>
  text
    .split(/\s+/)
    .filter((word) => /[^\p{ASCII}]\p{Ll}|\p{Ll}[^\p{ASCII}]/u.test(word) && /[\u00c0-\u024f]/.test(word)).length;

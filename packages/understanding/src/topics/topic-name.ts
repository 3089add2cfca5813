import { FIRST_NAMES } from '../subjects/first-names.table.ts';
import { nameSubject } from '../subjects/subject-name.ts';
import { isBroadWord } from '../subjects/subject-words.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { KNOWN_TOPICS } from './known-topics.table.ts';

/** A German or Dutch noun of this length is a compound, and is as informative as two words: 'Mietvertrag'. */
const MIN_COMPOUND_LENGTH = 11;
/** Adjectives that are true only for a while or for one person. */
const PASSING =
  /^(?:new|old|first|last|next|own|neu\p{L}*|alt\p{L}*|nouve\p{L}*|nuev\p{L}*|nuov\p{L}*|nov[oa]s?|nieuwe?|oude?)$/iu;

/** 'Half an hour' and the like are measures; a half marathon is a subject. */
const HALF_OF_MEASURE =
  /^half (?:an? )?(?:\p{L}+ )?(?:hours?|days?|weeks?|months?|years?|terms?|prices?|miles?|cups?|pounds?|dozens?)$/iu;

/** Days, months, languages and peoples have a capital and name no project. */
export const NO_NAME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|british|american|european|dutch|german|french|uk|usa|eu|nhs|god|internet|subject|dear|kind|regards|hi|note|yes|no|ok|pdf|csv|url|html|id|engels|nederlands|duits|frans|spaans|anglais|allemand|ingles|inglese|frances|francese|aleman)$/i;
/** Verbs that begin a sentence and not a name: 'eat mushrooms'. */
const VERB =
  /^(?:eat|eats|drink|want|wants|need|needs|like|likes|love|hate|buy|say|says|tell|keep|keeps|take|takes|get|go|goes|know|feel|wear|pay|call|ask|come|see|think|eet|drink|wil|moet|koop|zeg|neem)$/i;

/** Words for family members and other people by their relation to somebody. */
export const PEOPLE =
  /^(?:mum|mom|mummy|mommy|mother|dad|daddy|father|parents?|grand\w+|grandma|grandpa|gran|son|daughter|brother|sister|siblings?|uncle|aunt|auntie|cousin|nephew|niece|wife|husband|partner|girlfriend|boyfriend|fiancee?|friends?|boss|manager|colleagues?|neighbou?rs?|landlord|teacher|doctor|kids?|child|children|baby|man|woman|boy|girl|mama|papa|mutter|vater|eltern|oma|opa|sohn|tochter|bruder|schwester|onkel|tante|frau|mann|freundin|freund|chef|kind(?:er)?|moeder|vader|ouders|zoon|dochter|broer|zus|vriend(?:in)?|baas|mere|pere|fils|fille|frere|soeur|mari|femme|ami[es]*|patron|madre|padre|hij[oa]s?|herman[oa]s?|espos[oa]|marido|amig[oa]s?|jefe|figli[oa]?|fratello|sorella|moglie|marito|amic[oa]|nonn[oa]|capo|mae|pai|filh[oa]s?|irma|irmao|mulher|chefe|avo)$/;

const toPlainWord = (word: string): string => plainWordsOf(word.replace(/['’]s$/, '')).join('');

/** The spelling of a possible name in the conversations of a group. */
export interface TopicWordings {
  wordings: readonly string[];
  /** The sentences in which the name may occur: the first questions, not the titles. */
  sentences: readonly string[];
  /** Whether most conversations with the name are in German or Dutch, which write a compound as one word. */
  hasCompounds: boolean;
}

/** Number of sentences in which a word has a capital and is not the first word, which suggests a name. */
const countNamings = (word: string, sentences: readonly string[]): number => {
  const inside = new RegExp(
    String.raw`[\p{Ll},] ${word.replace(/[.*+?^\x24{}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  );
  return sentences.filter((sentence) => inside.test(sentence)).length;
};

const MIN_NAMINGS = 2;

/**
 * A meaningful name for a group of conversations: two words that name a subject, or one word that is a
 * known topic, a name (of no person) or a compound. Undefined if the term is not such a name.
 */
export const nameTopic = ({ wordings, sentences, hasCompounds }: TopicWordings): string | undefined => {
  const name = nameSubject(wordings);
  const words = name?.split(' ') ?? [];
  if (name === undefined || words.some((word) => FIRST_NAMES.has(toPlainWord(word)) || PASSING.test(word)))
    return undefined;
  if (VERB.test(words[0] ?? '') || HALF_OF_MEASURE.test(name)) return undefined;
  if (words.length > 1) return words.every((word) => isBroadWord(word)) ? undefined : name;
  const plain = toPlainWord(name);
  if (PEOPLE.test(plain)) return undefined;
  if (KNOWN_TOPICS.has(plain)) return name;
  if (NO_NAME.test(plain)) return undefined;
  if (hasCompounds) return plain.length >= MIN_COMPOUND_LENGTH ? name : undefined;
  return /^\p{Lu}/u.test(name) && countNamings(name, sentences) >= MIN_NAMINGS ? name : undefined;
};

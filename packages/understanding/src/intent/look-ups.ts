import { comparable } from '../own-data/command-forms.ts';
import { isFirstName } from '../personal/names.ts';
import { detectLanguage, isCommonPlainWord } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { commandSubject } from './archive-question.ts';
import type { IntentClass } from './intent-classes.ts';
import { HEDGES, KNOWN_BEFORE, LEADS, LOOK_UPS, RELATIVES } from './look-ups.table.ts';
import { STILL } from './own-state.table.ts';

const whole = (words: string): string => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const LOOK_UP = new RegExp(`^(?:(?:${LEADS})[ ,]+)*(?:${LOOK_UPS.join('|')})`, 'u');
const HEDGE = new RegExp(`[ ,]+${whole(HEDGES)}(?!$)|(?:[ ,]+${whole(HEDGES)})+(?=[\\s?.!]*$)`, 'gu');
const KNOWN = new RegExp(whole(KNOWN_BEFORE), 'u');
const RELATIVE = new RegExp(whole(RELATIVES), 'u');
const OF_OWN =
  /(?<!\p{L})(?:my|our|mijn|onze|ons|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|mi[oae]|miei|nostr[oaie]|meus?|minhas?|noss[oa]s?)(?!\p{L})/u;
/** The Pope, and the church. */
const KNOWN_TO_ALL = /(?<!\p{L})(?:(?:el|il|o) papa|notre[- ]dame)(?!\p{L})/u;
const MAX_LENGTH = 140;

/** Classes that the classifier never gives rightly to a question for one fact. */
export const NEVER_LOOKED_UP: ReadonlySet<IntentClass> = new Set<IntentClass>([
  'free_time',
  'small_talk',
  'help',
  'translation',
  'event',
  'reminder',
  'task',
  'move',
  'rename',
  'summary',
]);

const plainQuestion = (text: string): string => comparable(text.replace(/^[\s¿¡]+/, '').replaceAll('ß', 'ss'));

/** Whether a message asks for one fact about a named person or thing: 'what is Finn's teacher called'. */
export const isLookUp = (text: string): boolean =>
  text.length <= MAX_LENGTH && LOOK_UP.test(plainQuestion(text).replaceAll(HEDGE, ''));

/** A look-up without words such as 'eigentlich' and 'actually', which are no part of what is asked for. */
export const withoutHedges = (text: string): string => {
  const plain = comparable(text);
  if (plain.length !== text.length || !isLookUp(text)) return text;
  return [...plain.matchAll(HEDGE)].toReversed().reduce((rest, { 0: { length }, index }) => {
    return rest.slice(0, index) + rest.slice(index + length);
  }, text);
};

/** The first name in 'Finns Klassenlehrerin', 'Finn's teacher' and 'la maestra di Sofia'. */
const namesSomebody = (text: string): boolean =>
  text.split(/[^\p{L}'’-]+/u).some((word, at, words) => {
    const name = word.replace(/['’]s?$/u, '');
    // 'Michael Jordan' with both names is more likely somebody whom everybody knows.
    const hasFamilyName = name === word && /^\p{Lu}/u.test(words[at + 1] ?? '');
    if (!/^\p{Lu}/u.test(name)) return false;
    return (isFirstName(name) && !hasFamilyName) || (name.endsWith('s') && isFirstName(name.slice(0, -1)));
  });

/**
 * Whether a look-up is about the person's own affairs: 'my dentist', 'Finn's teacher', 'Grandpa's operation', or
 * something known before.
 */
export const isOwnLookUp = (text: string): boolean => {
  if (!isLookUp(text)) return false;
  const plain = plainQuestion(text);
  if (KNOWN_TO_ALL.test(plain)) return KNOWN.test(plain);
  return OF_OWN.test(plain) || RELATIVE.test(plain) || KNOWN.test(plain) || namesSomebody(text.replace(/^\W*\S+/, ''));
};

/** The words of the subject of a question in any of the seven languages. */
export const wordsOfLookUp = (text: string): string[] => {
  const language = detectLanguage(text);
  const words = language === 'en' ? commandSubject(text) : plainWordsOf(text);
  return [...new Set(words)]
    .filter((word) => word.length > 2 && !NO_SUBJECT.test(comparable(word)) && !isCommonPlainWord(word, language))
    .slice(0, 8);
};
/** Words of asking, also in a short question whose language is not detected. */
const NO_SUBJECT = new RegExp(
  `^(?:${HEDGES}|${KNOWN_BEFORE}|${STILL}|heiß\\p{L}*|heiss\\p{L}*|hieß\\p{L}*|hiess\\p{L}*|heet\\p{L}*|heten|(?:s')?appel\\p{L}+|llama\\p{L}*|chiam\\p{L}+|cham\\p{L}+|called|named|wie|hoe|wer|qui|chi|quem|quien|wann|wanneer|quand|cuando|quando|come|como|comment|was|war|waren|ist|unsere?|meine?)$`,
  'u',
);

import { detectLanguage, type Language } from '../text/language.ts';
import { plainText, withoutCode } from '../text/plain-text.ts';
import { stem } from '../text/words.ts';
import { isEnglishVerbForm, isGerund, isNounLike } from './noun-like.ts';
import { isNamingAdjective, isSubjectWord } from './subject-words.ts';

/** The beginning of a conversation. */
export interface SubjectSource {
  title: string;
  /** The first question of the person; empty if there is none. */
  question: string;
}

const MAX_QUESTION_LENGTH = 400;
const MAX_TITLE_LENGTH = 200;
const MAX_KEY_LENGTH = 200;
/** Characters of the question read to detect the language and to find words in lower case; subjects come from fewer. */
const MAX_READ_LENGTH = 2_000;

/** 'notes.txt', 'src/app.ts', '@scope/name', '--flag', 'snake_case', 'call()', 'a.b.c', 'user@example.org', '#ff0000'. */
const CODE_TOKEN =
  /(?<!\S)(?:[@#$%\\~-]{1,2}[\p{L}\p{N}][^\s]*|[^\s]*(?:\w_\w|\(\)|::|=>|==|\/\w+\/|\\|@\w|[{}<>|])[^\s]*|[\w-]+(?:\.[a-z]{1,6}\w{0,2})+(?!\w))(?:[.,;:!?]+(?=\s|$))?/gu;
/** 'node.js' and 'asp.net' are names. */
const DOTTED_NAME =
  /^(?:node|next|vue|nuxt|express|three|react|d3|chart|discord|ember|backbone)\.js[.,;:!?]*$|^asp\.net$/i;

const withoutCodeTokens = (text: string): string =>
  text.replaceAll(CODE_TOKEN, (token) => (DOTTED_NAME.test(token) ? token.replace(/\.(?:js|net).*$/i, '') : ' . '));

/** Adjacent words that can name a subject, and the word before them; undefined at the beginning of a clause. */
interface Run {
  before: string | undefined;
  words: string[];
  /** The adjective before the words, if it makes a name with the first of them. */
  adjective?: string;
}

/** Runs of adjacent words that can name a subject, cut at other words, punctuation and line ends. */
function runsOf(text: string, language: Language): Run[] {
  const runs: Run[] = [];
  for (const clause of text.split(/[\n.,;:!?¿¡()[\]{}"“”„«»<>|/\\*#=+_–—…]+|\s-+\s/)) {
    let run: Run = { before: undefined, words: [] };
    const startRun = (before: string): void => {
      runs.push(run);
      run = { before, words: [] };
    };
    for (const token of clause.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []) {
      // 'l'appartement', 'dell'arte': the article is not part of the noun.
      const [, article, noun = token] = hasElision(language)
        ? (/^(\p{L}{1,5})['’](\p{L}{3}.*)$/u.exec(token) ?? [])
        : [];
      if (article !== undefined) startRun(article);
      if (isSubjectWord(noun, language)) run.words.push(noun);
      else {
        startRun(noun);
        if (isNamingAdjective(noun, language)) run.adjective = noun;
      }
    }
    runs.push(run);
  }
  return runs.filter(({ words }) => words.length > 0);
}

const hasElision = (language: Language): boolean => language === 'fr' || language === 'it';

/** Pairs of adjacent words that may be a name; not 'fixing taps' or 'dictionary hosted'. */
const pairsIn = ({ words, adjective }: Run, language: Language): string[][] =>
  [
    ...(adjective === undefined ? [] : [[adjective, words[0] ?? '']]),
    ...words.slice(1).map((word, at) => [words[at] ?? '', word]),
  ].filter(([first = '', second = '']) => isCompound(first, second, language));

/** The stems of a phrase, by which its wordings are compared. */
const keyOf = (words: readonly string[]): string => words.map((word) => stem(word.toLowerCase())).join(' ');

/**
 * Whether two words can make a name: not with an English verb, nor with a German second word in lower case ('Euro
 * liegen').
 */
function isCompound(first: string, second: string, language: Language): boolean {
  if (language === 'de') return /^\p{Lu}/u.test(second);
  return language !== 'en' || !(isGerund(first) || isEnglishVerbForm(second));
}

/** The single words of a run that may be nouns. Titles have no articles, so any of their words may be one. */
function singlesIn({ before, words }: Run, language: Language, kind: 'title' | 'sentence'): string[] {
  const nouns = language === 'en' ? words.filter((word) => !isEnglishVerbForm(word)) : words;
  if (kind === 'title') return nouns;
  return nouns.filter((word) => {
    const at = words.indexOf(word);
    // 'My sourdough starter': the article belongs to the last noun of the compound.
    const isLastOfCompound = at > 0 && at === words.length - 1 && nouns.length === words.length;
    return (
      isNounLike(word, at === 0 ? before : words[at - 1], language) ||
      (isLastOfCompound && isNounLike(word, before, language))
    );
  });
}

/** Key and wording of the pairs of adjacent words and of the single words of a text, the pairs first. */
function termsIn(text: string, language: Language, kind: 'title' | 'sentence'): [key: string, label: string][] {
  const runs = runsOf(withoutCodeTokens(withoutCode(plainText(text))), language);
  const pairs = runs.flatMap((run) => pairsIn(run, language));
  const singles = runs.flatMap((run) => singlesIn(run, language, kind).map((word) => [word]));
  return [...pairs, ...singles].map((words) => [keyOf(words), words.join(' ').replace(/['’]s$/, '')]);
}

/** In Titles Like This, a word becomes lower case if the question has it in lower case. */
const withCaseOf = (questionWords: ReadonlySet<string>, label: string): string =>
  label
    .split(' ')
    .map((word) => (questionWords.has(word.toLowerCase()) ? word.toLowerCase() : word))
    .join(' ');

/**
 * The possible subjects of a conversation, as keys with their wordings; two wordings of one subject have the same key.
 * They are pairs and single words of the title, then of the first 400 characters of the first question, without code.
 * Stop words and generic words are left out in English, German, French, Spanish, Italian, Portuguese and Dutch. Pure.
 */
export const subjectPhrases = ({ title, question }: SubjectSource, limit: number): ReadonlyMap<string, string> => {
  const language = detectLanguage(`${title}\n${question.slice(0, MAX_READ_LENGTH)}`);
  const found = [
    ...termsIn(title.slice(0, MAX_TITLE_LENGTH), language, 'title'),
    ...termsIn(question.slice(0, MAX_QUESTION_LENGTH), language, 'sentence'),
  ];
  const questionWords = new Set(question.slice(0, MAX_READ_LENGTH).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu));
  const phrases = new Map<string, string>();
  for (const [key, label] of found) {
    if (phrases.size === limit) break;
    const isUsable = key.length <= MAX_KEY_LENGTH && key.split(' ').every((word) => word.length > 2);
    if (isUsable && !phrases.has(key)) phrases.set(key, withCaseOf(questionWords, label));
  }
  return phrases;
};

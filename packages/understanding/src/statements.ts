import { nameThing } from './statements/about.ts';
import { english } from './statements/english.ts';
import type { Lexicon } from './statements/lexicon.ts';
import { lexicons } from './statements/lexicons.ts';
import { ownWords } from './statements/own-words.ts';
import type { Statement } from './statements/statement.ts';
import { detectLanguage, isCommonWord } from './text/language.ts';
import { splitSentences } from './text/sentences.ts';
import { significantStems } from './text/words.ts';

export type { Statement } from './statements/statement.ts';

const MAX_SENTENCES = 30;
const MAX_SENTENCE_LENGTH = 400;
const MAX_STATEMENTS = 5;
const BEGINNING_LENGTH = 3_000;
const OTHER_LEXICONS = lexicons.filter((lexicon) => lexicon !== english);

function readSentence(sentence: string, lexicon: Lexicon): Statement | undefined {
  const { language, negations, questions, acceptsQuestion, patterns, isOwed, toSecondPerson } = lexicon;
  if (negations.test(sentence)) return undefined;
  const isAsked = questions.test(sentence);
  for (const { kind, form, match, unless } of patterns) {
    if (isAsked && !acceptsQuestion(kind, sentence)) continue;
    const found = match.exec(sentence);
    if (found === null) continue;
    const captured = found.groups?.['thing'] ?? found.slice(1).find((group) => group !== undefined) ?? '';
    const thingText = captured.trimStart();
    // A comma right after the match starts another clause, which does not name the thing.
    const minWords = kind === 'worry' ? 1 : 2;
    const named = /^[,.;!]/.test(thingText) ? undefined : nameThing(thingText, lexicon, minWords);
    const thing = named ?? feelingItself(found);
    if (thing === undefined || unless?.test(thingText) === true) continue;
    if (kind === 'promise' && !isOwed(found[0], thingText)) continue;
    return { kind, form, language, sentence, about: toSecondPerson(thing), own: thing };
  }
  return undefined;
}

/** 'Being exhausted' for 'I'm exhausted', which names nothing but the feeling; undefined without a feeling. */
const feelingItself = ({ groups }: RegExpExecArray): string | undefined =>
  groups?.['feeling'] === undefined ? undefined : `being ${groups['feeling'].toLowerCase()}`;

/** The lexicon for a text. Its language is detected only if the text has words of a lexicon, which is cheap to test. */
function lexiconFor(text: string): Lexicon | undefined {
  const beginning = text.slice(0, BEGINNING_LENGTH);
  const possible = OTHER_LEXICONS.filter(({ worthReading }) => worthReading.test(beginning));
  if (possible.length === 0) return english.worthReading.test(beginning) ? english : undefined;
  const detected = detectLanguage(beginning);
  // In a short text these words are often the only evidence of the language.
  return (
    possible.find(({ language }) => language === detected) ??
    (english.worthReading.test(beginning) ? english : possible[0])
  );
}

/**
 * The statements of a person in a message about their own life: plans, worries, promises, desired habits, and things
 * done. At most 5, in the order of the text. Code, quotes, pasted texts and fiction are ignored. Works in the languages
 * of detectLanguage; pure.
 */
export const findStatements = (text: string): Statement[] => {
  const lexicon = lexiconFor(text);
  if (lexicon === undefined) return [];
  const ownText = ownWords(text, lexicon);
  // For most messages this ends the work, before the slower splitting into sentences.
  if (!ownText.split(/[.!?\n]/).some((part) => lexicon.worthReading.test(part))) return [];
  const found: Statement[] = [];
  for (const { text: sentence } of splitSentences(ownText, MAX_SENTENCES)) {
    if (found.length >= MAX_STATEMENTS) break;
    if (sentence.length > MAX_SENTENCE_LENGTH || !lexicon.worthReading.test(sentence)) continue;
    const statement = readSentence(sentence, lexicon);
    if (statement !== undefined) found.push(statement);
  }
  return found;
};

/** Words for an owner or a beneficiary, such as 'your' and 'to you', in the output of toSecondPerson. */
const OWNER_WORD =
  /^(?:dein(?:e[rmns]?)?|eure?[rmn]?|ihr|ihm|ihnen|t(?:on|a|es)|vo(?:tre|s)|lui|leur|tus?|te|les?|tu[oae]i?|ti|seus?|suas?|se|lhes?|je|jouw|haar|hem)$/iu;

/** Stems for comparing statements about the same thing: without the common words of their language. */
export function statementStems({ about, language }: Pick<Statement, 'about' | 'language'>): string[] {
  if (language === 'en') return significantStems(about);
  // In 'l'opération' and 'quest'anno' the second part is significant.
  const words = about.replaceAll(/(?<!\p{L})\p{L}{1,6}['’](?=\p{L})/gu, '').split(/\s+/);
  return significantStems(words.filter((one) => !isCommonWord(one, language) && !OWNER_WORD.test(one)).join(' '));
}

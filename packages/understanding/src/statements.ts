import { nameThing } from './statements/about.ts';
import { dutch } from './statements/dutch.ts';
import { english } from './statements/english.ts';
import { french } from './statements/french.ts';
import { german } from './statements/german.ts';
import { italian } from './statements/italian.ts';
import type { Lexicon } from './statements/lexicon.ts';
import { ownWords } from './statements/own-words.ts';
import { portuguese } from './statements/portuguese.ts';
import { spanish } from './statements/spanish.ts';
import type { Statement } from './statements/statement.ts';
import { detectLanguage, isCommonWord } from './text/language.ts';
import { splitSentences } from './text/sentences.ts';
import { tellingStems } from './text/words.ts';

export type { Statement } from './statements/statement.ts';

const SENTENCES = 30;
const LONGEST_SENTENCE = 400;
const MOST = 5;
const GLANCE = 3_000;
const OTHERS: readonly Lexicon[] = [german, french, spanish, italian, portuguese, dutch];

function readSentence(sentence: string, lexicon: Lexicon): Statement | undefined {
  const { language, denied, asked, evenAsked, patterns, isOwed, toSecondPerson } = lexicon;
  if (denied.test(sentence)) return undefined;
  const isAsked = asked.test(sentence);
  for (const { kind, form, match, unless } of patterns) {
    if (isAsked && !evenAsked(kind, sentence)) continue;
    const found = match.exec(sentence);
    if (found === null) continue;
    const rest = (found.groups?.['rest'] ?? found.slice(1).find((group) => group !== undefined) ?? '').trimStart();
    // After a comma something else is said.
    const named = /^[,.;!]/.test(rest) ? undefined : nameThing(rest, lexicon, kind === 'worry' ? 1 : 2);
    const thing = named ?? feltAlone(found);
    if (thing === undefined || unless?.test(rest) === true) continue;
    if (kind === 'promise' && !isOwed(found[0], rest)) continue;
    return { kind, form, language, sentence, about: toSecondPerson(thing) };
  }
  return undefined;
}

/** Of 'I'm exhausted' the feeling is all that is said. */
const feltAlone = ({ groups }: RegExpExecArray): string | undefined =>
  groups?.['feeling'] === undefined ? undefined : `being ${groups['feeling'].toLowerCase()}`;

/** Words of a language are a cheap sign of it; which it is is only asked where one is there. */
function lexiconFor(text: string): Lexicon | undefined {
  const glance = text.slice(0, GLANCE);
  const possible = OTHERS.filter(({ worthReading }) => worthReading.test(glance));
  if (possible.length === 0) return english.worthReading.test(glance) ? english : undefined;
  const spoken = detectLanguage(glance);
  // A short text is often told by nothing but the words it was found possible by.
  return (
    possible.find(({ language }) => language === spoken) ?? (english.worthReading.test(glance) ? english : possible[0])
  );
}

/**
 * What a person says in a message about their own life: plans, worries, promises, wished habits, and what is done. At
 * most 5, in the order said. Code, quotes, pasted texts and texts to be made up are left alone. The languages that
 * detectLanguage tells apart; pure.
 */
export const findStatements = (text: string): Statement[] => {
  const lexicon = lexiconFor(text);
  if (lexicon === undefined) return [];
  const spoken = ownWords(text, lexicon);
  // Most messages end here, before their sentences are cut with care.
  if (!spoken.split(/[.!?\n]/).some((part) => lexicon.worthReading.test(part))) return [];
  const found: Statement[] = [];
  for (const { text: sentence } of splitSentences(spoken, SENTENCES)) {
    if (found.length >= MOST) break;
    if (sentence.length > LONGEST_SENTENCE || !lexicon.worthReading.test(sentence)) continue;
    const statement = readSentence(sentence, lexicon);
    if (statement !== undefined) found.push(statement);
  }
  return found;
};

/** Words for whom something belongs to or is done, as toSecondPerson leaves them. */
const OWNING =
  /^(?:dein(?:e[rmns]?)?|eure?[rmn]?|ihr|ihm|ihnen|t(?:on|a|es)|vo(?:tre|s)|lui|leur|tus?|te|les?|tu[oae]i?|ti|seus?|suas?|se|lhes?|je|jouw|haar|hem)$/iu;

/** The stems by which statements about the same thing are told: without what every sentence of their language has. */
export function statementStems({ about, language }: Pick<Statement, 'about' | 'language'>): string[] {
  if (language === 'en') return tellingStems(about);
  // Of 'l'opération' and 'quest'anno' the second part tells.
  const words = about.replaceAll(/(?<!\p{L})\p{L}{1,6}['’](?=\p{L})/gu, '').split(/\s+/);
  return tellingStems(words.filter((one) => !isCommonWord(one, language) && !OWNING.test(one)).join(' '));
}

import { findReplyWish } from './personal/reply-wishes.ts';
import { ENGLISH_FACTS } from './personal/english-facts.ts';
import { findPeople } from './personal/english-people.ts';
import type { FactPattern, PersonalFact } from './personal/fact.ts';
import { FOREIGN_FACTS } from './personal/foreign-facts.ts';
import { HEALTH_FACTS } from './personal/health-facts.ts';
import { isFirstName } from './personal/names.ts';
import { findOpenQuestion } from './personal/open-questions.ts';
import { nameThing } from './statements/about.ts';
import { english } from './statements/english.ts';
import type { Lexicon } from './statements/lexicon.ts';
import { lexicons } from './statements/lexicons.ts';
import { ownWords } from './statements/own-words.ts';
import { detectLanguage } from './text/language.ts';
import { splitSentences } from './text/sentences.ts';

export type { FactSection, PersonalFact } from './personal/fact.ts';

const MAX_SENTENCES = 30;
const MAX_SENTENCE_LENGTH = 300;
const MAX_VALUE_LENGTH = 120;
const MAX_FACTS = 12;
/** A cheap test before anything else: the writer speaks of themselves or to the assistant. */
const WORTH_READING =
  /\b(?:i|i'm|im|my|we|should|always|never|please|call me|answer|reply|respond|from now on|in future|don't|no|use|be|ich|meine?|wir|bitte|antworte|ab jetzt|künftig|je|j'\w+|mon|ma|nous|réponds|désormais|yo|mi|vivo|soy|trabajo|hablo|tengo|tenemos|estudio|responde|io|mio|mia|abito|lavoro|sono|ho|abbiamo|rispondi|eu|meu|minha|moro|sou|trabalho|falo|tenho|temos|estudo|responda|ik|mijn|wij|antwoord)\b/i;
/** Sentences about fictional people or things, or words of others. */
const NOT_REAL =
  /\b(?:if i|if we|if my|suppose|imagine|pretend|assum(?:e|ing)|as if|let's say|let us say|say that|for example|e\.g|example:|role-?play|persona|(?:he|she|they|you) (?:said|says|asked|told)|wenn ich|angenommen|stell dir vor|si j(?:e|')|imagine que|si yo|imagina|se io|immagina|se eu|als ik|stel dat)\b/i;
/** Letters, adverts and profiles, which are pasted or written for others. */
const FOR_OTHERS =
  /\b(?:dear (?:sir|madam|hiring|mr|mrs|ms)|to whom it may concern|yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|sincerely,|subject:|cover letter|sehr geehrte|mit freundlichen grüßen|madame, monsieur|cordialement|estimad[oa]s?|atentamente|gentile|cordiali saluti|prezad[oa]s?|atenciosamente|geachte|met vriendelijke groet)/i;
/** Words right before a statement that make it a question or a condition. */
const ASKED =
  /\b(?:can|could|should|shall|must|do|does|did|may|might|will|would|when|if|whether|how|what|where|why|than|until|unless|once|think|hope|wish|guess|suppose)\s+$/i;
/** 'A: Hello. B: My name is Dunlin.': a dialogue on one line. */
const DIALOGUE = /(?:^|\s)A: [\s\S]*?\sB: /;
/** The word for 'and', after which another clause starts unless it joins two names. */
const AND = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', nl: 'en' };
/** The end of the value of a fact within a longer sentence. */
const VALUE_ENDS = Object.fromEntries(
  Object.entries(AND).map(([language, and]) => [
    language,
    new RegExp(
      String.raw`\s(?:looking|trying|wanting|hoping|needing|wondering|who|that|${and} (?!(?:an?|the|my|two|three|\p{Lu}\p{Ll}+)\b))`,
      'u',
    ),
  ]),
);

/**
 * Facts that a person states about themselves in a message: who and where they are, their work, their family and
 * friends, how they want replies, and their undecided choices. At most 12, in the order of the text. Only statements in
 * the first person that are understandable by themselves: no code, quotes, pasted texts, letters, fiction or
 * conditions. Works in the languages of detectLanguage, wishes and choices mostly in English; pure.
 */
export function findPersonalFacts(text: string): PersonalFact[] {
  const beginning = text.slice(0, 2_000);
  if (!WORTH_READING.test(beginning) || FOR_OTHERS.test(beginning) || DIALOGUE.test(beginning)) return [];
  const language = detectLanguage(beginning);
  const lexicon = lexicons.find((one) => one.language === language) ?? english;
  const facts: PersonalFact[] = [];
  for (const { text: sentence } of splitSentences(ownWords(text, lexicon), MAX_SENTENCES)) {
    if (sentence.length > MAX_SENTENCE_LENGTH || NOT_REAL.test(sentence)) continue;
    facts.push(...readSentence(sentence, lexicon));
    if (facts.length >= MAX_FACTS) break;
  }
  return facts.slice(0, MAX_FACTS);
}

function readSentence(sentence: string, lexicon: Lexicon): PersonalFact[] {
  if (lexicon.language !== 'en') {
    const facts = (FOREIGN_FACTS[lexicon.language] ?? []).flatMap((one) => readFact(sentence, one, lexicon) ?? []);
    return facts.filter(({ attribute, value }) => attribute !== 'person' || namesPerson(value));
  }
  const wish = findReplyWish(sentence);
  if (wish !== undefined) return [wish];
  const openQuestion = findOpenQuestion(sentence);
  const facts = [...HEALTH_FACTS, ...ENGLISH_FACTS].flatMap((pattern) => readFact(sentence, pattern, lexicon) ?? []);
  const firstOfEach = [...Map.groupBy(facts, ({ attribute }) => attribute).values()].flatMap(([first]) => first ?? []);
  return [...(openQuestion === undefined ? [] : [openQuestion]), ...firstOfEach, ...findPeople(sentence)];
}

/** Nouns are capitalised in German: 'mein Hund Probleme' ('my dog … problems') contains no name. */
const namesPerson = (value: string): boolean =>
  /heißt|heisst|s'appelle|se llama|si chiama|se chama|chama-se|heet/.test(value) ||
  isFirstName(value.slice(value.lastIndexOf(' ') + 1));

function readFact(sentence: string, pattern: FactPattern, lexicon: Lexicon): PersonalFact | undefined {
  const { section, attribute, match, countsAlone, isExact = false, only, unless } = pattern;
  const found = match.exec(sentence);
  const thing = found?.groups?.['thing'];
  if (found === null || thing === undefined) return undefined;
  // A question is not a statement: 'Am I a vegan if …?', 'should I play hockey'.
  if ((lexicon.questions.test(sentence) && found.index === 0) || ASKED.test(sentence.slice(0, found.index)))
    return undefined;
  const value = isExact ? thing : cutValue(thing, lexicon);
  if (value === undefined || value.length > MAX_VALUE_LENGTH) return undefined;
  if (only?.test(value) === false || unless?.test(value) === true) return undefined;
  const introduction = found[0].slice(0, found[0].length - thing.length);
  return { section, attribute, text: tidy(`${introduction}${value}`), value, countsAlone };
}

function cutValue(thing: string, lexicon: Lexicon): string | undefined {
  const end = VALUE_ENDS[lexicon.language]?.exec(thing) ?? null;
  return nameThing(end === null ? thing : thing.slice(0, end.index), lexicon, 1);
}

/** The text with a capital at the start, 'I' for 'i', and no punctuation at the end. */
function tidy(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bi\b/g, 'I')
    .replaceAll(/\b[Ii]m\b/g, "I'm")
    .trim();
  return (plain.slice(0, 1).toLocaleUpperCase('en') + plain.slice(1)).replace(/[\s.,;:!?]+$/, '');
}

import { subjectPhrases } from '../subjects/subject-phrases.ts';
import { isSubjectWord } from '../subjects/subject-words.ts';
import { detectLanguage } from '../text/language.ts';
import { stem } from '../text/words.ts';
import { textHash } from '../text/text-hash.ts';

const MAX_QUESTION_LENGTH = 400;
/** 'Lettre de motivation', 'declaración de la renta': two joined nouns in French, Spanish, Italian or Portuguese. */
const JOINED_NOUNS =
  /(?<!\p{L})(\p{L}{3,}) (?:de (?:la |los )?|d['’]|du |des |del(?:la|l['’])? ?|di |da |do |dos |das |dei |delle )(\p{L}{3,})(?!\p{L})/giu;

/**
 * Possible names of a conversation's topic: single words, pairs of adjacent words, and nouns joined by 'de', as far as
 * they can name a subject. The key is the stems, the value the spelling in the text.
 */
export const termsOf = ({
  title,
  openers,
}: {
  title: string;
  openers: readonly string[];
}): ReadonlyMap<string, string> => {
  const question = openers.slice(0, 2).join('\n');
  const terms = new Map(subjectPhrases({ title, question }, Infinity));
  const text = `${title}\n${question.slice(0, MAX_QUESTION_LENGTH)}`;
  const language = detectLanguage(text);
  if (language !== 'fr' && language !== 'es' && language !== 'it' && language !== 'pt') return terms;
  for (const [label, first = '', second = ''] of text.matchAll(JOINED_NOUNS)) {
    const key = [first, second].map((word) => stem(word.toLowerCase())).join(' ');
    if (isSubjectWord(first, language) && isSubjectWord(second, language) && !terms.has(key)) terms.set(key, label);
  }
  return terms;
};

const DIMENSIONS = 256;

const hash = (text: string): number => textHash(text) >>> 0;

/** TF-IDF of the terms, hashed into 256 dimensions with signs: used instead of missing embeddings. */
export const termVectors = (documents: readonly ReadonlyMap<string, string>[]): Float32Array[] => {
  const frequencies = documentFrequencies(documents);
  return documents.map((terms) => {
    const vector = new Float32Array(DIMENSIONS);
    for (const term of terms.keys()) {
      const rarity = Math.log(1 + documents.length / (frequencies.get(term) ?? 1));
      // A term that occurs in one text only does not connect that text with another.
      if ((frequencies.get(term) ?? 0) < 2) continue;
      const value = hash(term);
      const at = value % DIMENSIONS;
      vector[at] = (vector[at] ?? 0) + rarity * (value & 0x10000 ? 1 : -1);
    }
    return vector;
  });
};

/** The number of texts with each term. */
export const documentFrequencies = (documents: readonly ReadonlyMap<string, string>[]): Map<string, number> => {
  const frequencies = new Map<string, number>();
  for (const terms of documents)
    for (const term of terms.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return frequencies;
};

import { isContentWord } from '../key-phrases.ts';
import { isCommonPlainWord, detectLanguage } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';

/** Greetings and thanks in the seven languages, and what people type to see whether anybody is there. */
const GREETING =
  /^(?:hi+|hey+|hello|hallo|hoi|hai|yo|test(?:ing)?|ping|good (?:morning|evening|afternoon)|goede(?:morgen|middag|navond|n ?avond)|guten (?:morgen|tag|abend)|moin|servus|bonjour|salut|bonsoir|coucou|hola|buenas(?: tardes| noches)?|buenos dias|ciao|salve|buongiorno|buonasera|ol[aá]|oi|bom dia|boa (?:tarde|noite)|thanks?|thank you|dank je|danke|merci|gracias|grazie|obrigad[oa]|help(?: me)?|hilfe|aide|ayuda|aiuto|ajuda|are you there|ben je daar|bist du da)(?: (?:there|again|chatgpt|claude|gpt|assistant|daar|weer|nochmal))?$/;

/** The first question that is not only a greeting: many conversations begin with 'hi'. */
export const firstInformative = (openers: readonly string[]): string =>
  openers.find((text) => !GREETING.test(plainWordsOf(text.slice(0, 60)).join(' '))) ?? openers[0] ?? '';

/** Whether a phrase has at least `minimum` words that say what it is about. */
export const saysEnough = (text: string, minimum: number): boolean => {
  const language = detectLanguage(text);
  const words = plainWordsOf(text).filter(
    (word) =>
      word.length > 2 &&
      !/^\d/.test(word) &&
      isContentWord(word) &&
      (language === 'en' || !isCommonPlainWord(word, language)),
  );
  return new Set(words).size >= minimum;
};

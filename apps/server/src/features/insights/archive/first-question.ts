import { plainText, withoutCode } from '@app/understanding/text/plain-text';
import { splitSentences } from '@app/understanding/text/sentences';

const MAX_LENGTH = 180;
const MAX_SENTENCES = 12;
const MIN_WORDS = 2;

/**
 * The first question of a text, else its first sentence, on one line and cut at a word after 180 characters. Undefined
 * when the text has nothing but code and single words.
 */
export function firstQuestionOf(content: string): string | undefined {
  const sentences = splitSentences(withoutCode(plainText(content)), MAX_SENTENCES)
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => text.split(' ').length >= MIN_WORDS && /\p{L}{2}/u.test(text));
  const sentence = sentences.find((text) => /[?？]$/.test(text)) ?? sentences[0];
  if (sentence === undefined || sentence.length <= MAX_LENGTH) return sentence?.toWellFormed();
  return `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`.toWellFormed();
}

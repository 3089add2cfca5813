import { plainText, withoutCode } from '../text/plain-text.ts';

/** Maximum number of characters read of each question; what follows is usually pasted material. */
const OPENER_LENGTH = 1_200;
const OPENERS_READ = 3;

/** Default titles that providers give to unnamed conversations. */
const NO_TITLE = /^(?:new (?:chat|conversation|thread)|untitled(?: \w+)?|chat|conversation|imported conversation)$/i;

const CODE_SIGNS: readonly RegExp[] = [
  /```/,
  /^\s{0,8}(?:import|from|def|class|const|let|var|function|public|private|#include|SELECT|<\/?[a-z]+)\b.{0,200}[;:{(>]/m,
  /Traceback \(most recent call last\)|\b(?:Syntax|Type|Key|Reference|Value|Index)Error\b|\bNullPointerException\b/,
];

/** 'f(x) =', '3x + 7', '4z^2', '\\frac': mathematics without a word that names it. */
const FORMULA =
  /\b[fgh]\([a-z]\)|\b\d{0,4}[a-z]\s?\^\s?-?\d|\b\d{1,4}[xyz]\s?[-+*/=<>]|\b[xyz]\s?[-+*/]\s?[xyz\d]\b|\\(?:frac|int|sum|sqrt|lim)\b|[∫∑√≤≥]\s?[\w(]/;

const titleText = (title: string): string => {
  const text = plainText(title, 300);
  return NO_TITLE.test(text.trim()) ? '' : text;
};

/** Whether the text has pasted code. */
const hasCode = (text: string): boolean => CODE_SIGNS.some((sign) => sign.test(text));

/**
 * The text a conversation is categorised by: title first, then its first questions; pasted code is replaced by words
 * for code.
 */
export const conversationText = ({ title, openers }: { title: string; openers: readonly string[] }): string => {
  const parts = [titleText(title)];
  for (const opener of openers.slice(0, OPENERS_READ)) {
    const text = plainText(opener, OPENER_LENGTH);
    parts.push(withoutCode(text));
    if (hasCode(text)) parts.push('code script programming');
    else if (FORMULA.test(text)) parts.push('algebra equation mathematics');
  }
  return parts.join('\n');
};

/** Maximum length of the text for a sentence vector: the encoder reads about five hundred characters. */
const ENCODED_LENGTH = 600;

/**
 * The text that a conversation's sentence vector is computed from: the title, unless the questions start with it, and
 * the first questions without code. Empty if there are no words.
 */
export const encodedText = ({ title, openers }: { title: string; openers: readonly string[] }): string => {
  const questions = openers
    .slice(0, OPENERS_READ)
    .map((opener) => withoutCode(plainText(opener, OPENER_LENGTH)).replaceAll(/\s+/gu, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
  const heading = plainText(title, 300)
    .replaceAll(/[\s…]+/gu, ' ')
    .trim();
  const startsWithTitle = questions.toLowerCase().startsWith(heading.toLowerCase());
  return (startsWithTitle || heading === '' ? questions : `${heading}. ${questions}`).slice(0, ENCODED_LENGTH).trim();
};

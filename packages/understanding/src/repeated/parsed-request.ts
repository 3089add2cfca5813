import { plainText, withoutCode } from '../text/plain-text.ts';
import { detectLanguage, isCommonWord, type Language } from '../text/language.ts';
import { stem, significantStems, wordsOf } from '../text/words.ts';

export interface RequestMessage {
  text: string;
}

/** A request prepared for comparison: the request itself, without the text it is about. */
export interface ParsedRequest<Message> {
  message: Message;
  request: string;
  language: Language;
  /** Whether a text follows that is not part of the request. */
  hasFollowingText: boolean;
  /** The end of the text that follows; empty if none does. */
  followingTextEnd: string;
  stems: ReadonlySet<string>;
}

/** A message up to this length is a request as a whole. */
const MAX_REQUEST_LENGTH = 600;
/**
 * The request in a longer message is the first paragraph up to this length; a longer paragraph is cut at its first colon
 * or line end.
 */
const MAX_PARAGRAPH_LENGTH = 300;
/** Requests with fewer significant words are not compared. */
export const MIN_STEMS = 4;
/** If more characters of code than this were removed, they count as a text that follows the request. */
const MAX_REMOVED_LENGTH = 20;
/** Two following texts count as the same text if this many of their last characters are equal. */
const COMPARED_END_LENGTH = 200;
/** Number of characters read to detect the language. */
const LANGUAGE_LENGTH = 120;
const COURTESY =
  /^(?:(?:please|pls|hey|hi|hello|ok(?:ay)?|now|also|and|so|thanks|great|bitte|hallo|kannst du|könntest du|bonjour|salut|peux-tu|(?:pouvez|pourrais)-vous|hola|por favor|puedes|ciao|per favore|puoi|olá|você pode|(?:can|could|would) you(?: please)?)[,!.]*\s+)+/i;

/** The request in a message; undefined if it cannot be separated from the text after it. */
export function extractRequest<Message extends RequestMessage>(message: Message): ParsedRequest<Message> | undefined {
  const { text } = message;
  const plain = plainText(text, MAX_REQUEST_LENGTH * 4).trim();
  const prose = withoutCode(plain).trim();
  const isWhole = text.length <= MAX_REQUEST_LENGTH;
  const request = isWhole ? prose : requestAtStart(prose);
  if (request === undefined) return undefined;
  const hasFollowingText = !isWhole || plain.length - prose.length > MAX_REMOVED_LENGTH;
  const language = detectLanguage(request.slice(0, LANGUAGE_LENGTH));
  const followingTextEnd = hasFollowingText ? text.slice(-COMPARED_END_LENGTH) : '';
  return { message, request, language, hasFollowingText, followingTextEnd, stems: requestStems(request, language) };
}

/** Stems of the significant words of a request: without numbers and the common words of its language. */
export function requestStems(text: string, language: Language): Set<string> {
  const stems =
    language === 'en'
      ? significantStems(text)
      : wordsOf(text).flatMap((word) => (word.length < 2 || isCommonWord(word, language) ? [] : stem(word)));
  return new Set(stems.filter((one) => !/\d/.test(one)));
}

/** The request at the start of a longer message; undefined if its end is unclear. */
function requestAtStart(prose: string): string | undefined {
  const first = (prose.split(/\n\s*\n/)[0] ?? '').trim();
  if (first.length <= MAX_PARAGRAPH_LENGTH) return first;
  const beginning = first.slice(0, MAX_PARAGRAPH_LENGTH);
  const end = beginning.search(/:\s|:$|\n/);
  return end === -1 ? undefined : beginning.slice(0, beginning[end] === ':' ? end + 1 : end).trim();
}

/** A request without its courtesies. */
export const withoutCourtesy = (request: string): string => request.replace(COURTESY, '');

export const requestWords = (request: string): string[] => withoutCourtesy(request).split(/\s+/);

const withoutCaseAndPunctuation = (word: string): string => word.toLowerCase().replace(/[.,;:!?]+$/, '');

/** Whether two words differ only in case and the punctuation after them. */
export const isSameWord = (a: string, b: string): boolean =>
  a === b || withoutCaseAndPunctuation(a) === withoutCaseAndPunctuation(b);

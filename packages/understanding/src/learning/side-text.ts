import { MAX_CARD_SIDE_LENGTH } from './proposal.ts';

/** Where a sentence can end early and still be complete: before an addition. */
const ADDITIONS =
  /(?:,\s(?=(?:which|who|such as|including|whereas|while|although|but|making|allowing|and (?:it|is|has|was|can|they)|with|especially|particularly|as well as)\b)|;\s|\s[–—]\s|\s(?=based on\b))/g;
const MIN_LENGTH = 25;
const CODE =
  /[{}[\]<>|\\=$`~^]|\w\(\)|\/\w+\/|[a-z]\.[a-z]{2,4}\b(?!\.)|\*|(?<![A-Z])_\w|\w_(?![A-Z])|(?:^|\s)-{1,2}\w|→|【|\d\s?[+*/]\s?\d/;
const PAIRS = [
  ['(', ')'],
  ['“', '”'],
  ['«', '»'],
] as const;

/** The text of a message without markup: emphasis, links and inline code lose their marks and keep their text. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]{1,200})\]\([^)\n]{1,2000}\)/g, '$1')
    .replace(/(?<!`)`([^`\n]{1,80})`(?!`)/g, '$1')
    .replace(/\*\*([^*\n]{1,200})\*\*/g, '$1')
    .replace(/(?<![\w*])\*([^*\n]{1,200})\*(?![\w*])/g, '$1')
    .replace(/【[^】\n]{0,60}】/g, '');

/** Whether a text is plain words with every bracket and quote closed: no fragments of code, formulas or URLs. */
export const isCompleteText = (text: string): boolean =>
  !CODE.test(text) &&
  !/https?:|www\./i.test(text) &&
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length) &&
  !/[:,;]$/.test(text);

const asSentence = (text: string): string => {
  const trimmed = text.trim().replace(/[,;:]$/, '');
  const capital = `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}`;
  return /[.!?…)"]$/.test(capital) ? capital : `${capital}.`;
};

/**
 * A side of a card from a sentence: unchanged, or without its last additions if it is too long; undefined if no complete
 * sentence is short enough.
 */
export const toCardSide = (sentence: string, maxLength: number = MAX_CARD_SIDE_LENGTH): string | undefined => {
  const text = asSentence(sentence);
  if (text.length <= maxLength) return isCompleteText(text) ? text : undefined;
  const ends = [...sentence.matchAll(ADDITIONS)].map(({ index }) => index).toReversed();
  for (const end of ends) {
    if (end < MIN_LENGTH || end > maxLength - 1) continue;
    const shortened = asSentence(sentence.slice(0, end));
    if (isCompleteText(shortened)) return shortened;
  }
  return undefined;
};

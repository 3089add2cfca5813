import type { Language } from '../text/language.ts';
import { significantStems } from '../text/words.ts';
import {
  isSameWord,
  MIN_STEMS,
  type ParsedRequest,
  requestStems,
  withoutCourtesy,
  requestWords,
} from './parsed-request.ts';
import { nameOfBlank, numberedNames } from './blank-name.ts';
import { isCommand } from './command.ts';
import { isReusable } from './reusable.ts';

/** A form used at least this often may have one significant word fewer than MIN_STEMS. */
const FREQUENT_FORM = 3;
/** Requests that share fewer first words are not compared. */
const FIRST_WORDS = 3;
/** Maximum number of forms with the same first words that are compared. */
const MAX_FORMS_PER_BEGINNING = 40;
/** A value with more words than this becomes a text blank. */
const MAX_BLANK_WORDS = 20;
/** A common ending with fewer significant words is part of the values: two quotes may end alike by chance. */
const MIN_ENDING_STEMS = 2;

/** Words and language of the first request. */
interface Form {
  words: readonly string[];
  language: Language;
}

/** The common first and last words of requests, around the part that differs. */
interface Frame<Message> extends Form {
  groups: ParsedRequest<Message>[][];
  /** Number of common first words. */
  begin: number;
  /** Number of common last words. */
  end: number;
  /** Cached results of countFramedStems, by `begin` and `end`. */
  stemCounts: Map<string, number>;
}

export interface FramedGroup<Message> {
  members: ParsedRequest<Message>[];
  body: string;
}

const areSameWords = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && isSameWord(a, b);

/** Number of words that two requests share at the start and, not counting those, at the end. */
function sharedLengths(a: readonly string[], b: readonly string[], max: { begin: number; end: number }) {
  const shortest = Math.min(a.length, b.length);
  let begin = 0;
  while (begin < Math.min(shortest, max.begin) && areSameWords(a[begin], b[begin])) begin += 1;
  return { begin, end: sharedEnd(a, b, Math.min(shortest - begin, max.end)) };
}

/**
 * Number of words that two requests share at the end. In an ending of more than three words one may differ: 'what might
 * be …' and 'what would be …'.
 */
function sharedEnd(a: readonly string[], b: readonly string[], max: number): number {
  const isSame = (fromEnd: number) => areSameWords(a.at(-1 - fromEnd), b.at(-1 - fromEnd));
  let end = 0;
  while (end < max && isSame(end)) end += 1;
  const hasOneDifferentWord = end > 3 && end + 1 < max && isSame(end + 1);
  if (hasOneDifferentWord) {
    end += 2;
    while (end < max && isSame(end)) end += 1;
  }
  const stems = new Set(significantStems(a.slice(a.length - end).join(' ')));
  return end < MIN_ENDING_STEMS || stems.size < MIN_ENDING_STEMS ? 0 : end;
}

/** Number of significant words in the common beginning and ending. */
function countFramedStems({ words, language }: Form, { begin, end }: { begin: number; end: number }): number {
  return requestStems([...words.slice(0, begin), ...words.slice(words.length - end)].join(' '), language).size;
}

/** A colon indicates that something is to be filled in. */
const endsWithColon = ({ words, begin }: Pick<Frame<unknown>, 'words' | 'begin'>): boolean =>
  words[begin - 1]?.endsWith(':') === true;

/**
 * Groups of requests that are the same form with different values: 'Reply to this review politely: …'. Groups without a
 * common form are not returned. The first of each group represents it.
 */
export function findFrames<Message>(groups: readonly ParsedRequest<Message>[][]): FramedGroup<Message>[] {
  const byBeginning = new Map<string, Frame<Message>[]>();
  for (const group of groups) {
    const words = requestWords(group[0]?.request ?? '');
    if (words.length <= FIRST_WORDS) continue;
    const beginning = words.slice(0, FIRST_WORDS).join(' ').toLowerCase();
    const frames = byBeginning.get(beginning) ?? [];
    const minStems = isCommand(words[0] ?? '') ? MIN_STEMS - 1 : MIN_STEMS;
    const match = frames.find((frame) => fitsFrame(frame, words, minStems));
    if (match !== undefined) {
      Object.assign(match, sharedLengths(match.words, words, match));
      match.groups.push(group);
    } else if (frames.length < MAX_FORMS_PER_BEGINNING) {
      frames.push({
        groups: [group],
        words,
        language: group[0]?.language ?? 'en',
        begin: words.length,
        end: words.length,
        stemCounts: new Map(),
      });
    }
    byBeginning.set(beginning, frames);
  }
  return [...byBeginning.values()].flat().flatMap((frame) => {
    if (frame.groups.length < 2) return [];
    const members = frame.groups.flat();
    const isToBeFilled = endsWithColon(frame) || members.every(({ hasFollowingText }) => hasFollowingText);
    const minStems = MIN_STEMS - Number(isToBeFilled);
    if (members.length < FREQUENT_FORM && countFramedStems(frame, frame) < minStems) return [];
    const body = bodyOf(frame);
    const fillings = members.map(
      ({ request, followingTextEnd }) => `${fillingOf(requestWords(request), frame)} ${followingTextEnd}`,
    );
    return isReusable(body, frame.language, fillings) ? [{ members, body }] : [];
  });
}

/** The text of the form: the common words with a blank for the value or the text between them. */
function bodyOf<Message>({ groups, words, begin, end }: Frame<Message>): string {
  const raw = withoutCourtesy(groups[0]?.[0]?.request ?? '');
  const wordMatches = [...raw.matchAll(/\S+/g)];
  // A list bullet after the common words belongs to the value.
  const lastOfBeginning = words.slice(0, begin).findLastIndex((word) => /[\p{L}\p{N}:]/u.test(word));
  const beginning = raw.slice(0, (wordMatches[lastOfBeginning]?.index ?? 0) + (words[lastOfBeginning]?.length ?? 0));
  const ending = end === 0 ? '' : raw.slice(wordMatches[words.length - end]?.index ?? raw.length);
  const fillings = groups.flat().map(({ request }) => fillingOf(requestWords(request), { begin, end }));
  const isFollowed = groups.flat().some(({ hasFollowingText }) => hasFollowingText);
  if (fillings.every((filling) => filling === '')) return isFollowed ? `${beginning}\n\n{{text: long}}` : beginning;
  const isText =
    isFollowed || beginning.endsWith(':') || fillings.some((filling) => filling.split(' ').length > MAX_BLANK_WORDS);
  // 'If I were to post … what would be a good title?': the text is a part of the sentence.
  const isWithinSentence = ending !== '' && !isFollowed && !beginning.endsWith(':');
  if (isText && isWithinSentence) return `${beginning} {{text: long}}${commonPunctuation(fillings)} ${ending}`;
  const parts = isText
    ? [beginning, '{{text: long}}', ending]
    : [beginning, `{{${numberedNames([nameOfBlank(fillings, beginning)])[0]}}}${commonPunctuation(fillings)}`, ending];
  return parts.filter((part) => part !== '').join(isText ? '\n\n' : ' ');
}

const fillingOf = (words: readonly string[], { begin, end }: { begin: number; end: number }): string =>
  words.slice(begin, Math.max(begin, words.length - end)).join(' ');

/** Whether the frame still has enough significant words if it is cut to what it shares with these words. */
function fitsFrame<Message>(frame: Frame<Message>, words: readonly string[], baseMinStems: number): boolean {
  const shared = sharedLengths(frame.words, words, frame);
  const minStems = baseMinStems - Number(endsWithColon({ words: frame.words, begin: shared.begin }));
  if (shared.begin + shared.end < minStems) return false;
  const key = `${shared.begin} ${shared.end}`;
  const stemCount = frame.stemCounts.get(key) ?? countFramedStems(frame, shared);
  frame.stemCounts.set(key, stemCount);
  return stemCount >= minStems;
}

/** The punctuation mark at the end of all values, which belongs to the form; empty if they end differently. */
function commonPunctuation(fillings: readonly string[]): string {
  const [mark = ''] = /[.,;:!?]$/.exec(fillings[0] ?? '') ?? [];
  return fillings.every((filling) => filling.endsWith(mark)) ? mark : '';
}

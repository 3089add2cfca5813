import type { Grouping } from '@app/understanding/questions/data-question';
import { capitalised, type Described, type Extreme, joined, type Noun } from '../sentence-parts.ts';
import { formats } from './formats.ts';

/** Replies with numbers of conversations, by group and over time. */

const plural = (count: number, one: string, many: string): string => (count === 1 ? `one ${one}` : `${count} ${many}`);
/** 'One conversation', '3 conversations'. */
const formatCount = (count: number, noun: Noun): string => plural(count, noun.slice(0, -1), noun);

const aboutSubject = (subject: string, count = 2): string =>
  subject === '' ? '' : `that ${count === 1 ? 'mentions' : 'mention'} ${subject}`;

const someConversations = (count: number, { subject, place, span }: Described): string =>
  joined(
    count === 0 ? 'no conversations' : formatCount(count, 'conversations'),
    place,
    aboutSubject(subject, count),
    span,
  );

const countedConversations = (count: number, described: Described): string => {
  const { subject, place, span } = described;
  if (subject === '') return `You ${span === '' ? 'have' : 'had'} ${someConversations(count, described)}.`;
  const of = joined('of your conversations', place, span);
  if (count === 0) return `None ${of} mentions ${subject}.`;
  return count === 1 ? `One ${of} mentions ${subject}.` : `${count} ${of} mention ${subject}.`;
};

/** The words for a conversation's place in an order. */
const ORDER_WORDS = { oldest: 'first', newest: 'last', longest: 'longest', shortest: 'shortest' } as const;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

const nameOf = (groupBy: Grouping): string => (groupBy === 'source' ? 'assistant' : groupBy);

/** The word for the group with the most or the fewest. */
function extremeWord(extreme: Extreme, groupBy: Grouping): string {
  if (groupBy === 'source' || groupBy === 'model') return extreme === 'most' ? 'most used' : 'least used';
  if (groupBy === 'category') return extreme === 'most' ? 'biggest' : 'smallest';
  return extreme === 'most' ? 'busiest' : 'quietest';
}

const isTime = (groupBy: Grouping): boolean => !['category', 'source', 'model'].includes(groupBy);

export const counts = {
  formatCount,
  countedConversations,
  countedMessages: (
    { messages, own }: { messages: number; own: number },
    conversations: number,
    described: Described,
  ): string =>
    messages === 0
      ? `There are no messages: you have ${someConversations(0, described)}.`
      : `There are ${formatCount(messages, 'messages')} in ${someConversations(conversations, described)}; you wrote ${own} of them.`,
  /** `count` is the number of chats with the built-in assistant alone, which are not used as sources. */
  notCounted: (count: number): string =>
    `Not counted: ${count === 1 ? 'one chat' : `${count} chats`} in which only this assistant replied.`,

  /** Above a list of conversations. */
  listedConversations: (total: number, described: Described): string =>
    `${capitalised(someConversations(total, described))}:`,
  listedInOrder: (order: keyof typeof ORDER_WORDS, shown: number, { subject, place, span }: Described): string => {
    const some = shown === 1 ? 'conversation' : `${shown} conversations`;
    return `${joined(`Your ${ORDER_WORDS[order]} ${some}`, place, aboutSubject(subject, shown), span)}:`;
  },
  withCount: (line: string, messages: number): string => `${line} (${formatCount(messages, 'messages')})`,
  /** `distance`, such as 'today' or '3 days ago'. */
  dayOfConversation: (
    order: keyof typeof ORDER_WORDS,
    { subject, place, span }: Described,
    { day, distance }: { day: string; distance: string },
  ): string => {
    const what = joined(`Your ${ORDER_WORDS[order]} conversation`, place, aboutSubject(subject, 1), span);
    return `${what} was on ${day}, ${distance}:`;
  },

  sameNumber: (labels: readonly string[], count: number, noun: Noun): string =>
    `The same number of ${noun} ${labels.length === 2 ? 'in both cases' : 'in some cases'}: ${count} each for ${formats.listOf(labels)}.`,
  moreIn: (word: 'more' | 'fewer', label: string, difference: number, other: string): string =>
    `${capitalised(word)} for ${label}: ${difference} ${word} than for ${other}.`,
  mostIn: (extreme: Extreme, label: string): string => `The ${extreme === 'most' ? 'most' : 'fewest'} for ${label}.`,

  extremeGroup: (
    extreme: Extreme,
    groupBy: Grouping,
    { names, count, noun }: { names: readonly string[]; count: number; noun: Noun },
  ): string => {
    const isPast = isTime(groupBy) && noun !== 'events';
    const [word, group] = [extremeWord(extreme, groupBy), nameOf(groupBy)];
    if (names.length === 1)
      return `${names[0]} ${isPast ? 'was' : 'is'} the ${word} ${group}: ${formatCount(count, noun)}.`;
    const several = group === 'category' ? 'categories' : `${group}s`;
    return `${formats.listOf(names)} ${isPast ? 'were' : 'are'} the ${word} ${several}: ${formatCount(count, noun)} each.`;
  },
  /** `place` is counted from 0. */
  groupAt: (
    place: number,
    { extreme, groupBy }: { extreme: Extreme; groupBy: Grouping },
    { name, count, noun }: { name: string; count: number; noun: Noun },
  ): string =>
    `The ${PLACES[place] ?? `${place + 1}th`} ${extremeWord(extreme, groupBy)} ${nameOf(groupBy)} is ${name}: ${formatCount(count, noun)}.`,
  byGroup: (noun: Noun, groupBy: Grouping, total: number, { subject, place, span }: Described): string =>
    `${joined(capitalised(`${noun} by ${nameOf(groupBy)}`), place, aboutSubject(subject), span)} (${total} in all):`,
  nothingToCompare: (noun: Noun, { place, span }: Described): string =>
    `There is nothing to compare: you have ${joined('no', noun, place, span)}.`,
  groupLine: (name: string, counted: string): string => `- ${name}: ${counted}`,
  weekName: (week: number, year: string): string => `week ${week} of ${year}`,

  /** `value` is a number in digits, such as '3.3'. */
  averageMessages: (value: string, messages: number, conversations: number, described: Described): string =>
    `On average ${value} messages per conversation (${messages} messages in ${someConversations(conversations, described)}).`,
  averagePer: (
    value: string,
    groupBy: Grouping,
    { count, noun, place, span }: { count: number; noun: Noun; place: string; span: string },
  ): string => `On average ${value} ${noun} per ${nameOf(groupBy)} (${joined(String(count), noun, place, span)}).`,
  share: (part: number, whole: number, percent: number, { subject, place, span }: Described): string =>
    `${joined(`${part} of ${whole} conversations`, span)} ${part === 1 ? 'is' : 'are'} ${joined(place, subject === '' ? '' : `about ${subject}`)}: ${percent}%.`,

  yourCategories: (count: number): string => `You have ${plural(count, 'category', 'categories')}:`,
  yourSources: (count: number): string => `Your conversations come from ${plural(count, 'source', 'sources')}:`,
  yourModels: (count: number): string =>
    count === 0
      ? 'Your conversations do not name the models that replied.'
      : `Your conversations name ${plural(count, 'model', 'models')}:`,
};

export type CountReplies = typeof counts;

import { comparable } from '../own-data/command-forms.ts';
import type { Turn } from '../quote-conversation.ts';
import type { Language } from '../text/language.ts';
import { type SoughtWord, soughtInAnyLanguage } from '../text/word-meanings.ts';
import { type RecallAnswer, recallIn } from './recall-answer.ts';
import type { RecallQuestion } from './recall-question.ts';
import { containsWord, wordSetOf } from './word-set.ts';

/** A conversation that may tell something of the subject of a question. */
export interface AccountSource {
  title: string;
  /** When it began. */
  at: Date;
  turns: readonly Turn[];
  /** Whether the previous reply quoted it. */
  isShown?: boolean;
}

/** How much of the subject of a question a conversation has. */
export interface ReadConversation<Source extends AccountSource> {
  source: Source;
  answer: RecallAnswer;
  /** The share of the words that any of the conversations has. */
  share: number;
  /** The same with the words that only describe what is asked for. */
  coverage: number;
  /** Whether its title has a name of the question. */
  isNamed: boolean;
  /** Orders the conversations. */
  rank: number;
}

const MIN_SHARE = 0.6;
/** The same if the title has this much of the words. */
const MIN_TITLED_SHARE = 0.45;
const MIN_TITLE = 0.4;
/** The same if the title has a name of the question, or if each of several conversations is asked for. */
const MIN_NAMED_SHARE = 0.3;
/** A question that may be one of world knowledge needs more of its words in the conversation. */
export const MIN_UNSURE_SHARE = 0.8;
/** Of the words of a question for a name, so much may be in no conversation. */
const MAX_UNKNOWN_OF_NAME = 0.5;
const MAX_UNKNOWN = 0.99;
const MIN_UNKNOWN_LENGTH = 4;
/** A conversation with at most this share of the words is not about them. */
const MAX_UNKNOWN_SHARE = 0.5;
const SOFT_WEIGHT = 0.3;
/** The same if there is nothing but a name, which many conversations may have. */
const SOFT_WEIGHT_OF_NAME = 0.6;
const SHOWN_BONUS = 1;
/** A word that at most so many conversations have is enough to be about it. */
const MAX_RARE = 3;

/** The conversations about the subject, the best first. */
export function readConversations<Source extends AccountSource>(
  question: RecallQuestion,
  language: Language,
  sources: readonly Source[],
): { read: readonly ReadConversation<Source>[]; isKnown: boolean } {
  const found = sources.flatMap((source) => {
    const answer = recallIn(question, language, source);
    return answer === undefined ? [] : [{ source, answer }];
  });
  const words = found[0]?.answer.words ?? [];
  const inAny = words.map((_word, at) => found.some(({ answer }) => answer.words[at]?.isPresent === true));
  const isHalfKnown = found.some(({ answer }) => answer.share > MAX_UNKNOWN_SHARE);
  const isShown = sources.some((source) => source.isShown === true);
  if (!isShown && isMostlyUnknown(words, inAny, question)) return { read: [], isKnown: isHalfKnown };
  const soft = soughtInAnyLanguage([...new Set(question.parts.flatMap((part) => part.soft))], language).filter((word) =>
    found.some(({ answer }) => containsWord(answer.known, word)),
  );
  const read = found
    .map((one) => readOf(one, { question, inAny, soft }))
    .filter((one) => isAboutSubject(one, question, found.length <= MAX_RARE))
    .toSorted((a, b) => b.rank - a.rank);
  return { read, isKnown: isHalfKnown || read.length > 0 };
}

/** Whether the words that no conversation has outweigh the others. */
function isMostlyUnknown(
  words: RecallAnswer['words'],
  inAny: readonly boolean[],
  { parts }: Pick<RecallQuestion, 'parts'>,
): boolean {
  const weightOf = (has: (at: number) => boolean): number =>
    words.reduce((sum, { weight }, at) => sum + (has(at) ? weight : 0), 0);
  const known = weightOf((at) => inAny[at] === true);
  // Short words that no conversation has are mostly verbs.
  const unknown = weightOf((at) => inAny[at] !== true && (words[at]?.word.length ?? 0) >= MIN_UNKNOWN_LENGTH);
  const kind = parts[0]?.fact?.kind;
  const isOfName = kind === 'who' || kind === 'name';
  return known === 0 || unknown / known > (isOfName ? MAX_UNKNOWN_OF_NAME : MAX_UNKNOWN);
}

/** How much of the subject a conversation has, of the words that any conversation has. */
function readOf<Source extends AccountSource>(
  { source, answer }: Pick<ReadConversation<Source>, 'source' | 'answer'>,
  { question, inAny, soft }: { question: RecallQuestion; inAny: readonly boolean[]; soft: readonly SoughtWord[] },
): ReadConversation<Source> {
  const present = answer.words.reduce((sum, { weight, isPresent }) => sum + (isPresent ? weight : 0), 0);
  const total = answer.words.reduce((sum, { weight }, at) => sum + (inAny[at] === true ? weight : 0), 0);
  const isNameAlone = answer.words.every(({ word }) => question.names.includes(word));
  const softWeight = isNameAlone ? SOFT_WEIGHT_OF_NAME : SOFT_WEIGHT;
  const described = soft.filter((word) => containsWord(answer.known, word)).length * softWeight;
  const title = wordSetOf(source.title);
  return {
    source,
    answer,
    share: total === 0 ? 0 : present / total,
    coverage: total === 0 ? 0 : (present + described) / (total + soft.length * softWeight),
    isNamed: question.names.some((name) => containsWord(title, [name])),
    rank: answer.score + (source.isShown === true ? SHOWN_BONUS : 0),
  };
}

/** Whether a conversation has enough of the subject to be quoted. */
function isAboutSubject<Source extends AccountSource>(
  { source, answer, share, isNamed }: ReadConversation<Source>,
  question: RecallQuestion,
  isRare: boolean,
): boolean {
  if (source.isShown === true) return true;
  if (answer.words.length <= 1 && answer.titleShare === 0 && answer.sentences[0] === undefined)
    return question.isOwnPast && (isRare || question.state !== undefined) && isSaid(source, answer);
  if (isNamed || asksEach(question)) return share >= MIN_NAMED_SHARE;
  // A number from a conversation about something else is worse than none.
  const asksNumber = question.parts.some(({ fact }) => fact?.kind === 'measure');
  if (answer.titleShare >= MIN_TITLE && (!asksNumber || question.isTotal)) return share >= MIN_TITLED_SHARE;
  const isOwn = question.isOwnPast || question.isPersonal || question.names.length > 0;
  return share >= (isOwn ? MIN_SHARE : MIN_UNSURE_SHARE);
}

/** Whether the person has one of the words, and not only a reply. */
const isSaid = ({ turns }: AccountSource, { words }: RecallAnswer): boolean => {
  const said = wordSetOf(...turns.filter(({ role }) => role === 'user').map(({ text }) => text));
  return words.some(({ sought }) => containsWord(said, sought));
};

/** Asks for several occasions, in seven languages. */
const EACH =
  /(?:each|every) (?:time|year|winter|summer)|telkens|elke keer|ieder\w* (?:keer|jaar)|jedes ?mal|jeweils|chaque fois|cada vez|ogni volta/;

export const asksEach = ({ parts }: RecallQuestion): boolean => parts.some(({ text }) => EACH.test(comparable(text)));

import { comparable } from '../own-data/command-forms.ts';
import type { Unit } from '../passages/units.ts';
import type { ConversationQuote } from '../quote-conversation.ts';
import type { Language } from '../text/language.ts';
import { englishMeanings } from '../text/word-meanings.ts';
import { containsWord, wordSetOf } from './word-set.ts';
import { passageAround } from './passage-around.ts';
import { ASKS_REASON } from './question-words.table.ts';
import {
  type AccountSource,
  asksEach,
  MIN_UNSURE_SHARE,
  type ReadConversation,
  readConversations,
} from './read-conversations.ts';
import type { RecallPart, RecallQuestion } from './recall-question.ts';
import { REPORTED } from './relations.table.ts';
import { lacksMatter, statesAll, wholeOf } from './spoken.ts';

/** What the archive tells to a question. */
export interface Account<Source extends AccountSource> {
  /** The conversations that are quoted, the newest first. */
  told: readonly QuotedSource<Source>[];
  /** Whether a statement has what each part of the question asks for, and does not only come close. */
  isAnswered: boolean;
  /** Whether the best conversation has the words and is about them by its title. */
  isTitled: boolean;
  /** Whether a conversation has most of the words. */
  isKnown: boolean;
}

/** A conversation with its quotes in their order. */
export interface QuotedSource<Source extends AccountSource> {
  source: Source;
  quotes: readonly ConversationQuote[];
}

/** The same to be told beside the best conversation. */
const MIN_LATER_SHARE = 0.4;
/** A further conversation about the same subject has at least this fraction of the share of the best. */
const MIN_RELATIVE_SHARE = 0.75;
/** The best conversation has at least this fraction of the words that another has. */
const MIN_RELATIVE_COVERAGE = 0.75;
/** Its title has at least this fraction of what the title of the best has of the subject. */
const MIN_RELATIVE_TITLE = 0.5;
/** A conversation with nearly all words is about them, whatever its title says. */
const MIN_WHOLE_SHARE = 0.95;
/** Another conversation that answers is told as well if its rank has this fraction of that of the best. */
const MIN_RIVAL = 0.8;
const MAX_QUOTES = 5;
/** Of a conversation that is one of several in a total. */
const MIN_SUMMED_SHARE = 0.5;
const MIN_REPORT_WORDS = 4;

/**
 * What the archive tells to a question for something known: for each part of the question the statement that answers
 * it, how it turned out, and the newest state if several conversations are about the subject. The newest conversation
 * comes first. If no conversation is about the subject, nothing is told rather than something else.
 */
export function accountOf<Source extends AccountSource>(
  asked: RecallQuestion,
  language: Language,
  sources: readonly Source[],
): Account<Source> {
  const isWhoIs = asksWhoIs(asked, language);
  const parts = asked.parts.map((part) => (isWhoIs ? { ...part, isFirst: true, asksOutcome: false } : part));
  const question = { ...asked, parts };
  const { read, isKnown } = readConversations(question, language, sources);
  const main = isWhoIs ? oldestOf(read) : mainOf(read);
  const nothing = { told: [], isAnswered: false, isTitled: false };
  if (main === undefined) return { ...nothing, isKnown };
  const { source: mainSource, answer } = main;
  const lacking = mainSource.isShown === true ? undefined : lacksMatter(answer, question, { ...mainSource, language });
  if (lacking === 'certainly') return { ...nothing, isKnown: false };
  const isEach = asksEach(question);
  const isSummed = asksSum(question);
  const group = read.filter((one) => belongs(one, main, question));
  const { picked, pick } = createPicks<Source>();
  const byAge = group.toSorted((a, b) => a.source.at.getTime() - b.source.at.getTime());
  for (const [at, part] of question.parts.entries()) {
    const teller: ReadConversation<Source> = tellerOf({ part, at }, main, { group, byAge });
    const [first, second] = teller.answer.parts[at]?.near ?? [];
    pick(teller.source, first);
    if (teller === main && !part.isFirst) pick(teller.source, second);
    // Another conversation that answers nearly as well may be the one that is meant.
    const isDefinite = part.fact !== undefined || part.relations.length > 0;
    const rival = group.find(
      (one) => one !== teller && one.share >= teller.share && one.answer.sentences[at] !== undefined,
    );
    if (isDefinite && rival !== undefined && !part.isFirst && rival.rank >= teller.rank * MIN_RIVAL)
      pick(rival.source, rival.answer.parts[at]?.near[0]);
    if (isEach || isSummed) for (const one of group) pick(one.source, one.answer.parts[at]?.near[0]);
  }
  const newest = byAge.at(-1);
  const state = asked.parts.findIndex(({ isFirst, isAdvice }) => !isFirst && !isAdvice);
  if (newest !== undefined && state !== -1 && !isWhoIs) pick(newest.source, newest.answer.parts[state]?.near[0]);
  if (state !== -1) for (const source of picked.keys()) pick(source, reportIn(source, picked.get(source) ?? []));
  if (needsWhole(question, main, group))
    for (const { source } of [main, ...(newest === undefined ? [] : [newest])])
      if (picked.has(source)) for (const unit of wholeOf(source.turns)) pick(source, unit);
  const isAnswered =
    lacking === undefined &&
    question.parts.some((_part, at) => group.some(({ answer }) => answer.sentences[at] !== undefined));
  const isTitled = main.share >= MIN_UNSURE_SHARE && main.answer.titleShare >= MIN_RELATIVE_TITLE;
  return { told: tell(picked), isAnswered, isTitled, isKnown };
}

/** Whether amounts of several occasions are asked for: 'how much altogether', but not 'bought together'. */
export const asksSum = ({ isTotal, parts }: RecallQuestion): boolean =>
  isTotal && parts.some(({ fact }) => fact?.kind === 'measure');

/** The statements to quote, by conversation, each once. */
function createPicks<Source extends AccountSource>() {
  const picked = new Map<Source, Unit[]>();
  const pick = (source: Source, unit: Unit | undefined): void => {
    const known = picked.get(source) ?? [];
    if (unit !== undefined && !known.some(({ turnId, text }) => turnId === unit.turnId && text === unit.text))
      picked.set(source, [...known, unit]);
  };
  return { picked, pick };
}

/** Whether a conversation is told beside the best one. */
function belongs<Source extends AccountSource>(
  one: ReadConversation<Source>,
  main: ReadConversation<Source>,
  question: RecallQuestion,
): boolean {
  return (
    one === main ||
    (asksEach(question) ? hasFirstWord(one) : isOnSameSubject(one, main, question)) ||
    (asksSum(question) && isSummand(one, main, question)) ||
    (question.state === 'present' && isNewerState(one, main, question))
  );
}

/**
 * Whether all that the person said is told: a statement that has what is asked for needs no others, unless the state may
 * have changed after it or the question follows up on what was told.
 */
function needsWhole<Source extends AccountSource>(
  { parts, state }: RecallQuestion,
  main: ReadConversation<Source>,
  group: readonly ReadConversation<Source>[],
): boolean {
  if (parts.every(({ isAdvice }) => isAdvice)) return false;
  const isCertain = parts.every(
    (part, at) => asksSign(part) && group.some(({ answer }) => answer.sentences[at] !== undefined),
  );
  return !isCertain || state === 'present' || main.source.isShown === true;
}

/** Whether what a part asks for has a sign of its own: a number, a name, an act that is reported. */
const asksSign = ({ text, fact, relations }: RecallPart): boolean =>
  !ASKS_REASON.test(comparable(text.toLowerCase())) &&
  // Any name with a capital may be that of a place.
  fact?.kind !== 'where' &&
  (fact !== undefined || relations.some((relation) => REPORTED.has(relation)));

/** Whether a conversation tells of another occasion of what is summed up. */
const isSummand = <Source extends AccountSource>(
  one: ReadConversation<Source>,
  main: ReadConversation<Source>,
  question: RecallQuestion,
): boolean =>
  one.share >= main.share * MIN_SUMMED_SHARE &&
  (one.answer.titleShare > 0 || statesAll(one.source.turns, one.answer.words, question)) &&
  one.answer.parts.some(({ near }) => near.some(({ text }) => /\d/.test(text)));

/** Whether the person says something of the subject later: 'we have a car again since August'. */
const isNewerState = <Source extends AccountSource>(
  one: ReadConversation<Source>,
  main: ReadConversation<Source>,
  question: RecallQuestion,
): boolean => one.source.at > main.source.at && statesAll(one.source.turns, one.answer.words, question);

/** Whether the title has the word that the question names first. */
const hasFirstWord = <Source extends AccountSource>({ source, answer }: ReadConversation<Source>): boolean =>
  containsWord(wordSetOf(source.title), [answer.words[0]?.word ?? '']);

/** 'Who is Etienne?': it is said when somebody is first named. */
function asksWhoIs({ parts: [first, second], names }: RecallQuestion, language: Language): boolean {
  if (first?.fact?.kind !== 'who' || second !== undefined || first.relations.length > 0) return false;
  // German writes every noun with a capital, but those of persons have a meaning.
  const isName = (word: string): boolean =>
    names.includes(word) ||
    (first.text.includes(word.charAt(0).toUpperCase() + word.slice(1)) && englishMeanings(word, language).length === 0);
  return first.subject.length > 0 && first.subject.every(isName);
}

/**
 * The best conversation among those that have most of the words: a sentence with a number does not outweigh that the
 * conversation lacks the word that says what the number is of.
 */
function mainOf<Source extends AccountSource>(
  read: readonly ReadConversation<Source>[],
): ReadConversation<Source> | undefined {
  const most = Math.max(0, ...read.map(({ coverage }) => coverage));
  return read.find(({ coverage, source }) => source.isShown === true || coverage >= most * MIN_RELATIVE_COVERAGE);
}

const oldestOf = <Source extends AccountSource>(
  read: readonly ReadConversation<Source>[],
): ReadConversation<Source> | undefined => read.toSorted((a, b) => a.source.at.getTime() - b.source.at.getTime())[0];

/** Whether a conversation is about the same as the best one, and does not only mention it. */
function isOnSameSubject<Source extends AccountSource>(
  one: ReadConversation<Source>,
  main: ReadConversation<Source>,
  { parts, names }: RecallQuestion,
): boolean {
  // Of what was quoted the newest tells the present state, whatever its words.
  if (one.source.isShown === true && main.source.isShown === true && one.source.at > main.source.at) return true;
  const isNameAlone = one.answer.words.every(({ word }) => names.includes(word));
  if (isNameAlone && main.source.isShown !== true && one.coverage < main.coverage * MIN_RELATIVE_COVERAGE) return false;
  const isOther = main.source.isShown === true && one.source.isShown !== true;
  if (isOther && one.answer.titleShare === 0 && main.answer.titleShare > 0) return false;
  // A later conversation that has the name in its title and states what is asked for: 'Ethias offer too low'.
  const states = parts.some(({ fact }, at) => fact?.kind === 'measure' && one.answer.sentences[at] !== undefined);
  if (one.isNamed && states && one.share >= MIN_LATER_SHARE && one.source.at > main.source.at) return true;
  const answers = one.answer.sentences.some((sentence) => sentence !== undefined);
  if (one.share < main.share * MIN_RELATIVE_SHARE || (main.answer.isTitled && !one.answer.isTitled)) return false;
  const hasTitle = one.answer.titleShare >= main.answer.titleShare * MIN_RELATIVE_TITLE;
  const isWhole =
    one.share >= MIN_WHOLE_SHARE && one.answer.words.length > 1 && (main.answer.titleShare === 0 || saysSubject(one));
  const isOpen = main.answer.sentences.every((sentence) => sentence === undefined);
  return (hasTitle && (one.answer.titleShare > 0 || (answers && saysSubject(one)))) || (isWhole && (answers || isOpen));
}

/** Whether a message that answers has a word of the subject, and not only other messages of the conversation. */
const saysSubject = <Source extends AccountSource>({ source, answer }: ReadConversation<Source>): boolean =>
  answer.sentences.some((sentence) => {
    const said = source.turns.find(({ id }) => id === sentence?.turnId);
    const known = wordSetOf(said?.text ?? '');
    return said !== undefined && answer.words.some(({ sought }) => containsWord(known, sought));
  });

/** The conversation that answers a part of a question: the best one, unless only another does. */
function tellerOf<Source extends AccountSource>(
  { part, at }: { part: RecallPart; at: number },
  main: ReadConversation<Source>,
  { group, byAge }: { group: readonly ReadConversation<Source>[]; byAge: readonly ReadConversation<Source>[] },
): ReadConversation<Source> {
  const answers = ({ answer }: ReadConversation<Source>): boolean => answer.sentences[at] !== undefined;
  if (part.isFirst) return byAge.find(answers) ?? byAge[0] ?? main;
  if (answers(main)) return main;
  return group.find(answers) ?? main;
}

/** The last report of the person in a conversation, if it is later than what is picked of theirs. */
function reportIn({ turns }: AccountSource, picked: readonly Unit[]): Unit | undefined {
  const own = picked.filter(({ role }) => role === 'user');
  // A reply that is picked may only comment on the report.
  const latest = own.length > 0 ? own : picked;
  const lastAt = Math.max(...latest.map(({ turnId }) => turns.findIndex(({ id }) => id === turnId)));
  const last = turns.findLast(
    ({ role, text }, at) =>
      at > 0 && role === 'user' && !/\?\s*$/.test(text.trim()) && text.trim().split(/\s+/).length >= MIN_REPORT_WORDS,
  );
  if (last === undefined || turns.indexOf(last) <= lastAt) return undefined;
  return { turnId: last.id, role: 'user', text: last.text.trim(), at: 0, isItem: false };
}

/** The quotes of each conversation in their order, the newest conversation first. */
function tell<Source extends AccountSource>(
  picked: ReadonlyMap<Source, readonly Unit[]>,
): readonly QuotedSource<Source>[] {
  const told = [...picked].map(([source, units]) => {
    const order = (unit: Unit): number => source.turns.findIndex(({ id }) => id === unit.turnId);
    const quotes: ConversationQuote[] = [];
    for (const unit of units.toSorted((a, b) => order(a) - order(b) || a.at - b.at)) {
      const passage = passageAround(unit, source.turns);
      const isQuoted = quotes.some(({ turnId, text }) => turnId === unit.turnId && text.includes(passage.text));
      if (!isQuoted) quotes.push(passage);
    }
    return { source, quotes: quotes.slice(-MAX_QUOTES) };
  });
  return told.toSorted((a, b) => b.source.at.getTime() - a.source.at.getTime());
}

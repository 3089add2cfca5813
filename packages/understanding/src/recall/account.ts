import { comparable } from '../own-data/command-forms.ts';
import type { Unit } from '../passages/units.ts';
import type { ConversationQuote, Turn } from '../quote-conversation.ts';
import type { Language } from '../text/language.ts';
import { englishMeanings, soughtInAnyLanguage } from '../text/word-meanings.ts';
import { containsWord, wordSetOf } from './word-set.ts';
import { passageAround } from './passage-around.ts';
import { type RecallAnswer, recallIn } from './recall-answer.ts';
import type { RecallPart, RecallQuestion } from './recall-question.ts';

/** A conversation that may tell something of the subject of a question. */
export interface AccountSource {
  title: string;
  /** When it began. */
  at: Date;
  turns: readonly Turn[];
  /** Whether the previous reply quoted it. */
  isShown?: boolean;
}

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

interface Read<Source extends AccountSource> {
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
/** The same to be told beside the best conversation. */
const MIN_LATER_SHARE = 0.4;
/** A question that may be one of world knowledge needs more of its words in the conversation. */
const MIN_UNSURE_SHARE = 0.8;
/** Of the words of a question for a name, so much may be in no conversation. */
const MAX_UNKNOWN_OF_NAME = 0.5;
const MAX_UNKNOWN = 0.99;
const MIN_UNKNOWN_LENGTH = 4;
/** A conversation with at most this share of the words is not about them. */
const MAX_UNKNOWN_SHARE = 0.5;
/** A further conversation about the same subject has at least this fraction of the share of the best. */
const MIN_RELATIVE_SHARE = 0.75;
/** The best conversation has at least this fraction of the words that another has. */
const MIN_RELATIVE_COVERAGE = 0.75;
const SOFT_WEIGHT = 0.3;
/** Its title has at least this fraction of what the title of the best has of the subject. */
const MIN_RELATIVE_TITLE = 0.5;
/** A conversation with nearly all words is about them, whatever its title says. */
const MIN_WHOLE_SHARE = 0.95;
/** Another conversation that answers is told as well if its rank has this fraction of that of the best. */
const MIN_RIVAL = 0.8;
const SHOWN_BONUS = 1;
const MAX_QUOTES = 4;
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
  const { read, isKnown } = readAll(question, language, sources);
  const main = isWhoIs ? oldestOf(read) : mainOf(read);
  if (main === undefined) return { told: [], isAnswered: false, isTitled: false, isKnown };
  const isEach = asksEach(question);
  const group = read.filter(
    (one) => one === main || (isEach ? hasFirstWord(one) : isOnSameSubject(one, main, question)),
  );
  const picked = new Map<Source, Unit[]>();
  const pick = (source: Source, unit: Unit | undefined): void => {
    const known = picked.get(source) ?? [];
    if (unit !== undefined && !known.some(({ turnId, text }) => turnId === unit.turnId && text === unit.text))
      picked.set(source, [...known, unit]);
  };
  const byAge = group.toSorted((a, b) => a.source.at.getTime() - b.source.at.getTime());
  for (const [at, part] of question.parts.entries()) {
    const teller: Read<Source> = tellerOf({ part, at }, main, { group, byAge });
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
    if (isEach) for (const one of group) pick(one.source, one.answer.parts[at]?.near[0]);
  }
  const newest = byAge.at(-1);
  const state = asked.parts.findIndex(({ isFirst, isAdvice }) => !isFirst && !isAdvice);
  if (newest !== undefined && state !== -1 && !isWhoIs) pick(newest.source, newest.answer.parts[state]?.near[0]);
  if (state !== -1) for (const source of picked.keys()) pick(source, reportIn(source, picked.get(source) ?? []));
  const isAnswered = question.parts.some((_part, at) => group.some(({ answer }) => answer.sentences[at] !== undefined));
  const isTitled = main.share >= MIN_UNSURE_SHARE && main.answer.titleShare >= MIN_RELATIVE_TITLE;
  return { told: tell(picked), isAnswered, isTitled, isKnown };
}

/** Asks for several occasions, in seven languages. */
const EACH =
  /(?:each|every) (?:time|year|winter|summer)|telkens|elke keer|ieder\w* (?:keer|jaar)|jedes ?mal|jeweils|chaque fois|cada vez|ogni volta/;

/** Whether the title has the word that the question names first. */
const hasFirstWord = <Source extends AccountSource>({ source, answer }: Read<Source>): boolean =>
  containsWord(wordSetOf(source.title), [answer.words[0]?.word ?? '']);

const asksEach = ({ parts }: RecallQuestion): boolean => parts.some(({ text }) => EACH.test(comparable(text)));

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
function mainOf<Source extends AccountSource>(read: readonly Read<Source>[]): Read<Source> | undefined {
  const most = Math.max(0, ...read.map(({ coverage }) => coverage));
  return read.find(({ coverage, source }) => source.isShown === true || coverage >= most * MIN_RELATIVE_COVERAGE);
}

const oldestOf = <Source extends AccountSource>(read: readonly Read<Source>[]): Read<Source> | undefined =>
  read.toSorted((a, b) => a.source.at.getTime() - b.source.at.getTime())[0];

/** The conversations about the subject, the best first. */
function readAll<Source extends AccountSource>(
  question: RecallQuestion,
  language: Language,
  sources: readonly Source[],
): { read: readonly Read<Source>[]; isKnown: boolean } {
  const found = sources.flatMap((source) => {
    const answer = recallIn(question, language, source);
    return answer === undefined ? [] : [{ source, answer }];
  });
  const words = found[0]?.answer.words ?? [];
  const soft = soughtInAnyLanguage([...new Set(question.parts.flatMap((part) => part.soft))], language).filter((word) =>
    found.some(({ answer }) => containsWord(answer.known, word)),
  );
  const inAny = words.map((_word, at) => found.some(({ answer }) => answer.words[at]?.isPresent === true));
  const weightOf = (has: (at: number) => boolean): number =>
    words.reduce((sum, { weight }, at) => sum + (has(at) ? weight : 0), 0);
  const known = weightOf((at) => inAny[at] === true);
  // Short words that no conversation has are mostly verbs.
  const unknown = weightOf((at) => inAny[at] !== true && (words[at]?.word.length ?? 0) >= MIN_UNKNOWN_LENGTH);
  const kind = question.parts[0]?.fact?.kind;
  const isOfName = kind === 'who' || kind === 'name';
  const isHalfKnown = found.some(({ answer }) => answer.share > MAX_UNKNOWN_SHARE);
  const isShown = sources.some((source) => source.isShown === true);
  if (!isShown && (known === 0 || unknown / known > (isOfName ? MAX_UNKNOWN_OF_NAME : MAX_UNKNOWN)))
    return { read: [], isKnown: isHalfKnown };
  // A number from a conversation about something else is worse than none.
  const asksNumber = question.parts.some(({ fact }) => fact?.kind === 'measure');
  const isEach = asksEach(question);
  const minShare =
    question.isOwnPast || question.isPersonal || question.names.length > 0 ? MIN_SHARE : MIN_UNSURE_SHARE;
  const read = found
    .map(({ source, answer }) => {
      const present = answer.words.reduce((sum, { weight, isPresent }) => sum + (isPresent ? weight : 0), 0);
      const total = answer.words.reduce((sum, { weight }, at) => sum + (inAny[at] === true ? weight : 0), 0);
      const share = total === 0 ? 0 : present / total;
      const title = wordSetOf(source.title);
      const isNamed = question.names.some((name) => containsWord(title, [name]));
      const described = soft.filter((word) => containsWord(answer.known, word)).length * SOFT_WEIGHT;
      const coverage = total === 0 ? 0 : (present + described) / (total + soft.length * SOFT_WEIGHT);
      return {
        source,
        answer,
        share,
        coverage,
        isNamed,
        rank: answer.score + (source.isShown === true ? SHOWN_BONUS : 0),
      };
    })
    .filter(
      ({ source, share, answer, isNamed }) =>
        source.isShown === true ||
        (share >=
          (isNamed || isEach
            ? MIN_NAMED_SHARE
            : answer.titleShare >= MIN_TITLE && !asksNumber
              ? MIN_TITLED_SHARE
              : minShare) &&
          (words.length > 1 || answer.titleShare > 0 || answer.sentences[0] !== undefined)),
    )
    .toSorted((a, b) => b.rank - a.rank);
  return { read, isKnown: isHalfKnown || read.length > 0 };
}

/** Whether a conversation is about the same as the best one, and does not only mention it. */
function isOnSameSubject<Source extends AccountSource>(
  one: Read<Source>,
  main: Read<Source>,
  { parts }: RecallQuestion,
): boolean {
  // Of what was quoted the newest tells the present state, whatever its words.
  if (one.source.isShown === true && main.source.isShown === true && one.source.at > main.source.at) return true;
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
const saysSubject = <Source extends AccountSource>({ source, answer }: Read<Source>): boolean =>
  answer.sentences.some((sentence) => {
    const said = source.turns.find(({ id }) => id === sentence?.turnId);
    const known = wordSetOf(said?.text ?? '');
    return said !== undefined && answer.words.some(({ sought }) => containsWord(known, sought));
  });

/** The conversation that answers a part of a question: the best one, unless only another does. */
function tellerOf<Source extends AccountSource>(
  { part, at }: { part: RecallPart; at: number },
  main: Read<Source>,
  { group, byAge }: { group: readonly Read<Source>[]; byAge: readonly Read<Source>[] },
): Read<Source> {
  const answers = ({ answer }: Read<Source>): boolean => answer.sentences[at] !== undefined;
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

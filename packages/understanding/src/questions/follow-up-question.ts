import type { DataQuestion, QuestionFilter, WorkspaceNames } from './data-question.ts';
import { alternativesOf, filterOf } from './fresh-question.ts';
import { actOf, extremesOf, groupingOf, orderOf, type Reading, unknownSubject } from './reading.ts';
import { adjacentUnit, type PeriodUnit, unitOf } from './shifted-period.ts';
import { comparable } from '../own-data/command-forms.ts';
import { shareInTitles } from './subject.ts';
import type { TimeWindow } from '../time/time-window.ts';
import type { Token } from './tokens.ts';

/** How many of a list are shown at once. */
export const LIST_LENGTH = 10;
/** The maximum if the message asks for the rest of a list, or names a number. */
export const MAX_FURTHER = 20;
const CONTINUES = new Set<Token['kind']>(['and', 'or', 'only', 'those', 'rest']);
const MAX_SUBJECT_WORDS = 4;
const MIN_SHARE = 2 / 3;

/** New values of some fields; undefined to drop a field. */
type Changes = { [Field in keyof DataQuestion]?: DataQuestion[Field] | undefined };

interface FollowUp {
  previous: DataQuestion;
  reading: Reading;
  timeZone: string;
  reference: Date;
}

const periodOfPrevious = ({ previous }: FollowUp, ahead: -1 | 1) => {
  const periods = previous.alternatives?.flatMap(({ period }) => period ?? []) ?? [];
  const inOrder = periods.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  const own = previous.period;
  return own ?? (ahead === -1 ? inOrder[0] : inOrder.at(-1));
};

/** 'The month before that', 'and the week after?'. */
function shiftedQuestion(followUp: FollowUp): DataQuestion | undefined {
  const { reading, previous, timeZone } = followUp;
  if (reading.has('sinceThen') && previous.period !== undefined) {
    return { ...withoutOffset(previous), period: { from: previous.period.to, to: followUp.reference, label: 'since' } };
  }
  const ahead = reading.has('before') ? -1 : reading.has('after', 'next') ? 1 : undefined;
  if (ahead === undefined || reading.periods.length > 0) return undefined;
  // 'And the one after that?' asks for the next item of an ordered list.
  if (reading.units.length === 0 && previous.order !== undefined && !reading.has('next')) {
    return { ...previous, offset: (previous.offset ?? 0) + 1, limit: 1 };
  }
  const base = periodOfPrevious(followUp, ahead);
  if (base === undefined) return ahead === 1 && reading.units.length === 0 ? afterList(followUp) : undefined;
  const named = reading.units.find((unit) => unit !== 'hour' && unit !== 'weekday') as PeriodUnit | undefined;
  const period = adjacentUnit(named ?? unitOf(base, timeZone), base, timeZone, ahead);
  const { alternatives: _alternatives, prefers: _prefers, ...question } = withoutOffset(previous);
  return { ...question, period };
}

const DAYS_SHOWN = 7;
const DAY_MS = 86_400_000;
/** 'And after that?' after a list without a period: the week after the one that was shown, or the rest of the list. */
function afterList({ previous, reference }: FollowUp): DataQuestion | undefined {
  if (previous.act !== 'list' || previous.isQuoted === true) return undefined;
  if (previous.thing !== 'events' || previous.words.length > 0)
    return { ...previous, offset: (previous.offset ?? 0) + countShown(previous), limit: MAX_FURTHER };
  const from = new Date(reference.getTime() + DAYS_SHOWN * DAY_MS);
  const period = { from, to: new Date(from.getTime() + DAYS_SHOWN * DAY_MS), label: 'after that' };
  return { ...withoutOffset(previous), period };
}

const withoutOffset = ({ offset: _offset, ...question }: DataQuestion): DataQuestion => question;

/** How many items the answer to a question listed: none if it was only a number. */
function countShown({ thing, act, words, sources, categories, period, order, state, limit }: DataQuestion): number {
  const isNumber = act === 'count' && order === undefined;
  const isWhole = words.length === 0 && sources === undefined && categories === undefined && period === undefined;
  const isOpen = state === undefined || state === 'open';
  const showsNone =
    thing === 'messages' ||
    thing === 'reminders' ||
    ((thing === 'conversations' || thing === 'documents') && isWhole) ||
    (thing === 'tasks' && (period !== undefined || (isOpen && words.length === 0)));
  return isNumber && showsNone ? 0 : Math.min(limit ?? LIST_LENGTH, MAX_FURTHER);
}

/** 'Show me the rest', 'and the second one?'. */
function furtherItems({ reading, previous }: FollowUp): DataQuestion | undefined {
  const isList = previous.isQuoted !== true;
  if (reading.has('rest') && isList && reading.subjects.length === 0) {
    const offset = (previous.offset ?? 0) + countShown(previous);
    // The count of events covers a longer period than the list, so the rest is taken from the period of the count.
    const act = previous.act === 'count' && previous.thing !== 'events' ? 'list' : previous.act;
    return { ...previous, act, offset, limit: MAX_FURTHER };
  }
  const [count] = reading.numbers;
  if (reading.has('next') && count !== undefined && isList && reading.things.length === 0 && previous.act === 'list') {
    return { ...previous, offset: (previous.offset ?? 0) + countShown(previous), limit: count };
  }
  const [place] = reading.ordinals;
  const isOrdered = previous.order !== undefined || previous.extremes !== undefined;
  if (place === undefined || reading.has('open', 'list') || !isOrdered || !isList) return undefined;
  return { ...previous, offset: place, limit: 1 };
}

/** The filters that the message names, in place of those of the question before. */
function changedFilter({ reading, previous }: FollowUp): Changes {
  const { words, subject, ...found } = filterOf(reading);
  const named = { ...found, ...(found.period && { period: inSameYear(found.period, previous.period) }) };
  const alternatives = alternativesOf(reading);
  const changed = { ...named, ...(words.length > 0 && { words, subject }) };
  const isNarrowed = Object.keys(changed).length > 0;
  const { leftOut } = previous;
  const isReplaced = leftOut !== undefined && [changed, ...alternatives].some((one) => one[leftOut] !== undefined);
  const compared = previous.alternatives ?? [];
  const isSameKind = Object.keys(changed).some(
    (key) => new Set(compared.map((one) => JSON.stringify(one[key as 'words']))).size > 1,
  );
  // 'Claude or ChatGPT? – And in 2025?' compares the same two.
  if (isNarrowed && compared.length > 1 && !isSameKind && alternatives.length < 2) {
    return { alternatives: compared.map((one) => ({ ...one, ...changed })) };
  }
  return {
    ...changed,
    ...(isReplaced && { leftOut: undefined }),
    ...(alternatives.length > 1 && { alternatives }),
    ...(isNarrowed && alternatives.length < 2 && previous.alternatives !== undefined && { alternatives: undefined }),
  };
}

const BARE_MONTH = /^(?:in |and |during |for |of )*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i;

/** Months at most this far apart are neighbours, even across the turn of the year. */
const NEIGHBOUR_MONTHS = 2;

/** 'And in April?' after 'in March 2025' is April 2025, and 'and in January?' after 'in December 2025' is January 2026. */
function inSameYear(period: TimeWindow, before: TimeWindow | undefined): TimeWindow {
  const named = /(?:19|20)\d{2}/.exec(before?.label ?? '')?.[0];
  if (before === undefined || named === undefined || !BARE_MONTH.test(period.label)) return period;
  const middle = ({ from, to }: TimeWindow): Date => new Date((from.getTime() + to.getTime()) / 2);
  const apart = middle(period).getUTCMonth() - middle(before).getUTCMonth();
  const isMonth = before.to.getTime() - before.from.getTime() < 32 * 86_400_000;
  const turn = !isMonth || Math.abs(apart) < 12 - NEIGHBOUR_MONTHS ? 0 : apart < 0 ? 1 : -1;
  const year = Number(named) + turn;
  const years = year - middle(period).getUTCFullYear();
  const moved = (day: Date): Date => {
    const copy = new Date(day);
    copy.setUTCFullYear(day.getUTCFullYear() + years);
    return copy;
  };
  return { from: moved(period.from), to: moved(period.to), label: `${period.label} ${year}` };
}

/** 'Is that more or less than with ChatGPT?' compares the question before with the same one about something else. */
function comparedWith({ reading, previous }: FollowUp, changes: Changes): DataQuestion | undefined {
  const isComparable =
    previous.alternatives === undefined && previous.groupBy === undefined && previous.leftOut === undefined;
  if (!isComparable || !reading.has('more', 'fewer') || changes.alternatives !== undefined) return undefined;
  const { thing, words, subject, period, sources, categories, state } = previous;
  const own: QuestionFilter = {
    words,
    subject,
    ...(period && { period }),
    ...(sources && { sources }),
    ...(categories && { categories }),
    ...(state && { state }),
  };
  const named = (['sources', 'categories', 'period'] as const).filter(
    (key) => changes[key] !== undefined && own[key] !== undefined,
  );
  if (named.length !== 1) return undefined;
  const [key = 'sources'] = named;
  const prefers = reading.has('more') ? 'more' : 'fewer';
  return { thing, words, subject, act: 'count', alternatives: [own, { ...own, [key]: changes[key] }], prefers };
}

/** The act, the order and the grouping that the message names. */
function changedAct({ reading, previous }: FollowUp): Changes {
  const act = actOf(reading);
  const order = reading.has('next') ? undefined : orderOf(reading);
  const extremes = extremesOf(reading);
  const isGrouped = reading.has('each', 'average') || extremes !== undefined;
  const groupBy = isGrouped ? groupingOf(reading, previous.thing) : undefined;
  const named = reading.things.find(
    ({ kind }) => kind !== 'categories' && kind !== 'sources' && kind !== 'models',
  )?.kind;
  const isSize = order === 'longest' || order === 'shortest';
  const isCounted = act === 'count' && order === undefined && previous.order !== undefined;
  if (previous.thing === 'goals' && reading.has('each', 'needed')) return { act: 'pace' };
  return {
    ...(act !== undefined && { act: act === 'list' && order !== undefined ? 'list' : act }),
    ...(order !== undefined &&
      previous.groupBy === undefined && {
        order,
        limit: reading.numbers[0] ?? 1,
        act: act === 'when' || act === 'ago' ? act : 'list',
      }),
    ...(extremes !== undefined && { extremes }),
    ...(groupBy !== undefined && { groupBy }),
    ...(previous.groupBy !== undefined && reading.numbers[0] !== undefined && { limit: reading.numbers[0] }),
    ...(named !== undefined && named !== previous.thing && { thing: named }),
    ...(isSize && { groupBy: undefined }),
    ...(isCounted && { order: undefined, limit: undefined }),
  };
}

/** Whether the message can only be understood with the one before. */
function isFragment(reading: Reading): boolean {
  const first = reading.tokens.find(({ kind }) => kind !== 'comma' && kind !== 'filler');
  const continues = CONTINUES.has(reading.tokens[0]?.kind ?? 'filler') || CONTINUES.has(first?.kind ?? 'filler');
  return continues || reading.has('those', 'rest') || (reading.things.length === 0 && !reading.has('talk'));
}

/** 'And what was the answer?' asks for a part of the conversation shown, and names no subject; without accents. */
const PART_OF_CONVERSATION =
  /^(?:answers?|reply|outcome|conclusion|result|antwoord|uitkomst|conclusie|antwort|ergebnis|fazit|reponse|resultat|respuesta|resultado|conclusion|risposta|risultato|conclusione|resposta|conclusao)$/;

/** The goal, the task or the subject that 'and the Spanish words?' names. */
function namedInstead(
  { reading, previous }: FollowUp,
  source: string,
  names: WorkspaceNames,
): Partial<DataQuestion> | undefined {
  const subject = unknownSubject(reading, source);
  if (subject === undefined) return {};
  const { words, written } = subject;
  if (words.length > MAX_SUBJECT_WORDS) return undefined;
  if (words.every((word) => PART_OF_CONVERSATION.test(comparable(word)))) return undefined;
  const titles = { goals: names.goals, tasks: names.tasks, events: names.events }[previous.thing as 'goals'];
  if (titles !== undefined) return shareInTitles(words, titles) >= MIN_SHARE ? { words, subject: written } : undefined;
  const isBare = reading.tokens.every(({ kind }) =>
    ['and', 'only', 'filler', 'word', 'comma', 'in', 'with'].includes(kind),
  );
  return previous.thing === 'conversations' && isBare && reading.has('and', 'only')
    ? { words, subject: written }
    : undefined;
}

/** The previous question with the changes that the message makes; undefined if the message does not continue it. */
export function followUpQuestion(
  reading: Reading,
  previous: DataQuestion,
  { source, names, ...moment }: { source: string; names: WorkspaceNames; timeZone: string; reference: Date },
): DataQuestion | undefined {
  if (!isFragment(reading)) return undefined;
  const followUp = { reading, previous, ...moment };
  const instead = namedInstead(followUp, source, names);
  if (instead === undefined) return undefined;
  const further = furtherItems(followUp) ?? shiftedQuestion(followUp);
  if (further !== undefined) return further;
  const changes = { ...changedFilter(followUp), ...changedAct(followUp), ...instead };
  if (Object.keys(changes).length === 0) return undefined;
  const comparison = comparedWith(followUp, changes);
  if (comparison !== undefined) return comparison;
  if (
    previous.isQuoted === true &&
    (changes.order !== undefined || Object.keys(changes).every((key) => key === 'act'))
  ) {
    if (changes.act !== 'count' && changes.order !== 'longest' && changes.order !== 'shortest') return undefined;
  }
  const { isQuoted: _isQuoted, isReview: _isReview, ...rest } = withoutOffset(previous);
  const next: Changes = { ...rest, ...changes };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as unknown as DataQuestion;
}

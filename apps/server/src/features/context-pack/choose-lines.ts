import type { ContextSectionKey } from '@app/contract/context-pack';
import { SINGLE_ATTRIBUTES } from '@app/understanding/personal/fact';
import { isAbout } from '@app/understanding/text/same-subject';
import { findWhen } from '@app/understanding/time/find-when';
import type { StoredLineSource } from './context-pack.repository.ts';
import type { Mention, Mentions, SettledSubject } from './mention.ts';

/** A line as found when the context pack is built. */
export interface BuiltLine {
  section: ContextSectionKey;
  /** Identifies the line; stays the same when the pack is built again. */
  key: string;
  text: string;
  confidence: number;
  sources: StoredLineSource[];
}

export interface ChooseOptions {
  now: Date;
  timeZone: string;
}

const DAY_MS = 86_400_000;
/** How many lines of each section are worth showing. */
const MAX_LINES: Readonly<Record<ContextSectionKey, number>> = {
  about: 20,
  answers: 12,
  work: 10,
  people: 16,
  plans: 12,
  questions: 8,
  health: 12,
};
/**
 * After this many days statements no longer count, because people move, change jobs and give up plans. `once`: a fact
 * that one conversation states; `repeated`: a fact that several state.
 */
const MAX_AGE_DAYS: Readonly<Partial<Record<ContextSectionKey, { once: number; repeated: number }>>> = {
  work: { once: 1_095, repeated: 1_825 },
  plans: { once: 120, repeated: 365 },
  questions: { once: 60, repeated: 180 },
};
const DEFAULT_MAX_AGE_DAYS = { once: 1_825, repeated: 3_650 };
const MAX_SOURCES = 8;
const MAX_KEY_LENGTH = 200;
/** An act or a decision longer ago than this does not settle plans and questions about the same subject any more. */
const MAX_SETTLED_AGE_DAYS = 365;
/** How many mentions of one kind, and how many settled subjects, are compared at most. */
const MAX_COMPARED = 400;
/** The confidence in a line by the number of conversations that state it. */
const CONFIDENCE = [0, 0.6, 0.8, 0.9, 0.95];

/** The lines with enough evidence, the most certain of each section first. Contradicted lines are left out. */
export function chooseLines({ mentions, settled }: Mentions, options: ChooseOptions): BuiltLine[] {
  const recentMentions = mentions.filter((mention) => isRecent(mention, options));
  const recentlySettled = settled.filter(({ at }) => daysSince(at, options) <= MAX_SETTLED_AGE_DAYS);
  const comparedSettled = keepLatest(recentlySettled, ({ at }) => at);
  const isOpen = (mention: Mention) => !isSettled(mention, comparedSettled) && !hasPassed(mention, options);
  const groups = [...Map.groupBy(recentMentions, kindOf).values()].flatMap((sameKind) =>
    groupMentions(keepLatest(sameKind, ({ message }) => message.at).filter(isOpen)),
  );
  const provenGroups = groups.filter((group) => hasEnoughEvidence(group, options));
  const bySection = Map.groupBy(withoutContradictions(provenGroups), ([latest]) => latest.section);
  return [...bySection].flatMap(([section, found]) =>
    found.map(toLine).toSorted(byConfidence).slice(0, MAX_LINES[section]),
  );
}

/** Mentions of the same fact, latest first. */
type Group = [Mention, ...Mention[]];

const kindOf = ({ section, attribute }: Pick<Mention, 'section' | 'attribute'>): string => `${section} ${attribute}`;

const daysSince = (at: Date, { now }: ChooseOptions): number => (now.getTime() - at.getTime()) / DAY_MS;

const maxAgeOf = (section: ContextSectionKey) => MAX_AGE_DAYS[section] ?? DEFAULT_MAX_AGE_DAYS;

const isRecent = ({ section, message }: Mention, options: ChooseOptions): boolean =>
  daysSince(message.at, options) <= maxAgeOf(section).repeated;

/** The latest MAX_COMPARED items, latest first: comparing all of a large archive with each other would take minutes. */
const keepLatest = <Item>(items: readonly Item[], atOf: (item: Item) => Date): Item[] =>
  items.toSorted((a, b) => atOf(b).getTime() - atOf(a).getTime()).slice(0, MAX_COMPARED);

/** Groups mentions of one kind, given latest first. */
function groupMentions(mentions: readonly Mention[]): Group[] {
  const groups: Group[] = [];
  for (const mention of mentions) {
    const group = groups.find(([latest]) => isSame(latest, mention));
    if (group === undefined) groups.push([mention]);
    else group.push(mention);
  }
  return groups;
}

function isSame(a: Mention, b: Mention): boolean {
  if (a.text.toLowerCase() === b.text.toLowerCase()) return true;
  if (a.stems.size === 0 || b.stems.size === 0) return false;
  // A name is the same only as a whole: Anna is not Anna-Lena.
  if (a.section === 'people') return a.stems.size === b.stems.size && isWithin(a.stems, b.stems);
  return isAbout(a.stems, b.stems) || isWithin(a.stems, b.stems) || isWithin(b.stems, a.stems);
}

const isWithin = (stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...stems].every((one) => others.has(one));

const countConversations = (group: Group): number => new Set(group.map(({ message }) => message.conversationId)).size;

function hasEnoughEvidence(group: Group, options: ChooseOptions): boolean {
  if (countConversations(group) > 1) return true;
  const [{ section, message }] = group;
  return group.some(({ countsAlone }) => countsAlone) && daysSince(message.at, options) <= maxAgeOf(section).once;
}

/** If each of two values was stated in one conversation, the later replaces the earlier if it came this much later. */
const REPLACED_AFTER_MS = 30 * DAY_MS;

/**
 * Some facts have only one value, such as the home. If there are two different values, this one stays:
 * - the later one, if several conversations state it, or if one conversation states each and the later value came at
 *   least REPLACED_AFTER_MS after the earlier;
 * - otherwise the earlier one, if more conversations state it than the later one;
 * - otherwise neither.
 */
function withoutContradictions(groups: readonly Group[]): Group[] {
  return [...Map.groupBy(groups, ([latest]) => kindOf(latest)).values()].flatMap((sameKind) => {
    const [later, earlier] = sameKind;
    if (later === undefined || earlier === undefined || !SINGLE_ATTRIBUTES.has(later[0].attribute)) return sameKind;
    const [laterCount, earlierCount] = [countConversations(later), countConversations(earlier)];
    const isMuchLater = later[0].message.at.getTime() - earlier[0].message.at.getTime() >= REPLACED_AFTER_MS;
    if (laterCount > 1 || (earlierCount === 1 && isMuchLater)) return [later];
    return earlierCount > laterCount ? [earlier] : [];
  });
}

/** Whether the person has since done what a plan or a question is about, or decided about it. */
function isSettled({ section, stems, message }: Mention, settled: readonly SettledSubject[]): boolean {
  if (section !== 'plans' && section !== 'questions') return false;
  return settled.some((subject) => subject.at >= message.at && isAbout(stems, subject.stems));
}

/** Whether a plan was for a time that has passed, such as 'next summer' two years ago. */
function hasPassed({ section, text, message }: Mention, { now, timeZone }: ChooseOptions): boolean {
  if (section !== 'plans') return false;
  const when = findWhen(text, message.at, timeZone);
  if (when === undefined || when.recurring !== undefined || !(when.hasDate || when.namesOnlyPeriod)) return false;
  const periodDays = /\byear\b/i.test(when.sentence) ? 365 : 31;
  const lengthInDays = when.namesOnlyPeriod ? periodDays : 1;
  return when.start.getTime() + lengthInDays * DAY_MS < now.getTime();
}

function toLine(group: Group): BuiltLine {
  const [newest] = group;
  const oldest = group.at(-1) ?? newest;
  // Of each conversation the latest mention, because later entries of a map replace earlier ones.
  const onePerConversation = [
    ...new Map(group.toReversed().map((mention) => [mention.message.conversationId, mention])).values(),
  ];
  const sources = onePerConversation
    .toSorted((a, b) => b.message.at.getTime() - a.message.at.getTime())
    .slice(0, MAX_SOURCES)
    .map(({ message: { conversationId, messageId, at } }) => ({ conversationId, messageId, at: at.toISOString() }));
  const confidenceLevel = Math.min(onePerConversation.length, CONFIDENCE.length - 1);
  return {
    section: newest.section,
    key: keyOf(oldest),
    text: newest.text,
    confidence: CONFIDENCE[confidenceLevel] ?? 0.6,
    sources,
  };
}

/** The oldest mention determines the key of a line, so that later mentions do not change it. */
const keyOf = ({ section, attribute, stems, text }: Mention): string =>
  `${section}:${attribute}:${[...stems].toSorted().join(' ') || text.toLowerCase()}`.slice(0, MAX_KEY_LENGTH);

/** The most certain line first, then the one that was stated last. */
const byConfidence = (a: BuiltLine, b: BuiltLine): number =>
  b.confidence - a.confidence || latestSourceTime(b).localeCompare(latestSourceTime(a));

const latestSourceTime = ({ sources }: BuiltLine): string => sources[0]?.at ?? '';

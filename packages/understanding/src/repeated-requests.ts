import { plainText, withoutCode } from './text/plain-text.ts';
import { tellingStems } from './text/words.ts';

export interface GivenRequest<Id> {
  id: Id;
  text: string;
}

export interface RepeatedRequest<Id> {
  /** Of the requests that say the same, in the order given. */
  ids: Id[];
  /** What was asked, once: the words all share, `{{value}}` or `{{text: long}}` where they differ. */
  body: string;
  /** The telling words' stems, sorted: the same for the same request. */
  key: string;
}

/** A message up to this long is one request; of a longer one the first paragraph is. */
const WHOLE = 600;
const LONGEST_ASK = 300;
/** Fewer telling words are too few to say the same thing by. */
const LEAST_STEMS = 4;
const ALIKE = 0.7;
/** Words this common lead to too many candidates to be compared. */
const MOST_COMPANY = 200;
const BLOCKS = 3;

interface Read<Id> {
  id: Id;
  ask: string;
  isCut: boolean;
  stems: ReadonlySet<string>;
}

function read<Id>({ id, text }: GivenRequest<Id>): Read<Id> | undefined {
  const plain = plainText(text, WHOLE * 4).trim();
  const spoken = withoutCode(plain).trim();
  const isWhole = text.length <= WHOLE;
  const ask = isWhole ? spoken : (spoken.split(/\n\s*\n/)[0] ?? '').trim();
  if (!isWhole && ask.length > LONGEST_ASK) return undefined;
  const stems = new Set(tellingStems(ask).filter((stem) => !/\d/.test(stem)));
  return stems.size < LEAST_STEMS ? undefined : { id, ask, isCut: !isWhole, stems };
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Requests that ask the same thing in nearly the same words, the most repeated first. Each belongs to one group. Pure. */
export const findRepeatedRequests = <Id>(requests: readonly GivenRequest<Id>[]): RepeatedRequest<Id>[] => {
  const all = requests.flatMap((request) => read(request) ?? []);
  const frequency = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const groups: Read<Id>[][] = [];
  const byStem = new Map<string, number[]>();
  for (const request of all) {
    const rare = [...request.stems]
      .filter((stem) => (frequency.get(stem) ?? 0) > 1)
      .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, BLOCKS);
    const candidates = new Set(rare.flatMap((stem) => (byStem.get(stem) ?? []).slice(-MOST_COMPANY)));
    const home = [...candidates].find((at) => likeness(groups[at]?.[0]?.stems ?? new Set(), request.stems) >= ALIKE);
    if (home !== undefined) groups[home]?.push(request);
    else {
      groups.push([request]);
      for (const stem of rare) byStem.set(stem, [...(byStem.get(stem) ?? []), groups.length - 1]);
    }
  }
  return groups
    .filter((group) => group.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((group) => ({
      ids: group.map(({ id }) => id),
      body: commonBody(group),
      key: [...(group[0]?.stems ?? [])].toSorted().join(' '),
    }));
};

/** Words that differ become blanks; a text that follows becomes one. */
function commonBody<Id>(group: readonly Read<Id>[]): string {
  const [first, ...others] = group.map(({ ask }) => ask.split(/(\s+)/));
  const last = group.at(-1)?.ask ?? '';
  const following = group.some(({ isCut }) => isCut) ? '\n\n{{text: long}}' : '';
  if (first === undefined || others.some((words) => words.length !== first.length)) return last + following;
  let blanks = 0;
  const words = first.map((word, at) => {
    if (others.every((other) => other[at] === word) || /^\s*$/.test(word)) return word;
    blanks += 1;
    const [, lead = '', trail = ''] = /^([^\p{L}\p{N}]*).*?([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
    return `${lead}{{value ${blanks}}}${trail}`;
  });
  const isMostlyBlank = blanks > first.length / 4;
  // Differing words side by side are one blank.
  const body = words.join('').replaceAll(/(\{\{value \d+\}\})(?:\s+\{\{value \d+\}\})+/g, '$1');
  return (isMostlyBlank ? last : body) + following;
}

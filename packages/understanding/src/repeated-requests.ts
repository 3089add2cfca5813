import { nameOfBlank, numberedNames } from './repeated/blank-name.ts';
import { findFrames } from './repeated/frames.ts';
import {
  type RequestMessage,
  isSameWord,
  MIN_STEMS,
  type ParsedRequest,
  extractRequest,
} from './repeated/parsed-request.ts';
import { isReusable } from './repeated/reusable.ts';

export type { RequestMessage } from './repeated/parsed-request.ts';

export interface RepeatedRequest<Message> {
  /** The messages with the requests of the group, in the order given. */
  messages: Message[];
  /** The common text of the requests, with `{{topic}}`, `{{value 1}}` or `{{text: long}}` where they differ. */
  body: string;
  /** The sorted stems of the oldest request's significant words: it does not change when the request is repeated. */
  key: string;
}

const MIN_SIMILARITY = 0.7;
/** Only this many of the groups that share a stem are compared, the newest ones. */
const MAX_GROUPS_PER_STEM = 200;
/** Number of a request's rarest stems; the request is only compared with groups that have one of them. */
const RAREST_STEMS = 3;

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Requests with nearly the same words; the first of each group represents it. */
function groupAlike<Message>(all: readonly ParsedRequest<Message>[]): ParsedRequest<Message>[][] {
  const frequency = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const groups: ParsedRequest<Message>[][] = [];
  const byStem = new Map<string, number[]>();
  for (const request of all) {
    const rare = [...request.stems]
      .filter((stem) => (frequency.get(stem) ?? 0) > 1)
      .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, RAREST_STEMS);
    const candidates = new Set(rare.flatMap((stem) => (byStem.get(stem) ?? []).slice(-MAX_GROUPS_PER_STEM)));
    const groupIndex = [...candidates].find(
      (at) => similarity(groups[at]?.[0]?.stems ?? new Set(), request.stems) >= MIN_SIMILARITY,
    );
    if (groupIndex !== undefined) groups[groupIndex]?.push(request);
    else {
      groups.push([request]);
      for (const stem of rare) byStem.set(stem, [...(byStem.get(stem) ?? []), groups.length - 1]);
    }
  }
  return groups;
}

/**
 * Requests that ask the same thing in nearly the same words, or share a form with different values, the most repeated
 * first. Pass the messages latest first. Each request is in at most one group. Pure.
 */
export const findRepeatedRequests = <Message extends RequestMessage>(
  messages: readonly Message[],
): RepeatedRequest<Message>[] => {
  const order = new Map(messages.map((message, at) => [message, at]));
  // Oldest first, so that a new repetition joins the group of the old ones without changing it.
  const oldestFirst = messages.toReversed().flatMap((message) => extractRequest(message) ?? []);
  const alike = groupAlike(oldestFirst.filter(({ stems }) => stems.size >= MIN_STEMS));
  const short = oldestFirst.filter(({ stems }) => stems.size < MIN_STEMS).map((request) => [request]);
  const framed = findFrames([...alike, ...short]);
  const framedRequests = new Set(framed.flatMap(({ members }) => members));
  const unframed = alike
    .filter((group) => group.length > 1 && group.every((request) => !framedRequests.has(request)))
    .map((members) => ({ members, body: commonBody(members) }))
    // A group without blanks repeats one request word for word; a group with blanks must make a template.
    .filter(
      ({ members, body }) =>
        !body.includes('{{') || isReusable(body, members[0]?.language ?? 'en', members.map(wholeTextOf)),
    );
  return [...framed, ...unframed]
    .map(({ members, body }) => ({
      messages: members.map(({ message }) => message).toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
      body,
      key: [...(members[0]?.stems ?? [])].toSorted().join(' '),
    }))
    .toSorted((a, b) => b.messages.length - a.messages.length);
};

/** Used in place of the filling of a blank, because requests in nearly the same words may differ anywhere. */
const wholeTextOf = <Message>({ request, followingTextEnd }: ParsedRequest<Message>): string =>
  `${request} ${followingTextEnd}`;

/** The body of a group: words that differ become blanks, and so does a text after the request. */
function commonBody<Message>(group: readonly ParsedRequest<Message>[]): string {
  const [first, ...others] = group.map(({ request }) => request.split(/(\s+)/));
  const last = group.at(-1)?.request ?? '';
  const following = group.some(({ hasFollowingText, request }) => hasFollowingText || request.endsWith(':'))
    ? '\n\n{{text: long}}'
    : '';
  if (first === undefined || others.some((words) => words.length !== first.length)) return last + following;
  const isBlank = (at: number): boolean =>
    !/^\s*$/.test(first[at] ?? '') && !others.every((words) => isSameWord(words[at] ?? '', first[at] ?? ''));
  const blankAt = first.flatMap((_, at) => (isBlank(at) ? [at] : []));
  const names = numberedNames(
    blankAt.map((at) =>
      nameOfBlank(
        [first, ...others].map((words) => words[at] ?? ''),
        first.slice(0, at).join(''),
      ),
    ),
  );
  const blanks = blankAt.length;
  const words = first.map((word, at) => {
    if (!blankAt.includes(at)) return word;
    const [, signsBefore = '', signsAfter = ''] = /^([^\p{L}\p{N}]*).*?([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
    return `${signsBefore}{{${names[blankAt.indexOf(at)]}}}${signsAfter}`;
  });
  // Half of the entries of `first` are spaces, so that a quarter of its entries is half of the words.
  const isMostlyBlank = blanks > first.length / 4;
  // Adjacent differing words are one blank.
  const body = words.join('').replaceAll(/(\{\{[^}]*\}\})(?:\s+\{\{[^}]*\}\})+/g, '$1');
  return (isMostlyBlank ? last : body) + following;
}

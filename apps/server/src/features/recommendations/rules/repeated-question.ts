import type { RepeatedRequest } from '@app/understanding/repeated-requests';
import { isAbout } from '@app/understanding/text/same-subject';
import { significantStems } from '@app/understanding/text/words';
import type { UserMessage, PersonSnapshot } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { messageSource, shorten } from '../sources.ts';
import { daysSince, formatDay } from '../dates.ts';
import { capitalise } from '../wording.ts';

/** How often a request must be made, if all the times are in one conversation. */
const MIN_TIMES_IN_ONE_CONVERSATION = 3;
const MIN_TIMES = 2;
const DAY_MS = 86_400_000;
/** A request with blanks and at least this many words can become a template. */
const MIN_TEMPLATE_WORDS = 6;
const MIN_NAME_WORDS = 3;
const HIGH_PRIORITY_TIMES = 5;
/** A request that was made this often has medium priority, however long ago that was. */
const MEDIUM_PRIORITY_TIMES = 3;
const RECENT_DAYS = 60;
const MAX_BODY_LENGTH = 5_000;
/** The same text within this time is a retry, not a repetition. */
const RETRY_MS = 600_000;
/** Matches a request that refers to an earlier message, so that it makes no sense outside its conversation. */
const FOLLOW_UP =
  /\b(?:those|these|that (?:list|one|text|again)|the (?:same|previous|above|last)(?! (?:commit|day|week|month|year|row|line|column|element|item|name|character)s?\b)|back to me|you (?:just )?(?:message|wrote|sent|gave))\b/i;
/** Matches a request for a fact or an explanation, not for something to be written. */
const FACT_QUESTION =
  /^(?:(?:please |can you |could you )?(?:explain|tell me) (?:how|what|why|when|where)|what|who|when|where|which|why|is|are|was|were|does|do|did|has|have|how (?:many|much|long|far|old|big|tall|do|does|did|can|could|should|would|to)|was|wer|wie|wo|wann|warum|welche[rs]?|ist|sind|kann|comment|pourquoi|quand|quels?|quelles?|qui|où|est-ce|qu'est|cómo|qué|cuál|cuándo|dónde|come|cosa|quale|quando|perché|como|qual|hoe|wat|waarom|wanneer|welke)(?!\p{L})/iu;

/** Matches tags and braces. A text with these is a pasted piece of a file, not a question. */
const MARKUP = /<[/?!]?[a-z][^<>]*>|<\?|[{}]|;\s*$/im;

/** The rule `repeated_question`: requests that are repeated in nearly the same words and have no template. */
export function adviseOnRepeatedRequests(snapshot: PersonSnapshot): Candidate[] {
  return snapshot.repeatedRequests.flatMap((request) => {
    const messages = request.messages.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const withoutRetries = messages.filter(({ at, text }, index) => {
      const newerNeighbour = messages[index - 1];
      return newerNeighbour?.text !== text || newerNeighbour.at.getTime() - at.getTime() >= RETRY_MS;
    });
    const conversations = new Set(withoutRetries.map(({ conversationId }) => conversationId)).size;
    const stems = new Set(significantStems(request.body));
    const isTemplateLike = request.body.includes('{{') && stems.size >= MIN_TEMPLATE_WORDS;
    // Variations on the same day are attempts at one result.
    const spansDays = (withoutRetries[0]?.at.getTime() ?? 0) - (withoutRetries.at(-1)?.at.getTime() ?? 0) >= DAY_MS;
    const minimum = conversations > 1 || (isTemplateLike && spansDays) ? MIN_TIMES : MIN_TIMES_IN_ONE_CONVERSATION;
    // 'These notes' may refer to the text pasted below the request.
    const isFollowUp = FOLLOW_UP.test(request.body) && !request.body.includes('{{text: long}}');
    if (withoutRetries.length < minimum || isFollowUp) return [];
    if (snapshot.templates.some(({ body }) => isAbout(stems, body))) return [];
    return toCandidate(request, withoutRetries, conversations, snapshot) ?? [];
  });
}

function toCandidate(
  { body, key }: RepeatedRequest<UserMessage>,
  messages: UserMessage[],
  conversations: number,
  snapshot: PersonSnapshot,
): Candidate | undefined {
  const [latest] = messages;
  const advice = latest === undefined ? undefined : adviceOn(body, latest);
  if (latest === undefined || advice === undefined) return undefined;
  const where = conversations > 1 ? `in ${conversations} conversations` : 'in one conversation';
  const isRelevant = daysSince(latest.at, snapshot.now) <= RECENT_DAYS || messages.length >= MEDIUM_PRIORITY_TIMES;
  return {
    rule: 'repeated_question',
    key: `repeated_question:${key}`,
    ...advice,
    why: `You asked this ${messages.length} times ${where}, last on ${formatDay(latest.at, snapshot)}.`,
    priority: messages.length >= HIGH_PRIORITY_TIMES ? 'high' : isRelevant ? 'medium' : 'low',
    actionType: 'organization',
    categoryId: latest.categoryId,
    sources: messages.slice(0, 5).map(messageSource),
    at: latest.at,
  };
}

/**
 * The name of a template: the text before the first blank. If this text has too few words, the text after the last
 * blank is the name, and if that has too few as well, the whole text with '…' for each blank.
 */
function nameOf(body: string): string {
  if (!body.includes('{{')) return body;
  const isEnough = (part: string) => new Set(significantStems(part)).size >= MIN_NAME_WORDS;
  const [lead = ''] = body.split(/\s*\{\{/);
  if (isEnough(lead)) return `${lead} …`;
  const end = body.replace(/^[^]*\}\}[\s,.;:]*/, '');
  return isEnough(end) ? `… ${end}` : body.replaceAll(/\s*\{\{[^}]*\}\}/g, ' …');
}

/**
 * A request with blanks becomes a template. A factual question leads to the advice to keep the reply; any other request
 * without blanks, such as one for a poem, leads to none.
 */
function adviceOn(
  body: string,
  { categoryId }: UserMessage,
): Pick<Candidate, 'title' | 'description' | 'action'> | undefined {
  const name = capitalise(shorten(nameOf(body), 70));
  if (body.includes('{{')) {
    return {
      title: `Make a template of “${name}”`,
      description: 'The template has blanks for what changes, so next time you only fill those in.',
      action: { kind: 'template', name, body: body.slice(0, MAX_BODY_LENGTH), categoryId },
    };
  }
  if (!FACT_QUESTION.test(body) || MARKUP.test(body)) return undefined;
  return {
    title: `Keep the reply to “${name}”`,
    description: 'The reply is in the conversations below. Pin one of them, so that you do not have to ask again.',
    action: null,
  };
}

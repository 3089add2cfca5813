import type { RepeatedRequest } from '@app/understanding/repeated-requests';
import { tellingStems } from '@app/understanding/text/words';
import type { Said, Workspace } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { isAbout } from '../dealt-with.ts';
import { saidSource, shorten } from '../sources.ts';
import { capitalise, daysSince, formatDay } from '../wording.ts';

/** Within one conversation: this often. Over several, or with blanks on another day, twice is enough. */
const TIMES_IN_ONE = 3;
const DAY_MS = 86_400_000;
const LEAST_WORDS_IN_ONE = 6;
const LEAST_NAMING = 3;
const OFTEN = 5;
const FRESH_DAYS = 60;
const LONGEST_BODY = 5_000;
/** The very same words again so soon are another try, not another time. */
const RETRY_MS = 600_000;
/** It speaks of what was said just before: out of its conversation it asks nothing. */
const FOLLOW_UP =
  /\b(?:those|these|that (?:list|one|text|again)|the (?:same|previous|above|last)(?! (?:commit|day|week|month|year|row|line|column|element|item|name|character)s?\b)|back to me|you (?:just )?(?:said|wrote|sent|gave))\b/i;
/** Asks for what is so or how it is done, not for something to be made. */
const OF_FACT =
  /^(?:(?:please |can you |could you )?(?:explain|tell me) (?:how|what|why|when|where)|what|who|when|where|which|why|is|are|was|were|does|do|did|has|have|how (?:many|much|long|far|old|big|tall|do|does|did|can|could|should|would|to)|was|wer|wie|wo|wann|warum|welche[rs]?|ist|sind|kann|comment|pourquoi|quand|quels?|quelles?|qui|où|est-ce|qu'est|cómo|qué|cuál|cuándo|dónde|come|cosa|quale|quando|perché|como|qual|hoe|wat|waarom|wanneer|welke)(?!\p{L})/iu;

/** What somebody asks again and again in nearly the same words, and has no template for. */
export function findRepeatedQuestions(workspace: Workspace): Candidate[] {
  return workspace.repeated.flatMap((request) => {
    const asked = request.ids.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const apart = asked.filter(({ at, text }, index) => {
      const later = asked[index - 1];
      return later?.text !== text || later.at.getTime() - at.getTime() >= RETRY_MS;
    });
    const conversations = new Set(apart.map(({ conversationId }) => conversationId)).size;
    const stems = new Set(tellingStems(request.body));
    const isVaried = request.body.includes('{{') && stems.size >= LEAST_WORDS_IN_ONE;
    // In other words within the hour somebody tries another way, and has what they wanted.
    const isLater = (apart[0]?.at.getTime() ?? 0) - (apart.at(-1)?.at.getTime() ?? 0) >= DAY_MS;
    const least = conversations > 1 || (isVaried && isLater) ? 2 : TIMES_IN_ONE;
    // 'These notes' are those that stand below it.
    const isFollowUp = FOLLOW_UP.test(request.body) && !request.body.includes('{{text: long}}');
    if (apart.length < least || isFollowUp) return [];
    if (workspace.templates.some(({ body }) => isAbout(stems, body))) return [];
    return toCandidate(request, apart, conversations, workspace) ?? [];
  });
}

function toCandidate(
  { body, key }: RepeatedRequest<Said>,
  asked: Said[],
  conversations: number,
  workspace: Workspace,
): Candidate | undefined {
  const [latest] = asked;
  if (latest === undefined) return undefined;
  const where = conversations > 1 ? `in ${conversations} conversations` : 'in one conversation';
  const isRecent = daysSince(latest.at, workspace.now) <= FRESH_DAYS || asked.length > 2;
  return {
    rule: 'repeated_question',
    key: `repeated_question:${key}`,
    ...adviceOn(body, latest),
    why: `You asked this ${asked.length} times ${where}, last on ${formatDay(latest.at, workspace)}.`,
    priority: asked.length >= OFTEN ? 'high' : isRecent ? 'medium' : 'low',
    actionType: 'organization',
    categoryId: latest.categoryId,
    sources: asked.slice(0, 5).map(saidSource),
    at: latest.at,
  };
}

/** What stands before the first blank, where that says enough. */
function nameOf(body: string): string {
  const [lead = ''] = body.split(/\s*\{\{/);
  const isEnough = new Set(tellingStems(lead)).size >= LEAST_NAMING;
  return isEnough && lead !== body ? `${lead} …` : body.replaceAll(/\s*\{\{[^}]*\}\}/g, ' …');
}

/** A request becomes a template; of a question of fact the answer is what is worth keeping. */
function adviceOn(body: string, { categoryId }: Said): Pick<Candidate, 'title' | 'description' | 'action'> {
  const name = capitalise(shorten(nameOf(body), 70));
  const hasBlanks = body.includes('{{');
  if (!hasBlanks && OF_FACT.test(body)) {
    return {
      title: `Keep the answer to “${name}”`,
      description: 'It stands in the conversations below. Pin one of them, and you need not ask again.',
      action: null,
    };
  }
  return {
    title: `Make a template of “${name}”`,
    description: hasBlanks
      ? 'The template has blanks for what changes, so next time you only fill those in.'
      : 'From the template it is one click next time, and you can improve its words once for all.',
    action: { kind: 'template', name, body: body.slice(0, LONGEST_BODY), categoryId },
  };
}

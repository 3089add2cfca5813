import type { RepeatedRequest } from '@app/understanding/repeated-requests';
import { tellingStems } from '@app/understanding/text/words';
import type { Said, Workspace } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { isAbout } from '../dealt-with.ts';
import { saidSource, shorten } from '../sources.ts';
import { capitalise, daysSince, sayDay } from '../wording.ts';

/** Within one conversation this often; over several twice is enough. */
const TIMES_IN_ONE = 3;
const OFTEN = 5;
const FRESH_DAYS = 60;
const LONGEST_BODY = 5_000;
/** The very same words again so soon are another try, not another time. */
const RETRY_MS = 600_000;

/** What somebody asks again and again in nearly the same words, and has no template for. */
export function findRepeatedQuestions(workspace: Workspace): Candidate[] {
  return workspace.repeated.flatMap((request) => {
    const asked = request.ids.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const apart = asked.filter(({ at, text }, index) => {
      const later = asked[index - 1];
      return later?.text !== text || later.at.getTime() - at.getTime() >= RETRY_MS;
    });
    const conversations = new Set(apart.map(({ conversationId }) => conversationId)).size;
    if (apart.length < (conversations > 1 ? 2 : TIMES_IN_ONE)) return [];
    const stems = new Set(tellingStems(request.body));
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
  const name = capitalise(shorten(body.replaceAll(/\s*\{\{[^}]*\}\}/g, ' …'), 70));
  const where = conversations > 1 ? `in ${conversations} conversations` : 'in one conversation';
  return {
    rule: 'repeated_question',
    key: `repeated_question:${key}`,
    title: `Make a template of “${name}”`,
    description: body.includes('{{')
      ? 'The template has blanks for what changes, so next time you only fill those in.'
      : 'From the template it is one click next time, and you can improve its words once for all.',
    why: `You asked this ${asked.length} times ${where}, last on ${sayDay(latest.at, workspace)}.`,
    priority:
      asked.length >= OFTEN
        ? 'high'
        : daysSince(latest.at, workspace.now) <= FRESH_DAYS || asked.length > 2
          ? 'medium'
          : 'low',
    actionType: 'organization',
    categoryId: latest.categoryId,
    sources: asked.slice(0, 5).map(saidSource),
    action: { kind: 'template', name, body: body.slice(0, LONGEST_BODY), categoryId: latest.categoryId },
    at: latest.at,
  };
}

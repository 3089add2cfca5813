import { alsoAdded } from '@app/understanding/own-data/also-command';
import type { DetectedIntent } from '@app/understanding/intents';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import { proposalOf } from './proposal-of.ts';
import type { Answer, AskedMessage } from './question.ts';
import type { Thread } from './thread.ts';

const OF_PLANS = new Set<DetectedIntent['intent']>(['plan_question', 'free_time', 'event', 'reminder', 'task']);

/** Proposes what 'add also: …' adds to the plans before: a task or several, or with an hour an event. */
export function createAddedAnswer({ findSuggestions }: { findSuggestions: FindSuggestions }) {
  return (asked: AskedMessage, { previous }: Thread): Answer | undefined => {
    const { text, now, timeZone, isTemporary, replies: texts } = asked;
    if (isTemporary === true) return undefined;
    const isAfterPlans = previous !== undefined && OF_PLANS.has(previous.intent);
    const added = alsoAdded({ text, reference: now, timeZone }, isAfterPlans);
    if (added === undefined) return undefined;
    if ('tasks' in added) {
      const proposals = added.tasks.map(proposalOf);
      const reply = proposals.length > 1 ? texts.proposedTasks(proposals.length) : texts.proposal.task;
      return { text: reply, proposals, hasNoPlans: true };
    }
    const [found, ...others] = findSuggestions({ text: added.appointment, reference: now, timeZone });
    if (found?.schedulingDetails === undefined || found.type === 'recommendation' || others.length > 0)
      return undefined;
    const kind = found.type === 'schedule' ? 'event' : found.type;
    return { text: texts.proposal[kind], proposals: [proposalOf(found)], hasNoPlans: true };
  };
}

import { asksForShownTask, tasksShownIn, withShownTask } from '@app/understanding/questions/named-in-reply';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';
import type { Answer, AskedMessage } from './question.ts';

/** Proposes a reminder of a task in the list of the previous reply: 'remind me about the oldest one tomorrow'. */
export function createShownTaskReminder({ findSuggestions }: { findSuggestions: FindSuggestions }) {
  return ({ path, text, now, timeZone, isTemporary, replies }: AskedMessage): Answer | undefined => {
    const last = path.at(-1);
    if (last?.role !== 'assistant' || isTemporary === true || !asksForShownTask(text)) return undefined;
    const request = withShownTask(text, tasksShownIn(last.content));
    if (request === undefined) return undefined;
    const [found, ...others] = findSuggestions({ text: request.text, reference: now, timeZone });
    if (found?.type !== 'reminder' || others.length > 0) return undefined;
    const { title } = request;
    const { schedulingDetails } = found;
    if (schedulingDetails === undefined) return undefined;
    const at = new Date(schedulingDetails.datetime);
    return {
      text: replies.proposal.reminder,
      proposals: [{ type: 'reminder', title, at, minutes: schedulingDetails.duration, isAllDay: false }],
      hasNoPlans: true,
    };
  };
}

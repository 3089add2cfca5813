import type { FindSuggestions, ModelProposal } from '#features/suggestions/suggestions.service.ts';

type Found = ReturnType<FindSuggestions>[number];

/** A plan found in a text as the proposal of a reply. */
export const proposalOf = ({ type, title, schedulingDetails: details }: Found): ModelProposal => ({
  type: type === 'recommendation' ? 'task' : type,
  title,
  ...(details && { at: new Date(details.datetime) }),
  minutes: details?.duration ?? 0,
  isAllDay: details?.isAllDay ?? false,
  isTimeAssumed: details?.isTimeAssumed ?? false,
});

import { type FindSuggestions, isWithinReach } from './find-suggestions.ts';

/** A plan that a model proposed in a reply. */
export interface GivenProposal {
  type: 'schedule' | 'reminder' | 'task';
  title: string;
  /** Absent without a day. */
  at?: Date;
  minutes: number;
  isAllDay: boolean;
}

type Found = ReturnType<FindSuggestions>[number];

/** Both lists as one. What was given wins over what was found for the same time, or without any for the same kind. */
export function withGiven(found: readonly Found[], given: readonly GivenProposal[]): Found[] {
  const isGiven = ({ type, schedulingDetails }: Found): boolean =>
    given.some(
      (proposal) => proposal.type === type && proposal.at?.toISOString() === isoOf(schedulingDetails?.datetime),
    );
  return [
    ...found.filter((suggestion) => !isGiven(suggestion)),
    ...given.map(({ type, title, at, minutes, isAllDay }) => ({
      type,
      title,
      description: '',
      ...(at && { schedulingDetails: { datetime: at.toISOString(), duration: minutes, recurring: null, isAllDay } }),
    })),
  ].filter(isWithinReach);
}

function isoOf(datetime: string | undefined): string | undefined {
  return datetime === undefined ? undefined : new Date(datetime).toISOString();
}

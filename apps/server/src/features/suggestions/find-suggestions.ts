import { RequestTimestamp } from '@app/contract/primitives';
import type { SuggestionType } from '@app/contract/suggestions';

/** The plans that the local engine finds in a text; see packages/understanding. */
export type FindSuggestions = (input: { text: string; reference: Date; timeZone: string }) => {
  type: SuggestionType;
  title: string;
  description: string;
  schedulingDetails?: {
    datetime: string;
    duration: number;
    recurring: string | null;
    isAllDay: boolean;
    /** Whether only the day was named. */
    isTimeAssumed?: boolean;
  };
}[];

/** Whether the API accepts the suggestion's time; a time in the year 9999, for example, is out of range. */
export function hasAcceptedTime({
  schedulingDetails,
}: {
  schedulingDetails?: { datetime: string } | undefined;
}): boolean {
  return schedulingDetails === undefined || RequestTimestamp.safeParse(schedulingDetails.datetime).success;
}

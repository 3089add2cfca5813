import type { SuggestionType } from '@app/contract/suggestions';

/** What the local engine finds in a text; see packages/understanding. */
export type FindSuggestions = (input: { text: string; reference: Date; timeZone: string }) => {
  type: SuggestionType;
  title: string;
  description: string;
  schedulingDetails?: { datetime: string; duration: number; recurring: string | null; isAllDay: boolean };
}[];

import type { Evidence } from './evidence.ts';

/** The time of a suggested plan. */
export interface SuggestionDetails {
  /** ISO 8601 instant in UTC. */
  datetime: string;
  /** Minutes; 1440 for a whole day, 0 for reminders and tasks. */
  duration: number;
  /** RRULE text without the property name; null when it happens once. Its days and hours are those of `timeZone`. */
  recurring: string | null;
  /** IANA zone of the time. */
  timeZone: string;
  isAllDay: boolean;
  /** True if only a day was named and the hour is assumed. */
  isTimeAssumed: boolean;
}

export interface DetectedSuggestion {
  /** A recommendation is advice or a lasting wish; see recommendations.ts. */
  type: 'schedule' | 'reminder' | 'task' | 'recommendation';
  title: string;
  /** The sentence it was found in. */
  description: string;
  /** Absent if no day, hour or period was named. */
  schedulingDetails?: SuggestionDetails;
  /**
   * Points of evidence. From `MIN_PLAN_SCORE` it is returned, from `MIN_POSSIBLE_SCORE` only to callers that ask for
   * possible plans too, and below that never.
   */
  score: number;
}

/** The plan in a sentence, with the evidence for it. */
export interface DetectedPlan {
  suggestion: DetectedSuggestion;
  evidence: Evidence;
}

/** A sentence written on Wednesday 18 November 2026, 11:00 in Berlin, and its plan; times are in Berlin. */
export interface PlannedSentence {
  text: string;
  type: 'schedule' | 'reminder' | 'task';
  /** 'YYYY-MM-DD HH:MM', or only the day if no hour was named. */
  at: string;
  minutes?: number;
  rule?: string;
  /** The expected title; absent if several are acceptable. */
  title?: string;
}

type PlanDetails = Pick<PlannedSentence, 'minutes' | 'rule' | 'title'>;

export const schedule = (text: string, at: string, details: PlanDetails = {}): PlannedSentence => ({
  text,
  type: 'schedule',
  at,
  ...details,
});
export const reminder = (text: string, at: string, details: PlanDetails = {}): PlannedSentence => ({
  text,
  type: 'reminder',
  at,
  ...details,
});
export const task = (text: string, at: string, details: PlanDetails = {}): PlannedSentence => ({
  text,
  type: 'task',
  at,
  ...details,
});

/** A sentence said on Wednesday 18 November 2026, 11:00 in Berlin, and what it plans; times are Berlin's clock. */
export interface PlannedSentence {
  text: string;
  type: 'schedule' | 'reminder' | 'task';
  /** 'YYYY-MM-DD HH:MM', or the day alone where no hour was said. */
  at: string;
  minutes?: number;
  rule?: string;
  /** What a card is to be called; absent where several names are as good. */
  title?: string;
}

type More = Pick<PlannedSentence, 'minutes' | 'rule' | 'title'>;

export const schedule = (text: string, at: string, more: More = {}): PlannedSentence => ({
  text,
  type: 'schedule',
  at,
  ...more,
});
export const reminder = (text: string, at: string, more: More = {}): PlannedSentence => ({
  text,
  type: 'reminder',
  at,
  ...more,
});
export const task = (text: string, at: string, more: More = {}): PlannedSentence => ({
  text,
  type: 'task',
  at,
  ...more,
});

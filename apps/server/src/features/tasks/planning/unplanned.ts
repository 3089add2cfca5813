/** A task or goal that has no place on the schedule. */
export interface Unplanned {
  id: string;
  kind: 'task' | 'goal';
  title: string;
  /** A calendar day; null without one. */
  dueDate: string | null;
  /** Minutes; null: not estimated. */
  estimateMinutes: number | null;
  /** Of a goal: how it stands, in words. */
  standing?: string;
}

// breaks: integrations-db-events-apart
import type { GoalReached } from '#events/goals.events.ts';
export type Row = GoalReached;

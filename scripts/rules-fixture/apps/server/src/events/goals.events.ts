export type GoalReached = { goalId: string };

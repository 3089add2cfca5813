import { listGoals } from './goals.repository.ts';
export type Goals = ReturnType<typeof listGoals>;
export const getGoals = () => listGoals();
export const createGoalsService = () => ({ getGoals });

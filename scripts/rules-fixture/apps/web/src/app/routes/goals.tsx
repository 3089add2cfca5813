import { GoalList } from '#features/goals/goal-list.tsx';
export const GoalsRoute = () => GoalList();

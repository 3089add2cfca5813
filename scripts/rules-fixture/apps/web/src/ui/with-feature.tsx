// breaks: ui-without-features
import { GoalList } from '#features/goals/goal-list.tsx';
export const Panel = GoalList;

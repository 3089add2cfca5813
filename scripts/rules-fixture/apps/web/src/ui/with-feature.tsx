// breaks: ui-knows-no-feature
import { GoalList } from '#features/goals/goal-list.tsx';
export const Panel = GoalList;

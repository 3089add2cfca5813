// breaks: web-features-apart
import type { GoalListProps } from '#features/goals/goal-list.tsx';
export type Props = GoalListProps;

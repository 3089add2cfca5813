// breaks: web-and-server-apart
import type { GoalListProps } from '../../../web/src/features/goals/goal-list.tsx';
export type Props = GoalListProps;

// breaks: web-and-server-never-meet
import type { GoalListProps } from '../../../web/src/features/goals/goal-list.tsx';
export type Props = GoalListProps;

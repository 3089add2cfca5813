import { Button } from '#ui/button.tsx';
import { goal } from '../../../../../packages/contract/src/goals.ts';
export const GoalList = () => [Button, goal];
export type GoalListProps = { id: string };

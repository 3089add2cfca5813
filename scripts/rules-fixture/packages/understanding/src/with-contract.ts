// breaks: understanding-knows-nothing-of-ours
import { goal } from '../../contract/src/goals.ts';
export const understood = goal;

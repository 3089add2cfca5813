// breaks: client-imports-nothing
import { goal } from '../../contract/src/goals.ts';
export const used = goal;

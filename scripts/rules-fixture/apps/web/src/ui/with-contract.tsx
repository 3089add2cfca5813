// breaks: ui-without-features
import { goal } from '../../../../packages/contract/src/goals.ts';
export const panel = goal;

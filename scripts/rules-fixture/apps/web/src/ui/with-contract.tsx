// breaks: ui-knows-no-feature
import { goal } from '../../../../packages/contract/src/goals.ts';
export const panel = goal;

// breaks: understanding-imports-no-other-package
import { goal } from '../../contract/src/goals.ts';
export const understood = goal;

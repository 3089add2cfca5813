// breaks: no-unresolved-imports
import { gone } from './gone.ts';
export const nowhere = gone;

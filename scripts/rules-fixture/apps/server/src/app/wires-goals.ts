// breaks: features-wire-themselves
import { getGoals } from '#features/goals/goals.service.ts';

export const wired = getGoals;

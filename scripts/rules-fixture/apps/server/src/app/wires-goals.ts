// breaks: wiring-at-home
import { getGoals } from '#features/goals/goals.service.ts';

export const wired = getGoals;

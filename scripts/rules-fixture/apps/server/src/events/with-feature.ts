// breaks: features-above-the-rest
import type { Goals } from '#features/goals/goals.service.ts';
export type GoalsEvent = Goals;

import type { Goals } from '#features/goals/goals.service.ts';
import { fetchGuarded } from '#integrations/fetcher/fetcher.ts';
export const plan = (goals: Goals) => [goals, fetchGuarded];

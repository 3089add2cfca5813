// breaks: services-created-once
import { createGoalsService } from '#features/goals/goals.service.ts';

export const made = createGoalsService();

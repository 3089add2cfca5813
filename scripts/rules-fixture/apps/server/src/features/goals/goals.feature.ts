import { mountGoals } from './goals.routes.ts';
import { createGoalsService } from './goals.service.ts';

export const goalsFeature = () => ({ services: { goals: createGoalsService() }, routes: mountGoals });

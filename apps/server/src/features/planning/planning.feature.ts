import type { ModelDoor } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { registerGoalRoutes } from '#features/goals/goals.routes.ts';
import { createGoalsService, type GoalsService } from '#features/goals/goals.service.ts';
import type { MeaningService } from '#features/meaning/meaning.service.ts';
import { registerPlanningRoutes } from '#features/planning/planning.routes.ts';
import { createPlanningService, type PlanningService } from '#features/planning/planning.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import { registerTaskRoutes } from '#features/tasks/tasks.routes.ts';
import { createTasksService, type TasksService } from '#features/tasks/tasks.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface PlannerFeature {
  tasks: TasksService;
  goals: GoalsService;
  planning: PlanningService;
}

/** Tasks, goals, and what finds time for them. */
export function createPlannerFeature(
  { db, clock, newId }: Foundation,
  services: {
    billing: BillingService;
    categories: CategoriesService;
    schedule: ScheduleService;
    search: SearchService;
    meaning: MeaningService;
    modelDoor: ModelDoor;
  },
): PlannerFeature {
  const tasks = createTasksService({ db, clock, newId });
  const goals = createGoalsService({ db, clock, newId, ...services });
  const planning = createPlanningService({ db, clock, newId, ...services, tasks, goals });
  return { tasks, goals, planning };
}

export function registerPlannerRoutes(mount: Mount, { config }: Foundation, services: PlannerFeature): void {
  registerTaskRoutes(mount, services.tasks);
  registerGoalRoutes(mount, services.goals);
  registerPlanningRoutes(mount, services.planning, config.chat.RATE_LIMIT_CHAT_PER_MINUTE);
}

import type { ModelGateway } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import { registerPlanningRoutes } from './planning/planning.routes.ts';
import { createPlanningService, type PlanningService } from './planning.service.ts';
import { registerTaskRoutes } from './tasks.routes.ts';
import { createTasksService, type TasksService } from './tasks.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'newId'> & {
  billing: BillingService;
  goals: GoalsService;
  identity: IdentityService;
  modelGateway: ModelGateway;
  schedule: ScheduleService;
};

/** Tasks, and planning: finding time for them and reviewing the week. */
export function tasksFeature(foundation: Needs): FeatureParts<{ planning: PlanningService; tasks: TasksService }> {
  const needs = { ...foundation, timeZoneOf: foundation.identity.timeZoneOf };
  const tasks = createTasksService(needs);
  const planning = createPlanningService({ ...needs, tasks });
  return {
    services: { planning, tasks },
    routes: (mount) => {
      registerTaskRoutes(mount, tasks);
      registerPlanningRoutes(mount, planning, needs.config.chat.RATE_LIMIT_CHAT_PER_MINUTE);
    },
  };
}

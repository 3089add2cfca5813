import type { ModelDoor } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { registerPlanningRoutes } from './planning.routes.ts';
import { createPlanningService, type PlanningService } from './planning.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'newId'> & {
  billing: BillingService;
  goals: GoalsService;
  identity: IdentityService;
  modelDoor: ModelDoor;
  schedule: ScheduleService;
  tasks: TasksService;
};

/** Finds time for tasks and goals. */
export function planningFeature(needs: Needs): FeatureParts<{ planning: PlanningService }> {
  const planning = createPlanningService({ ...needs, timeZoneOf: needs.identity.timeZoneOf });
  return {
    services: { planning },
    routes: (mount) => registerPlanningRoutes(mount, planning, needs.config.chat.RATE_LIMIT_CHAT_PER_MINUTE),
  };
}

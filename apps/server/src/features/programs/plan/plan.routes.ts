import { listEvents } from '@app/contract/events';
import { getGoal, listGoals } from '@app/contract/goals';
import { listFreeSlots } from '@app/contract/planning';
import { listReminders } from '@app/contract/reminders';
import { listTasks } from '@app/contract/tasks';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { PlanningService } from '#features/tasks/planning.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { BearerGrant } from '#platform/bearer.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Session } from '#platform/http/session.ts';
import type { VisibleArchive } from '../archive/visible-archive.ts';
import type { RecordCall } from '../call-log.ts';

export interface PlanTokenRouteDependencies {
  archive: Pick<VisibleArchive, 'hideInPlans'>;
  goals: Pick<GoalsService, 'get' | 'list'>;
  planning: Pick<PlanningService, 'listFreeSlots'>;
  reminders: Pick<RemindersService, 'list'>;
  schedule: Pick<ScheduleService, 'list'>;
  tasks: Pick<TasksService, 'list'>;
  recordCall: RecordCall;
}

/** The endpoints of the scope `plan:read`, for access tokens: secrets are masked, and calls are logged. */
export function registerPlanTokenRoutes(mount: Mount, dependencies: PlanTokenRouteDependencies): void {
  const { archive, goals, planning, reminders, schedule, tasks, recordCall } = dependencies;

  mount(listEvents, async ({ userId, session, query }) =>
    respond(session, 'GET /api/events', await schedule.list(userId, query)),
  );
  mount(listTasks, async ({ userId, session, query }) =>
    respond(session, 'GET /api/tasks', await tasks.list(userId, query)),
  );
  mount(listGoals, async ({ userId, session }) => respond(session, 'GET /api/goals', await goals.list(userId)));
  mount(getGoal, async ({ userId, session, params }) =>
    respond(session, 'GET /api/goals/:id', await goals.get(userId, params.id)),
  );
  mount(listFreeSlots, async ({ userId, session, query }) =>
    respond(session, 'GET /api/schedule/slots', await planning.listFreeSlots(userId, query.taskId)),
  );
  mount(listReminders, async ({ userId, session }) =>
    respond(session, 'GET /api/reminders', await reminders.list(userId)),
  );

  async function respond<Body>(
    { userId, grant }: Session & { grant?: BearerGrant },
    call: string,
    body: Body,
  ): Promise<Body> {
    const shown = await archive.hideInPlans(userId, body);
    const characters = JSON.stringify(shown).length;
    await recordCall(userId, { programName: grant?.programName ?? '', call, conversationIds: [], characters });
    return shown;
  }
}

import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { registerTaskRoutes } from './tasks.routes.ts';
import { createTasksService, type TasksService } from './tasks.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'newId'> & { identity: IdentityService };

/** Things to do. */
export function tasksFeature({ clock, db, identity, newId }: Needs): FeatureParts<{ tasks: TasksService }> {
  const tasks = createTasksService({ db, clock, newId, timeZoneOf: identity.timeZoneOf });
  return { services: { tasks }, routes: (mount) => registerTaskRoutes(mount, tasks) };
}

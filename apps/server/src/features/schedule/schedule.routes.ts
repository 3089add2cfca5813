import { listEvents } from '@app/contract/events';
import type { Mount } from '#platform/http/route.ts';
import type { ScheduleService } from './schedule.service.ts';

export function registerScheduleRoutes(mount: Mount, schedule: ScheduleService): void {
  mount(listEvents, ({ userId, query }) => schedule.list(userId, query), { isPolled: true });
}

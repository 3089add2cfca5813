import { getRefiningStatus } from '@app/contract/refining';
import type { Mount } from '#platform/http/route.ts';
import type { RefiningService } from './refining.service.ts';

export function registerRefiningRoutes(mount: Mount, refining: RefiningService): void {
  mount(getRefiningStatus, ({ userId }) => refining.getStatus(userId));
}

import { getArchiveMap } from '@app/contract/archive-map';
import type { Mount } from '#platform/http/route.ts';
import type { ArchiveMapService } from './archive-map.service.ts';

export function registerArchiveMapRoutes(mount: Mount, archiveMap: ArchiveMapService): void {
  mount(getArchiveMap, ({ userId }) => archiveMap.getMap(userId), { isPolled: true });
}

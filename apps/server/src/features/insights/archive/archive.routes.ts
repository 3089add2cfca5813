import { getArchive } from '@app/contract/archive';
import type { Mount } from '#platform/http/route.ts';
import type { ArchiveService } from './archive.service.ts';

export function registerArchiveRoutes(mount: Mount, archive: ArchiveService): void {
  mount(getArchive, ({ userId, query }) => archive.read(userId, query), { isPolled: true });
}

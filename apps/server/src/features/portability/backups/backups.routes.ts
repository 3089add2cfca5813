import {
  createBackup,
  createRestore,
  deleteBackup,
  discardRestore,
  downloadBackup,
  getBackup,
  getBackupSchedule,
  getRestore,
  listBackups,
  setBackupSchedule,
  startRestore,
  verifyBackup,
} from '@app/contract/backups';
import { findFormFile } from '#platform/http/form-files.ts';
import { ownOrigin } from '#platform/http/own-origin.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { BackupsService } from '../backups.service.ts';
import type { RestoresService } from '../restores.service.ts';
import { backupFileMissing } from './backups.errors.ts';

/** The framework's limit is switched off, because the service refuses a large file with a clearer error. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
/** Writing and reading backups is expensive. */
const rateLimit = { name: 'backup', limit: 20, windowSeconds: 60 };

export interface BackupRouteDependencies {
  backups: BackupsService;
  restores: RestoresService;
  publicUrl: string | undefined;
}

export function registerBackupRoutes(mount: Mount, { backups, restores, publicUrl }: BackupRouteDependencies): void {
  mount(createBackup, ({ userId }) => backups.create(userId), { rateLimit });
  mount(listBackups, ({ userId }) => backups.list(userId));
  mount(getBackup, ({ userId, params }) => backups.get(userId, params.id));
  mount(deleteBackup, ({ userId, params }) => backups.remove(userId, params.id));
  mount(verifyBackup, ({ userId, params }) => backups.verify(userId, params.id), { rateLimit });
  mount(getBackupSchedule, ({ userId }) => backups.getSchedule(userId));
  mount(setBackupSchedule, ({ userId, body }) => backups.setSchedule(userId, body));
  mount(
    downloadBackup,
    async ({ userId, params, reply }) => {
      const { stream, size, madeAt } = await backups.open(userId, params.id);
      reply.headers({
        'content-length': size,
        'content-disposition': `attachment; filename="backup-${madeAt.toISOString().slice(0, 10)}.zip"`,
      });
      await reply.type('application/zip').send(stream);
      return responseSent;
    },
    { linkedFrom: '/settings/backups' },
  );

  mount(
    createRestore,
    async ({ userId, query, request }) => {
      const origin = query.preview === true ? undefined : ownOrigin(request, publicUrl);
      const file = await findFormFile(request, 'file');
      if (file === undefined) throw backupFileMissing();
      return restores.create(userId, file, origin);
    },
    {
      rateLimit,
      bodyLimit: NO_LIMIT,
    },
  );
  mount(getRestore, ({ userId, params }) => restores.get(userId, params.id));
  mount(startRestore, ({ userId, params, request }) =>
    restores.start(userId, params.id, ownOrigin(request, publicUrl)),
  );
  mount(discardRestore, ({ userId, params }) => restores.discard(userId, params.id));
}

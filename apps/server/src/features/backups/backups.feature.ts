import { listOwnedTables } from '#db/owned-rows.ts';
import { BACKED_UP } from '#features/account/account.service.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import { createBackupFiles } from '#features/backups/backup-files.ts';
import { type BackupMaker, createBackupMaker } from '#features/backups/backup-maker.ts';
import { type CutOffBackups, createCutOffBackups } from '#features/backups/cut-off-backups.ts';
import {
  ATTEMPTS,
  checkRestore,
  makeBackup,
  runRestore,
  scheduledBackups,
  verifyBackup,
} from '#features/backups/backups.jobs.ts';
import { registerBackupRoutes } from '#features/backups/backups.routes.ts';
import { type BackupsService, createBackupsService } from '#features/backups/backups.service.ts';
import { createBackupProof } from '#features/backups/prove-backup.ts';
import type { RestorableTable } from '#features/backups/restore-into.ts';
import { createRestoreRun } from '#features/backups/restore-run.ts';
import { createRestoresService, type RestoresService } from '#features/backups/restores.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { ImportsService } from '#features/imports/imports.service.ts';
import type { ObjectsService } from '#features/objects/objects.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Foundation } from './foundation.ts';

export interface BackupFeature {
  backups: BackupsService;
  restores: RestoresService;
  cutOffBackups: CutOffBackups;
}

interface LowerServices {
  attachments: AttachmentsService;
  billing: BillingService;
  imports: ImportsService;
  objects: ObjectsService;
}

/** Everything of a person as one archive, and the way back. */
export function createBackupFeature(foundation: Foundation, services: LowerServices): BackupFeature {
  const { db, config, objects: store, workDirectory } = foundation;
  const files = createBackupFiles({ store, directory: workDirectory });
  const listTables = createTableList(foundation);
  const parts = { ...foundation, ...services, kept: services.imports.kept, files, listTables };
  const backups = createBackupsService({
    ...parts,
    isPremium: async (userId) => (await services.billing.entitlements(userId)).isPremium,
  });
  const maker = createBackupMaker({ ...parts, appName: config.server.APP_NAME, prove: createBackupProof(parts) });
  const restoreRun = createRestoreRun({ ...parts, db });
  const restores = createRestoresService({ ...parts, restoreRun, maxBytes: config.imports.IMPORT_MAX_BYTES });
  const cutOffBackups = createCutOffBackups(parts);
  registerBackupJobs(foundation.jobs, { backups, maker, restores, cutOffBackups });
  return { backups, restores, cutOffBackups };
}

function registerBackupJobs(
  jobs: JobQueue,
  { backups, restores, maker, cutOffBackups }: BackupFeature & { maker: BackupMaker },
): void {
  jobs.register(
    makeBackup,
    (job, { attempt }) => maker.make(job.userId, job.backupId, attempt === ATTEMPTS),
    (job) => cutOffBackups.failBackup(job.userId, job.backupId),
  );
  jobs.register(
    verifyBackup,
    (job, { attempt }) => maker.verify(job.userId, job.backupId, attempt === ATTEMPTS),
    (job) => cutOffBackups.failProof(job.userId, job.backupId),
  );
  jobs.register(
    checkRestore,
    (job, { attempt }) => restores.check(job.userId, job.restoreId, attempt === ATTEMPTS, job.origin),
    (job) => cutOffBackups.failRestore(job.userId, job.restoreId, 'checking'),
  );
  jobs.register(
    runRestore,
    (job, { attempt }) => restores.run(job.userId, job.restoreId, job.origin, attempt === ATTEMPTS),
    (job) => cutOffBackups.failRestore(job.userId, job.restoreId, 'restoring'),
  );
  jobs.register(scheduledBackups, async () => {
    await cutOffBackups.failAll();
    await backups.makeDue();
  });
}

/** The tables of a backup as the database has them, in the order in which they are written. */
function createTableList({ db }: Foundation): () => Promise<RestorableTable[]> {
  let known: RestorableTable[] | undefined;
  return async () => {
    if (known !== undefined) return known;
    const owned = await listOwnedTables(db);
    const byName = new Map(owned.map((table) => [table.name, table]));
    known = Object.entries(BACKED_UP).flatMap(([name, rules]) => {
      const table = byName.get(name);
      return table === undefined ? [] : [{ ...table, ...rules }];
    });
    return known;
  };
}

export function registerBackupFeature(mount: Mount, { config }: Foundation, services: BackupFeature): void {
  registerBackupRoutes(mount, { ...services, publicUrl: config.server.PUBLIC_URL });
}

import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import type { ImportsService } from '#features/imports/imports.service.ts';
import type { ObjectsService } from '#features/objects/objects.service.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { createBackupFiles } from './backup-files.ts';
import { type BackupMaker, createBackupMaker } from './backup-maker.ts';
import { createTableList } from './backup-tables.ts';
import { ATTEMPTS, checkRestore, makeBackup, runRestore, scheduledBackups, verifyBackup } from './backups.jobs.ts';
import { registerBackupRoutes } from './backups.routes.ts';
import { type BackupsService, createBackupsService } from './backups.service.ts';
import { createCutOffBackups, type CutOffBackups } from './cut-off-backups.ts';
import { createBackupProof } from './prove-backup.ts';
import { createRestoreRun } from './restore-run.ts';
import { createRestoresService, type RestoresService } from './restores.service.ts';

type Needs = Pick<
  Foundation,
  'clock' | 'config' | 'db' | 'events' | 'fileStore' | 'jobs' | 'log' | 'newId' | 'rounds' | 'site' | 'workDirectory'
> & {
  attachments: AttachmentsService;
  billing: BillingService;
  closing: AccountClosing;
  imports: ImportsService;
  objects: ObjectsService;
};

export interface Services {
  backups: BackupsService;
  restores: RestoresService;
  cutOffBackups: CutOffBackups;
}

/** Everything of a person as one archive, and the way back. */
export function backupsFeature(needs: Needs): FeatureParts<Services> {
  const { billing, closing, config, db, fileStore, imports, jobs, site, workDirectory } = needs;
  const files = createBackupFiles({ store: fileStore, directory: workDirectory });
  const parts = { ...needs, kept: imports.kept, files, listTables: createTableList(db) };
  const backups = createBackupsService({ ...parts, isPremium: billing.isPremium });
  const maker = createBackupMaker({ ...parts, appName: site.appName, prove: createBackupProof(parts) });
  const restoreRun = createRestoreRun(parts);
  const restores = createRestoresService({ ...parts, restoreRun, maxBytes: config.imports.IMPORT_MAX_BYTES });
  const cutOffBackups = createCutOffBackups(parts);
  registerBackupJobs(jobs, { backups, maker, restores, cutOffBackups });
  closing.beforeDeleting((userId) => backups.discardAll(userId));
  return {
    services: { backups, restores, cutOffBackups },
    routes: (mount) => registerBackupRoutes(mount, { backups, restores, publicUrl: site.publicUrl }),
    cleanup: { restores: () => restores.dropOld() },
    recovery: { backups: () => cutOffBackups.failAll() },
  };
}

function registerBackupJobs(
  jobs: JobQueue,
  { backups, restores, maker, cutOffBackups }: Services & { maker: BackupMaker },
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

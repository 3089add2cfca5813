import type { BillingService } from '#features/billing/billing.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { ImportsService } from '#features/imports/imports.service.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { registerAccountDataRoutes } from './account-data/account-data.routes.ts';
import { type AccountDataService, createAccountDataService } from './account-data/account-data.service.ts';
import { type BackupsService, createBackupsService } from './backups.service.ts';
import { createBackupFiles } from './backups/backup-files.ts';
import { type BackupMaker, createBackupMaker } from './backups/backup-maker.ts';
import { createTableList } from './backups/backup-tables.ts';
import {
  ATTEMPTS,
  checkRestore,
  makeBackup,
  runRestore,
  scheduledBackups,
  verifyBackup,
} from './backups/backups.jobs.ts';
import { registerBackupRoutes } from './backups/backups.routes.ts';
import { createInterruptedBackups, type InterruptedBackups } from './backups/interrupted-backups.ts';
import { createBackupComparison } from './backups/compare-backup.ts';
import { createRestorer } from './backups/restorer.ts';
import { registerExportRoutes } from './exports/exports.routes.ts';
import { createExportsService, type ExportsDependencies } from './exports/exports.service.ts';
import { createRestoresService, type RestoresService } from './restores.service.ts';

type Needs = Pick<
  Foundation,
  'clock' | 'config' | 'db' | 'events' | 'fileStore' | 'jobs' | 'log' | 'newId' | 'rounds' | 'site' | 'workDirectory'
> &
  Pick<
    ExportsDependencies,
    'categories' | 'conversations' | 'documents' | 'goals' | 'reminders' | 'schedule' | 'tasks'
  > & {
    attachments: AttachmentsService;
    billing: BillingService;
    closing: AccountClosing;
    identity: IdentityService;
    imports: ImportsService;
    objects: ObjectsService;
  };

interface Backups {
  backups: BackupsService;
  restores: RestoresService;
  interruptedBackups: InterruptedBackups;
}

export interface Services extends Backups {
  accountData: AccountDataService;
}

/** A user's data: backups and restores, exports for other programs, and all data as one document. */
export function portabilityFeature(needs: Needs): FeatureParts<Services> {
  const { billing, identity, site, workDirectory } = needs;
  const { appName, publicUrl } = site;
  const { isPremium } = billing;
  const { backups, restores, interruptedBackups } = createBackups(needs);
  const exports = createExportsService({ ...needs, appName, timeZoneOf: identity.timeZoneOf, isPremium });
  const accountData = createAccountDataService({ ...needs, appName, directory: workDirectory });
  return {
    services: { backups, restores, interruptedBackups, accountData },
    routes: (mount) => {
      registerBackupRoutes(mount, { backups, restores, publicUrl });
      registerExportRoutes(mount, { exports, publicUrl });
      registerAccountDataRoutes(mount, accountData);
    },
    cleanup: { restores: () => restores.deleteOld() },
    recovery: { backups: () => interruptedBackups.failAll() },
  };
}

function createBackups(needs: Needs): Backups {
  const { billing, closing, config, db, fileStore, imports, jobs, site, workDirectory } = needs;
  const files = createBackupFiles({ store: fileStore, directory: workDirectory });
  const dependencies = { ...needs, keptFiles: imports.keptFiles, files, listTables: createTableList(db) };
  const backups = createBackupsService({ ...dependencies, isPremium: billing.isPremium });
  const maker = createBackupMaker({
    ...dependencies,
    appName: site.appName,
    compare: createBackupComparison(dependencies),
  });
  const restorer = createRestorer(dependencies);
  const restores = createRestoresService({ ...dependencies, restorer, maxBytes: config.imports.IMPORT_MAX_BYTES });
  const interruptedBackups = createInterruptedBackups(dependencies);
  registerBackupJobs(jobs, { backups, maker, restores, interruptedBackups });
  closing.beforeDeleting((userId) => backups.discardAll(userId));
  return { backups, restores, interruptedBackups };
}

/** An attempt that a stop interrupts is numbered, but not counted. */
const isLastAttempt = ({ attempt }: { attempt: number }): boolean => attempt >= ATTEMPTS;

function registerBackupJobs(
  jobs: JobQueue,
  { backups, restores, maker, interruptedBackups }: Backups & { maker: BackupMaker },
): void {
  jobs.register(
    makeBackup,
    (job, run) => maker.make(job.userId, job.backupId, isLastAttempt(run)),
    (job) => interruptedBackups.failBackup(job.userId, job.backupId),
  );
  jobs.register(
    verifyBackup,
    (job, run) => maker.verify(job.userId, job.backupId, isLastAttempt(run)),
    (job) => interruptedBackups.failVerification(job.userId, job.backupId),
  );
  jobs.register(
    checkRestore,
    (job, run) => restores.check(job.userId, job.restoreId, isLastAttempt(run), job.origin),
    (job) => interruptedBackups.failRestore(job.userId, job.restoreId, 'checking'),
  );
  jobs.register(
    runRestore,
    (job, run) => restores.run(job.userId, job.restoreId, job.origin, isLastAttempt(run)),
    (job) => interruptedBackups.failRestore(job.userId, job.restoreId, 'restoring'),
  );
  jobs.register(scheduledBackups, async () => {
    await interruptedBackups.failAll();
    await backups.enqueueDue();
  });
}

import { appKilled, appStopped, clockJumped, oneOfTwoAppsKilled, secondApp, workerKilled } from './app-faults.ts';
import { downloadCut, streamCut, uploadCut } from './connection-faults.ts';
import {
  databaseFrozen,
  databaseKilled,
  databaseRestarted,
  databaseRestartedImmediately,
  sessionsEnded,
} from './database-faults.ts';
import { diskFull } from './disk-faults.ts';
import type { Fault } from './fault.ts';
import { modelInterrupted, modelKilled } from './model-faults.ts';
import { networkDead, networkSlow } from './network-faults.ts';

/** Every kind of fault, in the order of the report. */
export const ALL_FAULTS: readonly Fault[] = [
  appKilled,
  appStopped,
  secondApp,
  oneOfTwoAppsKilled,
  workerKilled,
  clockJumped,
  databaseKilled,
  databaseRestarted,
  databaseRestartedImmediately,
  sessionsEnded,
  databaseFrozen,
  uploadCut,
  streamCut,
  downloadCut,
  modelKilled,
  modelInterrupted,
  diskFull,
  networkSlow,
  networkDead,
];

import { appKilled, appStopped, secondApp, sideBySide } from './app-faults.ts';
import { downloadCut, streamCut, uploadCut } from './connection-faults.ts';
import {
  databaseFrozen,
  databaseKilled,
  databaseRestarted,
  databaseRestartedAtOnce,
  sessionsEnded,
} from './database-faults.ts';
import { diskFull } from './disk-faults.ts';
import type { Fault } from './fault.ts';
import { modelCuts, modelKilled } from './model-faults.ts';

/** Every kind of fault, in the order of the report. */
export const ALL_FAULTS: readonly Fault[] = [
  appKilled,
  appStopped,
  secondApp,
  sideBySide,
  databaseKilled,
  databaseRestarted,
  databaseRestartedAtOnce,
  sessionsEnded,
  databaseFrozen,
  uploadCut,
  streamCut,
  downloadCut,
  modelKilled,
  modelCuts,
  diskFull,
];

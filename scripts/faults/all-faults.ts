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
import { mailServerFailing, mailServerSlow, mailServerStopped } from './mail-faults.ts';
import { modelInterrupted, modelKilled } from './model-faults.ts';
import { networkDead, networkSlow } from './network-faults.ts';
import {
  paymentProviderFailing,
  paymentProviderSlow,
  paymentProviderStopped,
  webhookForged,
} from './payment-faults.ts';
import { poolerFrozen, poolerFull, poolerKilled } from './pooler-faults.ts';
import { pushServiceFailing, pushServiceSlow, pushServiceStopped } from './push-faults.ts';
import { storeCut, storeFailing, storeFull, storeKilled, storeSlow } from './store-faults.ts';
import { upgradeInterrupted } from './upgrade-faults.ts';

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
  poolerKilled,
  poolerFrozen,
  poolerFull,
  storeKilled,
  storeSlow,
  storeFull,
  storeFailing,
  storeCut,
  mailServerStopped,
  mailServerSlow,
  mailServerFailing,
  pushServiceStopped,
  pushServiceSlow,
  pushServiceFailing,
  paymentProviderStopped,
  paymentProviderSlow,
  paymentProviderFailing,
  webhookForged,
  upgradeInterrupted,
];

import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntilReady } from '../../apps/server/test/outage-load.ts';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import type { Random } from '@app/formats/testing/random';
import { BuiltApp } from './built-app.ts';
import { Client } from './client.ts';
import type { DatabaseControl, DatabaseKind } from './database-control.ts';
import { controlEmbedded } from './embedded-database.ts';
import { startExternalServices } from './external-services.ts';
import type { NetworkLink } from './network-link.ts';
import { receiveNotifications, signUp, type Person } from './person.ts';
import { type Receivers, startReceivers } from './receivers.ts';
import { createTestDisk, type TestDisk } from './test-disk.ts';
import { startExternal } from './external-database.ts';
import { TestModel } from './test-model.ts';
import type { TestPooler } from './test-pooler.ts';
import type { TestStore } from './test-store.ts';

const PEOPLE = ['Ann', 'Bob', 'Cat'];
const FIRST_START_MS = 60_000;

/** What a process does: everything, or only background work. */
type Role = 'all' | 'worker';

/** Everything that faults can affect, set up in a new folder. */
export interface TestBed {
  databaseKind: DatabaseKind;
  random: Random;
  /** Folder of the logs. */
  folder: string;
  /** The app that answers requests; a fault may replace it. */
  app: BuiltApp;
  /** Addresses of the running apps; requests go to them in turn. */
  addresses: string[];
  model: TestModel;
  database: DatabaseControl;
  /** How the app reaches an external database, through the pooler and directly; none for the embedded one. */
  links: readonly NetworkLink[];
  /** Undefined for the embedded database. */
  pooler: TestPooler | undefined;
  /** With the embedded database, files are kept in the data directory instead. */
  store: TestStore | undefined;
  /** Undefined if no file system can be mounted. */
  testDisk: TestDisk | undefined;
  /** The servers that the app sends to. */
  receivers: Receivers;
  client: Client;
  people: Person[];
  /** Sentences about unexpected behaviour. */
  findings: string[];
  /** When the disk stopped being full, on the clock of `performance.now()`; infinity while it is full. */
  diskFullUntil: number;
  /** Writes a line with its time to a log next to those of the app. */
  note(line: string): void;
  /** Another process of the app, by default on the same data; not started yet. */
  createApp(role?: Role, ownSettings?: Record<string, string>): Promise<BuiltApp>;
  /** Stops everything; keeps the logs if requested. */
  close(options: { keepsLogs: boolean }): Promise<void>;
}

export async function setUpTestBed(databaseKind: DatabaseKind, random: Random): Promise<TestBed> {
  const folder = await mkdtemp(path.join(tmpdir(), `faults-${databaseKind}-`));
  const disk = path.join(folder, 'disk');
  await mkdir(disk);
  const testDisk = await createTestDisk(disk);
  const dataDir = path.join(disk, 'app');
  const database = databaseKind === 'embedded' ? controlEmbedded(dataDir) : await startExternal();
  const model = await TestModel.create();
  const external =
    databaseKind === 'external' ? await startExternalServices(folder, await database.address()) : undefined;
  const receivers = await startReceivers();
  const settings = {
    ...APP_SETTINGS,
    ...receivers.settings,
    DATA_DIR: dataDir,
    AI_BASE_URL: `${model.url}/v1`,
  };
  const createApp: TestBed['createApp'] = (role = 'all', ownSettings = {}) =>
    BuiltApp.create(folder, { ...settings, ...external?.nextSettings(), ...ownSettings, ROLE: role });
  const app = await createApp();
  const addresses = [app.url];
  let calls = 0;
  const client = new Client(() => addresses[(calls += 1) % addresses.length] ?? '');
  const testBed: TestBed = {
    databaseKind,
    random,
    folder,
    app,
    addresses,
    model,
    database,
    links: external?.links ?? [],
    pooler: external?.pooler,
    store: external?.store,
    testDisk,
    receivers,
    client,
    people: [],
    findings: [],
    diskFullUntil: Number.NEGATIVE_INFINITY,
    note: (line) => appendFileSync(path.join(folder, 'faults.log'), `${new Date().toISOString()} ${line}\n`),
    createApp,
    close: async ({ keepsLogs }) => {
      await testBed.app.kill('SIGKILL');
      await model.kill();
      await external?.close();
      await receivers.close();
      await database.close();
      await testDisk?.close();
      if (!keepsLogs) await rm(folder, { recursive: true, force: true });
    },
  };
  app.start();
  await waitUntilReady(app.url, FIRST_START_MS);
  for (const name of PEOPLE) testBed.people.push(await signUp(client, name));
  // Backups need Premium. Only these accounts get it: the payment writes need accounts that still have to pay for it.
  await queryDatabase(await database.address(), "UPDATE users SET subscription_tier = 'premium'");
  const [firstPerson] = testBed.people;
  if (firstPerson !== undefined) await receiveNotifications(client, firstPerson, receivers);
  return testBed;
}

/**
 * The settings of `npm start`, with a model, every feature allowed, and without rate limits. ALLOW_PRIVATE_FEEDS,
 * because the push service is on this machine.
 */
const APP_SETTINGS = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: TestModel.NAME,
  AI_API_KEY: 'test',
  FREE_AI_CHATS_PER_MONTH: '0',
  ALLOW_PRIVATE_FEEDS: 'true',
  RATE_LIMIT_SIGNUPS_PER_HOUR: '1000000',
  RATE_LIMIT_CHAT_PER_MINUTE: '1000000',
  RATE_LIMIT_UPLOADS_PER_MINUTE: '1000000',
};

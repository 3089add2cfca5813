import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntilReady } from '../../apps/server/test/outage-load.ts';
import type { Random } from '@app/formats/testing/random';
import { BuiltApp } from './built-app.ts';
import { Client } from './client.ts';
import type { DatabaseControl, DatabaseKind } from './database-control.ts';
import { controlEmbedded } from './embedded-database.ts';
import { type NetworkLink, openNetworkLink } from './network-link.ts';
import { signUp, type Person } from './person.ts';
import { createTestDisk, type TestDisk } from './test-disk.ts';
import { startExternal } from './external-database.ts';
import { TestModel } from './test-model.ts';

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
  /** How the app reaches an external database; undefined for the embedded one. */
  link: NetworkLink | undefined;
  /** Undefined if no file system can be mounted. */
  testDisk: TestDisk | undefined;
  client: Client;
  people: Person[];
  /** Sentences about unexpected behaviour. */
  findings: string[];
  /** When the disk stopped being full, on the clock of `performance.now()`; infinity while it is full. */
  diskFullUntil: number;
  /** Writes a line with its time to a log next to those of the app. */
  note(line: string): void;
  /** Another process of the app on the same data; not started yet. */
  createApp(role?: Role): Promise<BuiltApp>;
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
  const settings: Record<string, string> = { ...APP_SETTINGS, DATA_DIR: dataDir, AI_BASE_URL: `${model.url}/v1` };
  const link = databaseKind === 'external' ? await openNetworkLink(await database.address()) : undefined;
  if (link !== undefined) Object.assign(settings, { DATABASE_URL: link.address, SECRET_KEY: 'k'.repeat(48) });
  const createApp = (role: Role = 'all'): Promise<BuiltApp> => BuiltApp.create(folder, { ...settings, ROLE: role });
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
    link,
    testDisk,
    client,
    people: [],
    findings: [],
    diskFullUntil: Number.NEGATIVE_INFINITY,
    note: (line) => appendFileSync(path.join(folder, 'faults.log'), `${new Date().toISOString()} ${line}\n`),
    createApp,
    close: async ({ keepsLogs }) => {
      await testBed.app.end('SIGKILL');
      await model.kill();
      await link?.close();
      await database.close();
      await testDisk?.close();
      if (!keepsLogs) await rm(folder, { recursive: true, force: true });
    },
  };
  app.start();
  await waitUntilReady(app.url, FIRST_START_MS);
  for (const name of PEOPLE) testBed.people.push(await signUp(client, name));
  return testBed;
}

/** The settings of `npm start`, with a model, every feature allowed, and without rate limits. */
const APP_SETTINGS = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: TestModel.NAME,
  AI_API_KEY: 'test',
  DEFAULT_PLAN: 'premium',
  RATE_LIMIT_CHAT_PER_MINUTE: '1000000',
  RATE_LIMIT_UPLOADS_PER_MINUTE: '1000000',
};

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup, restoreBackup } from '#test/backup-files.ts';
import { multipart } from '#test/multipart.ts';
import { hasRealExports, realExports, realExportsRoot } from '#test/real-exports.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { readBackup } from './testing/read-backup.ts';

const calendars = path.join(process.env['REAL_DATA_DIR'] ?? '', 'ical');

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_UPLOADS_PER_MINUTE: '1000000' } });
  ann = await app.signUp('Ann');
});
afterAll(() => app.close());

const listCalendarFiles = () =>
  readdirSync(calendars, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ics'))
    .map((name) => path.join(calendars, name));

describe.runIf(hasRealExports)('an account with imported real files (REAL_DATA_DIR)', () => {
  test('is backed up and restored completely, into a new account', { timeout: 300_000 }, async () => {
    const exports = realExports.map(([name]) => ({
      name: path.basename(name),
      bytes: readFileSync(path.join(realExportsRoot, name)),
    }));
    const begun = await app.request(allEndpoints.createImport, { as: ann, ...multipart(exports) });
    expect(begun.status, begun.text).toBe(202);
    await app.server.services.importRunner.wake();
    for (const file of listCalendarFiles()) {
      const upload = multipart([{ name: path.basename(file), bytes: readFileSync(file) }]);
      await app.request(allEndpoints.importCalendar, { as: ann, ...upload });
    }
    await app.jobs.runPending();
    await app.request(allEndpoints.listRecommendations, { as: ann });
    await app.request(allEndpoints.createReport, { as: ann, body: { kind: 'weekly' } });
    const { zip } = await makeBackup(app, ann);
    const { manifest } = await readBackup(zip);
    const countRows = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
    expect(countRows('conversations')).toBeGreaterThan(50);
    expect(countRows('events')).toBeGreaterThan(50);

    const bob = await app.signUp('Bob');
    const finished = await restoreBackup(app, bob, zip);
    expect(finished).toMatchObject({ status: 'completed', error: null });
    expect(finished.counts.filter(({ total, added }) => added !== total)).toEqual([]);
    const again = await readBackup((await makeBackup(app, bob)).zip);
    expect(again.manifest.tables).toEqual(manifest.tables);
  });
});

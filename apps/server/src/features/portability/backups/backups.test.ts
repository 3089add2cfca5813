import { allEndpoints } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSnapshot } from '#db/owned-rows.ts';
import { uploadBackup, makeBackup, restoreBackup, runRestore } from '#test/backup-files.ts';
import { createOneOfEach } from '#test/one-of-each.ts';
import { addUserFiles, downloadUserFiles } from '#test/user-files.ts';
import { multipart } from '#test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createTableList } from './backup-tables.ts';
import { readBackup } from './testing/read-backup.ts';
import { writeBackup } from './write-backup.ts';

let app: TestApp;
let other: TestApp;
let ann: TestUser;
let zip: Buffer;

beforeAll(async () => {
  app = await createTestApp();
  // Another instance, with another database and another secret key.
  other = await createTestApp({ environment: { SECRET_KEY: 'quite-another-secret-key-here' } });
  ann = await app.signUp('Ann');
  await createOneOfEach(app, ann);
  await addUserFiles(app, ann);
  ({ zip } = await makeBackup(app, ann));
});
afterAll(() => Promise.all([app.close(), other.close()]));

describe('a backup', () => {
  test('contains every table with checksums, and no credentials', async () => {
    const { manifest, tables, text } = await readBackup(zip);
    expect(manifest.tables.find(({ name }) => name === 'conversations')?.rows).toBeGreaterThan(1);
    expect(tables.get('messages')?.length).toBeGreaterThan(3);
    expect(text).not.toContain('$argon2');
    expect(text).not.toContain(ann.token);
    expect(text).not.toContain(ann.userId);
  });

  test('reports the written share of the files and the rows', async () => {
    const { attachments, objects, imports } = app.server.services;
    const session = await openSnapshot(app.db);
    const shares: number[] = [];
    let sharesOfFiles: number | undefined;
    try {
      const tables = await createTableList(app.db)();
      const written = writeBackup(
        { attachments, objects, keptFiles: imports.keptFiles, appName: 'App' },
        { session, userId: ann.userId, tables, now: new Date(), onProgress: (share) => shares.push(share) },
      );
      for await (const piece of written) if (piece.includes('tables/')) sharesOfFiles ??= shares.length;
    } finally {
      await session.end();
    }
    // The conversation has two files.
    expect(sharesOfFiles).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('requires Premium, and at most ten are made on request', async () => {
    const ben = await app.signUp('Ben');
    const refused = await app.request(allEndpoints.createBackup, { as: ben });
    expect(refused).toMatchObject({ status: 403, body: { code: 'backups.premium_required' } });
    const body = { every: 'day' };
    expect((await app.request(allEndpoints.setBackupSchedule, { as: ben, body })).status).toBe(403);
    await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${ben.userId}`);
    await app.db.execute(sql`
      insert into backups (user_id, id, trigger, status, created_at)
      select ${ben.userId}, gen_random_uuid(), 'manual', 'failed', now() from generate_series(1, 9)`);
    const responses = await Promise.all([1, 2].map(() => app.request(allEndpoints.createBackup, { as: ben })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect((await app.request(allEndpoints.createBackup, { as: ben })).body).toMatchObject({
      code: 'backups.too_many',
    });
    const [{ id } = { id: '' }] = (await app.request(allEndpoints.listBackups, { as: ben })).body;
    expect((await app.request(allEndpoints.downloadBackup, { as: ben, params: { id } })).status).toBe(409);
    expect((await app.request(allEndpoints.deleteBackup, { as: ben, params: { id } })).status).toBe(204);
    expect((await app.request(allEndpoints.createBackup, { as: ben })).status).toBe(202);
  });

  test('is verified', async () => {
    const { backup } = await makeBackup(app, ann);
    const params = { id: backup.id };
    const begun = await app.request(allEndpoints.verifyBackup, { as: ann, params });
    expect(begun).toMatchObject({ status: 202, body: { isVerifying: true } });
    const before = await app.db.execute(sql`select count(*)::int as count from users`);
    await app.jobs.runPending();
    const { verification, isVerifying } = (await app.request(allEndpoints.getBackup, { as: ann, params })).body;
    expect(isVerifying).toBe(false);
    expect(verification).toMatchObject({ outcome: 'equal', message: null });
    expect(verification?.rows).toBeGreaterThan(20);
    const after = await app.db.execute(sql`select count(*)::int as count from users`);
    expect(after.rows).toEqual(before.rows);
  });

  test('is made on schedule, and the oldest are deleted', async () => {
    const cleo = await app.signUp('Cleo');
    await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${cleo.userId}`);
    const body = { every: 'day', keep: 2 };
    const daily = await app.request(allEndpoints.setBackupSchedule, { as: cleo, body });
    expect(daily.body).toMatchObject({ every: 'day', keep: 2 });
    for (let day = 0; day < 4; day += 1) {
      await app.server.services.backups.enqueueDue();
      await app.server.services.backups.enqueueDue();
      await app.jobs.runPending();
      app.clock.advance(86_400_000);
    }
    const list = (await app.request(allEndpoints.listBackups, { as: cleo })).body;
    expect(list.map(({ trigger, status }) => `${trigger} ${status}`)).toEqual(['schedule ready', 'schedule ready']);
    await app.db.execute(sql`update users set subscription_tier = 'free' where id = ${cleo.userId}`);
    await app.server.services.backups.enqueueDue();
    await app.jobs.runPending();
    expect((await app.request(allEndpoints.listBackups, { as: cleo })).body).toEqual(list);
    const switchedOff = await app.request(allEndpoints.setBackupSchedule, { as: cleo, body: { every: 'off' } });
    expect(switchedOff.body).toEqual({ every: 'off', keep: 7, nextAt: null });
  });
});

describe('a restore', () => {
  test('into a new account of another instance restores exactly what was there', async () => {
    const dora = await other.signUp('Dora');
    const finished = await restoreBackup(other, dora, zip);
    expect(finished).toMatchObject({ status: 'completed', madeFor: ann.email, error: null });
    expect(finished.counts.every(({ total, added, changed }) => added === total && changed === 0)).toBe(true);
    const again = await readBackup((await makeBackup(other, dora)).zip);
    const before = await readBackup(zip);
    expect(again.manifest.tables.map(({ name, sha256 }) => [name, sha256])).toEqual(
      before.manifest.tables.map(({ name, sha256 }) => [name, sha256]),
    );
    expect(again.manifest.account).toMatchObject({ firstName: 'Ann', email: dora.email });
  });

  test('restores attachments and the photo unchanged, even into an account with other files', async () => {
    const lea = await other.signUp('Lea');
    await restoreBackup(other, lea, zip);
    const { attachments, photo } = await downloadUserFiles(other, lea);
    expect(attachments).toEqual((await downloadUserFiles(app, ann)).attachments);
    expect(Object.keys(attachments)).toEqual(['beach.png', 'notes.txt', 'the same beach.png']);
    expect(photo.equals((await downloadUserFiles(app, ann)).photo)).toBe(true);

    const max = await other.signUp('Max');
    await addUserFiles(other, max);
    const ownPhotoUrl = (await other.request(allEndpoints.getCurrentUser, { as: max })).body.profileImageUrl;
    const finished = await restoreBackup(other, max, zip);
    expect(finished.status).toBe('completed');
    // Max imported the same export, so its conversation is not added again. His photo stays.
    expect((await downloadUserFiles(other, max)).attachments).toEqual(attachments);
    expect((await other.request(allEndpoints.getCurrentUser, { as: max })).body.profileImageUrl).toBe(ownPhotoUrl);
  });

  test('is free, and restores no plan, role or credentials', async () => {
    const eve = await other.signUp('Eve');
    await restoreBackup(other, eve, zip);
    const user = (await other.request(allEndpoints.getCurrentUser, { as: eve })).body;
    expect(user).toMatchObject({ email: eve.email, subscriptionTier: 'free' });
    const login = { email: ann.email, password: 'correct horse' };
    expect((await other.request(allEndpoints.login, { body: login })).status).toBe(401);
  });

  test('makes restored conversations searchable', async () => {
    const finn = await other.signUp('Finn');
    await restoreBackup(other, finn, zip);
    await other.jobs.runPending();
    const query = { q: 'dentist' };
    expect((await other.request(allEndpoints.searchConversations, { as: finn, query })).body).not.toEqual([]);
  });

  test('starts with the upload, unless only a preview is asked for', async () => {
    const pam = await other.signUp('Pam');
    const { body, headers } = multipart([{ name: 'backup.zip', bytes: zip }]);
    const restore = await other.request(allEndpoints.createRestore, { as: pam, body, headers });
    expect(restore).toMatchObject({ status: 202, body: { status: 'checking' } });
    await other.jobs.runPending();
    const params = { id: restore.body.id };
    const finished = (await other.request(allEndpoints.getRestore, { as: pam, params })).body;
    expect(finished).toMatchObject({ status: 'completed', error: null });
    expect((await other.request(allEndpoints.listConversations, { as: pam })).body.length).toBeGreaterThan(1);
  });

  test('shows a preview, and writes nothing until it is started', async () => {
    const gus = await other.signUp('Gus');
    const restore = await uploadBackup(other, gus, zip);
    expect(restore.status).toBe('ready');
    const conversations = restore.counts.find(({ table }) => table === 'conversations');
    expect(conversations).toMatchObject({ present: 0, changed: 0 });
    expect(conversations?.added).toBe(conversations?.total);
    expect((await other.request(allEndpoints.listConversations, { as: gus })).body).toEqual([]);
    const params = { id: restore.id };
    expect((await other.request(allEndpoints.discardRestore, { as: gus, params })).status).toBe(204);
    expect((await other.request(allEndpoints.startRestore, { as: gus, params })).status).toBe(404);
  });

  test('a second time adds nothing', async () => {
    const hal = await other.signUp('Hal');
    await restoreBackup(other, hal, zip);
    const before = await readBackup((await makeBackup(other, hal)).zip);
    const again = await restoreBackup(other, hal, zip);
    expect(again.counts.map(({ table, added, changed }) => [table, added, changed])).toEqual(
      again.counts.map(({ table }) => [table, 0, 0]),
    );
    const after = await readBackup((await makeBackup(other, hal)).zip);
    expect(after.manifest.tables).toEqual(before.manifest.tables);
  });

  test('into a used account adds to it and changes nothing', async () => {
    const ida = await other.signUp('Ida');
    const ownChat = (await other.request(allEndpoints.sendChat, { as: ida, body: { message: 'My own question' } }))
      .body;
    const categories = (await other.request(allEndpoints.listCategories, { as: ida })).body;
    const finished = await restoreBackup(other, ida, zip);
    expect(finished.status).toBe('completed');
    const after = (await other.request(allEndpoints.listCategories, { as: ida })).body;
    for (const { id, name } of categories) expect(after).toContainEqual(expect.objectContaining({ id, name }));
    // Both accounts have the seeded categories; only the category that Ann created is new.
    expect(after.map(({ name }) => name).toSorted()).toEqual(
      [...categories.map(({ name }) => name), 'Private'].toSorted(),
    );
    const list = (await other.request(allEndpoints.listConversations, { as: ida })).body;
    expect(list.map(({ id }) => id)).toContain(ownChat.conversationId);
    expect(list.length).toBeGreaterThan(2);
    const conversationTotal = after.reduce((sum, { conversationCount }) => sum + conversationCount, 0);
    expect(conversationTotal).toBe(list.length);
    expect((await other.request(allEndpoints.getCurrentUser, { as: ida })).body.firstName).toBe('Ida');
  });

  test('keeps rows that were changed since, and counts them', async () => {
    const jo = await other.signUp('Jo');
    await restoreBackup(other, jo, zip);
    const [task] = (await other.request(allEndpoints.listTasks, { as: jo })).body;
    const params = { id: task?.id ?? '' };
    await other.request(allEndpoints.updateTask, { as: jo, params, body: { title: 'Buy other shoes' } });
    const restore = await uploadBackup(other, jo, zip);
    expect(restore.counts.find(({ table }) => table === 'tasks')).toMatchObject({ added: 0, changed: 1 });
    await runRestore(other, jo, restore.id);
    const [after] = (await other.request(allEndpoints.listTasks, { as: jo })).body;
    expect(after?.title).toBe('Buy other shoes');
  });

  test('leaves trashed rows in the trash, and counts them', async () => {
    const leo = await other.signUp('Leo');
    await restoreBackup(other, leo, zip);
    const [task] = (await other.request(allEndpoints.listTasks, { as: leo })).body;
    await other.request(allEndpoints.deleteTask, { as: leo, params: { id: task?.id ?? '' } });
    const restore = await uploadBackup(other, leo, zip);
    const tasks = { added: 0, present: 1, changed: 0, trashed: 1 };
    expect(restore.counts.find(({ table }) => table === 'tasks')).toMatchObject(tasks);
    const finished = await runRestore(other, leo, restore.id);
    expect(finished.counts.find(({ table }) => table === 'tasks')).toMatchObject(tasks);
    expect((await other.request(allEndpoints.listTasks, { as: leo })).body).toEqual([]);
  });

  test('needs a file', async () => {
    const { body, headers } = multipart([{ name: 'a.zip', bytes: 'x', field: 'another' }]);
    const response = await app.request(allEndpoints.createRestore, { as: ann, body, headers });
    expect(response).toMatchObject({ status: 400, body: { code: 'backups.file_missing' } });
  });
});

test('the files of backups are deleted with the account', async () => {
  const kim = await app.signUp('Kim');
  await makeBackup(app, kim);
  await app.server.services.backups.discardAll(kim.userId);
  const [{ id } = { id: '' }] = (await app.request(allEndpoints.listBackups, { as: kim })).body;
  expect((await app.request(allEndpoints.downloadBackup, { as: kim, params: { id } })).status).toBe(409);
});

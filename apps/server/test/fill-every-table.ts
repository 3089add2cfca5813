import { allEndpoints } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { newId } from '#platform/ids.ts';
import { multipart } from './multipart.ts';
import { type OneOfEach, createOneOfEach, insertSubcategoryProposal } from './one-of-each.ts';
import { addUserFiles } from './user-files.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Gives a user at least one row in every table of a backup. */
export async function fillEveryTable(app: TestApp, as: TestUser): Promise<void> {
  const created = await createOneOfEach(app, as);
  await addUserFiles(app, as);
  await addPlans(app, as, created);
  await setPreferences(app, as);
  await app.request(allEndpoints.sendChat, { as, body: { message: 'My password is hunter2-Zebra-99, keep it' } });
  await app.request(allEndpoints.markConversation, {
    as,
    params: { id: created.conversation },
    body: { neverSend: true },
  });
  await app.request(allEndpoints.rememberSearch, { as, body: { q: 'dentist' } });
  await insertModelRows(app, as, created);
  await insertFollowedEvent(app, as, created);
  await insertMap(app, as, created);
  await app.request(allEndpoints.updateContextPack, {
    as,
    body: { sections: [{ key: 'about', items: [{ text: 'I sing in a choir', pinned: true }] }] },
  });
  await app.request(allEndpoints.updateSubcategoryDefaults, {
    as,
    params: { id: created.subcategory },
    body: { fileIds: [created.chatFile] },
  });
  await importProject(app, as);
  // The work after an import replaces pending proposals.
  await app.jobs.runPending();
  await insertSubcategoryProposal(app, as, created.category, created.conversation);
}

/** A project of an export, which becomes a subcategory. */
async function importProject(app: TestApp, as: TestUser): Promise<void> {
  const docs = [{ uuid: 'doc', filename: 'plan.md', content: 'Beds' }];
  const bytes = JSON.stringify([{ uuid: 'project', name: 'Garden', prompt_template: 'Be green', docs }]);
  await app.request(allEndpoints.createImport, { as, ...multipart([{ name: 'projects.json', bytes }]) });
  await app.server.services.importRunner.wake();
}

/** A changed occurrence, a goal with a conversation, a week note, an accepted slot. */
async function addPlans(app: TestApp, as: TestUser, own: OneOfEach): Promise<void> {
  const change = { title: 'Choir in the park', location: 'Park', timeZone: 'Europe/Berlin' };
  await app.request(allEndpoints.updateEvent, { as, params: { id: own.event }, body: change });
  const evidence = { id: own.goal, conversationId: own.conversation };
  await app.request(allEndpoints.decideGoalEvidence, { as, params: evidence, body: { isConfirmed: true } });
  await app.request(allEndpoints.saveWeeklyNote, { as, body: { note: 'A good week' } });
  const slot = { title: 'Read', start: '2026-11-23T10:00:00Z', duration: 30 };
  await app.request(allEndpoints.acceptSlot, { as, body: slot });
  const errand = { title: 'Water the plants', dueDate: '2026-11-25', recurrence: 'FREQ=WEEKLY', estimateMinutes: 15 };
  await app.request(allEndpoints.createTask, { as, body: errand });
}

async function setPreferences(app: TestApp, as: TestUser): Promise<void> {
  const workingDays = Array.from({ length: 7 }, (_, day) => (day === 0 ? null : { from: 540, to: 1_020 }));
  await app.request(allEndpoints.updatePlanningPreferences, { as, body: { workingDays, bufferMinutes: 10 } });
  await app.request(allEndpoints.updateModelSettings, { as, body: { chosen: 'own/key/model', monthlyLimit: 5 } });
  await app.request(allEndpoints.updateAssistantSettings, { as, body: { instructions: 'Be brief.' } });
  const briefing = { isEnabled: true, time: '07:30' };
  await app.request(allEndpoints.updateNotificationSettings, { as, body: { briefing, eventReminderMinutes: 15 } });
  await app.request(allEndpoints.updateReportSettings, { as, body: { isWeekly: true } });
}

/** Rows that only a connected model creates. */
async function insertModelRows({ db }: TestApp, { userId }: TestUser, own: OneOfEach): Promise<void> {
  await db.execute(sql`
    insert into model_calls (user_id, id, at, purpose, model, destination, conversation_ids, characters, outcome)
    values (${userId}, ${newId()}, now(), 'chat', 'llama', 'localhost', ${JSON.stringify([own.conversation])}::jsonb, 12, 'answered')`);
  await db.execute(sql`
    insert into conversation_summaries (user_id, conversation_id, leaf_id, text, model, written_at)
    values (${userId}, ${own.conversation}, ${own.message}, 'About teeth.', 'llama', now())`);
}

/** Inserts the rows, because the app makes a map only of larger archives. */
async function insertMap({ db }: TestApp, { userId }: TestUser, own: OneOfEach): Promise<void> {
  await db.execute(sql`
    insert into archive_maps (user_id, embedder, version, laid_out, regions) values (${userId}, 'fake-1', 1, 1, '[]')`);
  await db.execute(sql`
    insert into archive_map_points (user_id, conversation_id, x, y) values (${userId}, ${own.conversation}, 0.5, 0.5)`);
}

async function insertFollowedEvent({ db }: TestApp, { userId }: TestUser, own: OneOfEach): Promise<void> {
  const exception = {
    originalStart: '2026-11-27T18:00:00.000Z',
    eventDate: '2026-11-27T19:00:00.000Z',
    isCancelled: false,
    title: 'Later',
    duration: 60,
  };
  await db.execute(sql`
    insert into followed_events (user_id, calendar_id, id, title, notes, event_date, local_start, duration, time_zone,
      is_all_day, recurrence, exceptions)
    values (${userId}, ${own.followedCalendar}, ${newId()}, 'Team', '', '2026-11-20T18:00:00Z', '2026-11-20T19:00:00.000', 60,
      'Europe/Berlin', false, 'FREQ=WEEKLY', ${JSON.stringify([exception])}::jsonb)`);
}

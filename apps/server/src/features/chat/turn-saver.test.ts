import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { chatTurns } from '#db/schema/chat.ts';
import { newId } from '#platform/ids.ts';
import { createLogger } from '#platform/logger.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertTurn } from './chat-turns.repository.ts';
import { createLiveTurns, type WritableTurn } from './live-turns.ts';
import { createTurnSaver, type TurnSaver, type WatchedTurn } from './turn-saver.ts';

let app: TestApp;
let saver: TurnSaver;
let people = 0;
const watched: WatchedTurn[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const { db, clock } = app;
  saver = createTurnSaver({ db, clock, log: createLogger({ level: 'silent' }), billing: app.server.services.billing });
});
afterAll(async () => {
  for (const turn of watched) await turn.end();
  await app.close();
});

interface StartedTurn extends WatchedTurn {
  messageId: string;
  writing: WritableTurn;
}

/** Accepts and watches a turn of a new user. */
async function startTurn(): Promise<StartedTurn> {
  const { userId } = await app.signUp(`Asker ${(people += 1)}`);
  const messageId = newId();
  const newTurn = {
    messageId,
    conversationId: newId(),
    userMessageId: newId(),
    state: 'pending' as const,
    plan: {},
    leaseExpiresAt: new Date(app.clock.now().getTime() + 30_000),
    createdAt: app.clock.now(),
  };
  await inTransaction(app.db, (tx) => insertTurn(tx, userId, newTurn));
  const [row] = await app.db.select().from(chatTurns).where(eq(chatTurns.messageId, messageId));
  const writing = createLiveTurns().open(messageId);
  const turn = saver.watch(row ?? expect.fail('no turn'), writing);
  watched.push(turn);
  return { ...turn, messageId, writing };
}

async function writeText(turn: StartedTurn, text: string): Promise<void> {
  if (turn.writing.content === '') await turn.saveBeginning(text);
  turn.writing.append(text);
}

const findRow = async ({ messageId }: StartedTurn) =>
  (await app.db.select().from(chatTurns).where(eq(chatTurns.messageId, messageId)))[0];
const findSavedText = async (turn: StartedTurn) => (await findRow(turn))?.content;

test('the first delta is saved before it is shown, the rest soon after', async () => {
  const turn = await startTurn();
  await turn.saveBeginning('Once');
  expect(await findSavedText(turn)).toBe('Once');
  turn.writing.append('Once');
  for (const delta of [' upon', ' a time', ' 🙂']) {
    turn.writing.append(delta);
    await expect.poll(() => findSavedText(turn)).toBe(turn.writing.content);
  }
});

test('the first delta of a deleted turn cannot be saved', async () => {
  const turn = await startTurn();
  await app.db.delete(chatTurns).where(eq(chatTurns.messageId, turn.messageId));
  await expect(turn.saveBeginning('Once')).rejects.toMatchObject({ code: 'model.interrupted' });
});

describe('concurrent replies', () => {
  test('do not wait for one whose row is locked', async () => {
    const [held, free] = [await startTurn(), await startTurn()];
    for (const turn of [held, free]) await writeText(turn, 'a');
    await inTransaction(app.db, async (tx) => {
      await tx.select().from(chatTurns).where(eq(chatTurns.messageId, held.messageId)).for('update');
      for (const turn of [held, free]) await writeText(turn, 'b');
      await expect.poll(() => findSavedText(free)).toBe('ab');
      expect(await findSavedText(held)).toBe('a');
    });
    await expect.poll(() => findSavedText(held)).toBe('ab');
  });

  test('are saved together when they begin, including one whose row is locked for a moment', async () => {
    const turns = [await startTurn(), await startTurn(), await startTurn()];
    const [held] = turns;
    let saving: Promise<unknown> = Promise.resolve();
    await inTransaction(app.db, async (tx) => {
      await tx
        .select()
        .from(chatTurns)
        .where(eq(chatTurns.messageId, held?.messageId ?? ''))
        .for('update');
      saving = Promise.all(turns.map((turn, index) => writeText(turn, `beginning ${index}`)));
      for (const [index, turn] of turns.entries()) {
        if (turn !== held) await expect.poll(() => findSavedText(turn)).toBe(`beginning ${index}`);
      }
    });
    await saving;
    expect(await Promise.all(turns.map(findSavedText))).toEqual(['beginning 0', 'beginning 1', 'beginning 2']);
  });

  test('are stopped individually', async () => {
    const [stopped, other] = [await startTurn(), await startTurn()];
    for (const turn of [stopped, other]) await writeText(turn, 'a');
    await app.db.update(chatTurns).set({ stopRequested: true }).where(eq(chatTurns.messageId, stopped.messageId));
    for (const turn of [stopped, other]) await writeText(turn, 'b');
    await expect.poll(() => stopped.writing.stop.signal.aborted).toBe(true);
    await expect.poll(() => findSavedText(other)).toBe('ab');
    expect(other.writing.stop.signal.aborted).toBe(false);
  });
});

test('a finished reply is no longer saved', async () => {
  const turn = await startTurn();
  await writeText(turn, 'The end');
  await app.db.update(chatTurns).set({ state: 'completed' }).where(eq(chatTurns.messageId, turn.messageId));
  await writeText(turn, ', and more');
  const other = await startTurn();
  await writeText(other, 'a');
  await writeText(other, 'b');
  await expect.poll(() => findSavedText(other)).toBe('ab');
  await turn.end();
  expect(await findSavedText(turn)).toBe('The end');
});

test('after a failed save the whole text is written', async () => {
  const turn = await startTurn();
  await writeText(turn, 'a');
  const { query } = app.db.$client;
  let failures = 0;
  Object.assign(app.db.$client, {
    query: (...args: unknown[]) => {
      const text = (args[0] as { text?: string }).text ?? '';
      if (!text.includes('skip locked') || failures > 0) return Reflect.apply(query, app.db.$client, args) as unknown;
      failures += 1;
      return Promise.reject(new Error('the connection was lost'));
    },
  });
  try {
    await writeText(turn, 'b');
    await expect.poll(() => findSavedText(turn)).toBe('ab');
    expect(failures).toBe(1);
  } finally {
    Object.assign(app.db.$client, { query });
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCaptures } from '@app/contract/captures';
import { getConversation, listConversations } from '@app/contract/conversations';
import { claimPairing, createPairing } from '@app/contract/devices';
import { listImports } from '@app/contract/imports';
import { expect, test } from 'vitest';
import { makeCaptureRecord } from '../capture-device.ts';
import { makeClaudeCodeSession, type SessionTurn } from '../claude-code-session.ts';
import { startApp, waitFor } from './app-process.ts';

/** As many sessions as conversations fit on one page of the list. */
const SESSIONS = 50;
const TURNS = 16;

/** All sessions of a computer, each with its first `turns` turns. */
const makeSessions = (turns: number) =>
  Array.from({ length: SESSIONS }, (_, number) => {
    const externalId = `5e551011-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const sessionTurns = Array.from({ length: turns }, (__, turn): SessionTurn => {
      return {
        role: turn % 2 === 0 ? 'user' : 'assistant',
        text: `Turn ${turn} of session ${number} about the garden.`,
      };
    });
    return makeCaptureRecord(makeClaudeCodeSession(externalId, sessionTurns), { externalId });
  });

test(
  'if the server is killed, the device sends its batch again, and nothing is lost or stored twice',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-capture-'));
    let app = await startApp(dataDir);
    try {
      const owner = await app.signUp('Ann');
      const { code } = await app.call(createPairing, { token: owner });
      const { token } = await app.call(claimPairing, { params: { code }, body: { deviceName: 'Laptop' } });
      const sendCaptures = (records: unknown[]) => app.call(createCaptures, { token, body: { records } });
      const fetchConversations = () => app.call(listConversations, { token: owner });
      const countCreated = async () => (await app.call(listImports, { token: owner }))[0]?.counts.created ?? 0;

      for (const turns of [TURNS / 2, TURNS]) {
        const lost = sendCaptures(makeSessions(turns)).catch(() => undefined);
        // In the middle of the batch: some records are stored, some are not.
        const countComplete = async () =>
          (await fetchConversations()).filter(({ messageCount }) => messageCount === turns).length;
        await waitFor(async () => (await countComplete()) > 5 || undefined, 5);
        await app.kill();
        expect(await lost).toBeUndefined();
        app = await startApp(dataDir);
        const { records } = await sendCaptures(makeSessions(turns));
        expect(records.filter(({ status }) => status === 'skipped')).toEqual([]);
        expect(await countComplete()).toBe(SESSIONS);
      }
      for (const { id } of (await fetchConversations()).slice(0, 5)) {
        const { messages } = await app.call(getConversation, { token: owner, params: { id } });
        expect(messages).toHaveLength(TURNS);
        expect(new Set(messages.map(({ content }) => content)).size).toBe(TURNS);
      }
      expect(await countCreated()).toBe(SESSIONS);
    } finally {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

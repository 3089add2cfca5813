import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getConversation, listConversations } from '@app/contract/conversations';
import { listNotifications } from '@app/contract/notifications';
import { createPrompt, listPrompts } from '@app/contract/prompts';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { expect, test } from 'vitest';
import { startApp, startProcess, waitFor } from './app-process.ts';

const COUNT = 8;
const modelServer = fileURLToPath(new URL('../model-server/main.ts', import.meta.url));

test(
  'if the process is killed while scheduled prompts are answered, each is answered once and counts as one AI chat',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-prompts-'));
    const model = await startProcess(modelServer, ['--port', '0', '--pace', '100']);
    const startWithModel = (behaviour: string) =>
      startApp(dataDir, {
        WARM_UP: 'true',
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: `${model.url}/v1`,
        AI_MODEL: behaviour,
      });
    let app = await startWithModel('slow');
    try {
      const token = await app.signUp('Ann');
      const countUsedChats = async () => (await app.call(getSubscriptionStatus, { token })).usage.aiChatCount;
      // All prompts must be stored before they are due: a prompt with a past start would start a year later.
      const startsAt = new Date(Date.now() + 8_000).toISOString();
      for (let index = 0; index < COUNT; index += 1) {
        const body = { title: `Prompt ${index}`, prompt: `Question ${index}`, startsAt, recurrence: 'FREQ=YEARLY' };
        await app.call(createPrompt, { token, body });
      }
      // Wait until some are being answered and others still wait.
      await waitFor(async () => {
        const rows = await app.call(listConversations, { token });
        return rows.length > 0 ? true : undefined;
      });
      await app.kill();

      app = await startWithModel('echo');
      const areAllDone = async () => {
        const prompts = await app.call(listPrompts, { token });
        return prompts.every(({ last, isRunning }) => last !== null && !isRunning) ? true : undefined;
      };
      await waitFor(areAllDone, 100);
      const conversations = await app.call(listConversations, { token });
      const questions: string[] = [];
      for (const { id } of conversations) {
        const { messages } = await app.call(getConversation, { token, params: { id } });
        expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
        questions.push(messages[0]?.content ?? '');
      }
      expect(questions.toSorted()).toEqual(Array.from({ length: COUNT }, (_, index) => `Question ${index}`));
      expect(await countUsedChats()).toBe(COUNT);
      const notifications = await app.call(listNotifications, { token });
      expect(notifications.filter(({ kind }) => kind === 'prompt')).toHaveLength(COUNT);
    } finally {
      await app.stop();
      model.child.kill('SIGTERM');
      await model.ended;
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

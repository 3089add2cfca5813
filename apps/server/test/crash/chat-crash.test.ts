import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendChat } from '@app/contract/chat';
import { getConversation, listConversations } from '@app/contract/conversations';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, startProcess, waitFor, type AppProcess } from './app-process.ts';

let model: Awaited<ReturnType<typeof startProcess>>;
let dataDir: string;
let app: AppProcess;

const modelServer = fileURLToPath(new URL('../model-server/main.ts', import.meta.url));
const start = (behaviour: string) =>
  startApp(dataDir, { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: `${model.url}/v1`, AI_MODEL: behaviour });
const used = async (token: string) => (await app.call(getSubscriptionStatus, { token })).usage.aiChatCount;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'crash-chat-'));
  model = await startProcess(modelServer, ['--port', '0', '--pace', '100']);
}, 60_000);
afterAll(async () => {
  await app.stop();
  model.child.kill('SIGTERM');
  await model.ended;
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** Asks without waiting: the connection dies with the process. */
function ask(token: string, message: string): void {
  app.call(sendChat, { token, body: { message } }).catch(() => undefined);
}

test(
  'a reply whose process is killed in the middle is kept as far as it was saved, and counts',
  { timeout: 180_000 },
  async () => {
    app = await start('slow');
    const token = await app.signUp('Ann');
    ask(token, 'Tell me slowly');
    const id = await waitFor(async () => (await app.call(listConversations, { token }))[0]?.id);
    const begun = await waitFor(async () => {
      const { pendingReply } = await app.call(getConversation, { token, params: { id } });
      return pendingReply && pendingReply.content.length > 120 ? pendingReply.content : undefined;
    });
    await app.kill();

    app = await start('slow');
    // Its question is there at once; the reply is put in order when the lease of the dead process is over.
    expect((await app.call(getConversation, { token, params: { id } })).messages[0]?.content).toBe('Tell me slowly');
    expect(await used(token)).toBe(1);
    const messages = await waitFor(async () => {
      const stored = await app.call(getConversation, { token, params: { id } });
      return stored.messages.length > 1 ? stored.messages : undefined;
    }, 500);
    expect(messages).toHaveLength(2);
    const reply = messages[1]?.content ?? '';
    expect(messages[1]).toMatchObject({ role: 'assistant', status: 'interrupted' });
    expect(reply.length).toBeGreaterThan(20);
    expect(begun.startsWith(reply.slice(0, begun.length)) || reply.startsWith(begun)).toBe(true);
    expect(await used(token)).toBe(1);
    await app.stop();
  },
);

test(
  'a question whose process is killed before the first word leaves nothing and is not counted',
  { timeout: 180_000 },
  async () => {
    app = await start('never');
    const token = await app.signUp('Bob');
    ask(token, 'Anybody there?');
    await waitFor(async () => ((await used(token)) === 1 ? true : undefined));
    await app.kill();

    app = await start('echo');
    expect(await app.call(listConversations, { token })).toEqual([]);
    await waitFor(async () => ((await used(token)) === 0 ? true : undefined), 500);
    expect(await app.call(listConversations, { token })).toEqual([]);
    const { response } = await app.call(sendChat, { token, body: { message: 'And now?' } });
    expect(response).toContain('And now?');
    expect(await used(token)).toBe(1);
  },
);

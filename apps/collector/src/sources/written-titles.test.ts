import { afterEach, beforeEach, expect, test } from 'vitest';
import { Computer } from '#test/computer.ts';
import { FakeArchive } from '#test/fake-archive.ts';

let computer: Computer;
let archive: FakeArchive;

beforeEach(async () => {
  computer = new Computer();
  archive = await FakeArchive.start();
});

afterEach(async () => {
  computer.remove();
  await archive.stop();
});

const runOnce = () => computer.run('once', '--json', '--url', archive.url, '--token', archive.token);

test('the title of a conversation of Jan is sent with the messages, and again when it changes', async () => {
  const message = {
    object: 'thread.message',
    id: 'm',
    thread_id: 't',
    role: 'user',
    content: [{ type: 'text', text: { value: 'Hi' } }],
  };
  computer.write('jan/threads/t/messages.jsonl', `${JSON.stringify(message)}\n`);
  computer.write(
    'jan/threads/t/thread.json',
    JSON.stringify({ id: 't', object: 'thread', title: 'One', assistants: [] }),
  );
  await runOnce();
  expect(archive.payloadOf('jan')).toContain('{"object":"thread","id":"t","title":"One"}');
  computer.write(
    'jan/threads/t/thread.json',
    JSON.stringify({ id: 't', object: 'thread', title: 'Two', assistants: [] }),
  );
  expect((await runOnce()).sources['jan']).toMatchObject({ sent: 1, updated: 1 });
  expect(archive.payloadOf('jan')).toContain('"title":"Two"');
});

test('the titles of Cline come from its list of tasks, and in newer versions from a file next to the session', async () => {
  const turns = [{ role: 'user', content: [{ type: 'text', text: '<task>\nSay hello\n</task>' }] }];
  const storage = '.config/Code/User/globalStorage/saoudrizwan.claude-dev';
  computer.write(`${storage}/tasks/17/api_conversation_history.json`, JSON.stringify(turns));
  computer.write(`${storage}/state/taskHistory.json`, JSON.stringify([{ id: '17', task: 'Greet everyone' }]));
  const session = { sessionId: 's', agent: 'lead', updated_at: '2026-07-01T08:00:00Z', messages: turns };
  computer.write('.cline/data/sessions/s/s.messages.json', JSON.stringify(session));
  computer.write(
    '.cline/data/sessions/s/s.json',
    JSON.stringify({ session_id: 's', metadata: { title: 'Greetings' } }),
  );
  expect((await runOnce()).sources['cline']).toMatchObject({ conversations: 2, sent: 2 });
  expect(JSON.parse(archive.payloadOf('tasks/17'))).toEqual([...turns, { id: '17', task: 'Greet everyone' }]);
  expect(JSON.parse(archive.payloadOf('s.messages.json'))).toEqual({ ...session, title: 'Greetings' });
});

test('the title of Grok Build comes from the file next to its updates', async () => {
  const update = { sessionUpdate: 'user_message_chunk', content: { type: 'text', text: 'Hi' } };
  const folder = '.grok/sessions/home%2Fme/s1';
  computer.write(`${folder}/updates.jsonl`, `${JSON.stringify({ timestamp: 1780560000, params: { update } })}\n`);
  computer.write(`${folder}/summary.json`, JSON.stringify({ info: { id: 's1' }, generated_title: 'Greeting' }));
  expect((await runOnce()).sources['grok-build']).toMatchObject({ conversations: 1, sent: 1 });
  expect(archive.payloadOf('grok-build')).toContain('{"generated_title":"Greeting"}');
});

import { describe, expect, test } from 'vitest';
import { readBytes, sampleBytes, titledOutline } from '../testing/read-sample.ts';

interface Json {
  [key: string | number]: Json;
}

/** The items that are read from a sample after a change to it. */
async function readChanged(name: string, change: (sample: Json) => void) {
  const sample = JSON.parse(sampleBytes(name).toString()) as Json;
  change(sample);
  const { conversations, skips } = await readBytes(JSON.stringify(sample), name);
  const sources = conversations.map(({ source }) => source);
  return { sources, shown: conversations.map(titledOutline).join('\n'), reasons: skips.map(({ reason }) => reason) };
}

const removeFields = (record: Json | undefined, ...names: string[]) => {
  for (const name of names) if (record) Reflect.deleteProperty(record, name);
};

describe('a file whose first message is damaged is still recognised', () => {
  test('LibreChat: without the ids of the message and the conversation', async () => {
    const { sources, shown } = await readChanged('librechat.json', (sample) => {
      removeFields(sample, 'conversationId');
      removeFields(sample['messages']?.[0], 'messageId');
    });
    expect(sources).toEqual(['librechat']);
    expect(shown).toContain('A glaze, renewed every four years.');
  });

  test('T3 Chat: without a thread', async () => {
    const { sources, shown } = await readChanged('t3chat.json', ({ messages }) =>
      removeFields(messages?.[0], 'threadId'),
    );
    expect([...new Set(sources)]).toEqual(['t3chat']);
    expect(shown).toContain('A starter is hungry.');
  });

  test('Cline: without the id of the session', async () => {
    const { sources, shown } = await readChanged('cline-file.json', (sample) => removeFields(sample, 'sessionId'));
    expect(sources).toEqual(['cline']);
    expect(shown).toContain('output(run_commands: 3 pots.csv)');
  });
});

describe('parts that belong to no message are kept or reported', () => {
  test('LobeHub: a tool call without its message', async () => {
    const { reasons } = await readChanged('lobehub.json', ({ data }) =>
      removeFields(data?.['messagePlugins']?.[0], 'id'),
    );
    expect(reasons).toEqual(['One tool call has no message.']);
  });

  test('LobeHub: the result of a tool, in a message without a role', async () => {
    const { shown } = await readChanged('lobehub.json', ({ data }) => removeFields(data?.['messages']?.[2], 'role'));
    expect(shown).toContain('output(Web search: [{"title":"Slugs"}])');
  });

  test('HuggingChat: the steps of a reply, without their type', async () => {
    const { shown } = await readChanged('huggingchat.json', (chats) => {
      const messages = chats[0]?.['messages'];
      for (const update of Object.values(messages?.[3]?.['updates'] ?? {})) removeFields(update, 'type', 'subtype');
    });
    expect(shown).toContain('tool_call(Web search: { "query": "bright star" }) output(Web search: Sirius is bright)');
  });

  test('HuggingChat: the attachments of a question that does not say who wrote it', async () => {
    const { shown } = await readChanged('huggingchat.json', (chats) =>
      removeFields(chats[0]?.['messages']?.[1], 'from'),
    );
    expect(shown).toContain('u <- - assistant (meta-llama/Llama-3.3-70B-Instruct): attachment(file-65f-1a2b3c4d.png)');
  });
});

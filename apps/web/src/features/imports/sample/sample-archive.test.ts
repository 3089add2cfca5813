import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeSampleArchive } from './sample-archive.ts';
import { withDates } from './sample-dates.ts';

const Node = z.object({
  id: z.string(),
  parent: z.nullable(z.string()),
  children: z.array(z.string()),
  message: z.nullable(z.object({ create_time: z.number(), content: z.object({ parts: z.array(z.string()) }) })),
});
const Chatgpt = z.array(
  z.object({ id: z.string(), title: z.string(), current_node: z.string(), mapping: z.record(z.string(), Node) }),
);
const Claude = z.array(
  z.object({ uuid: z.string(), chat_messages: z.array(z.object({ created_at: z.string(), text: z.string() })) }),
);

const now = new Date('2026-11-21T12:00:00Z');

async function readSample(at: Date) {
  const [chatgpt, claude] = await Promise.all(makeSampleArchive(at).map((file) => file.text()));
  return { chatgpt: Chatgpt.parse(JSON.parse(chatgpt ?? '')), claude: Claude.parse(JSON.parse(claude ?? '')) };
}

it('is an export of each of two assistants; every message is on the path of its conversation and dated before now', async () => {
  const { chatgpt, claude } = await readSample(now);
  const ids = [...chatgpt.map(({ id }) => id), ...claude.map(({ uuid }) => uuid)];
  expect(ids.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { current_node, mapping } of chatgpt) {
    const path = [];
    for (let at: string | null = current_node; at !== null; at = mapping[at]?.parent ?? null) path.unshift(at);
    expect(path).toHaveLength(Object.keys(mapping).length);
    for (const { message, children } of Object.values(mapping)) {
      for (const child of children) expect(mapping).toHaveProperty([child]);
      if (message !== null) expect(message.create_time * 1000).toBeLessThan(now.getTime());
    }
  }
  for (const { chat_messages } of claude) {
    for (const { created_at } of chat_messages) expect(Date.parse(created_at)).toBeLessThan(now.getTime());
  }
});

it('has the same conversations whenever it is made, so that loading it twice adds nothing', async () => {
  const [first, later] = [await readSample(now), await readSample(new Date('2027-01-01T00:00:00Z'))];
  expect(later.chatgpt.map(({ id }) => id)).toEqual(first.chatgpt.map(({ id }) => id));
  expect(later.claude.map(({ uuid }) => uuid)).toEqual(first.claude.map(({ uuid }) => uuid));
});

it('replaces placeholders such as {Saturday 1} by dates in the future', async () => {
  expect(withDates('On {Saturday 1} or {Tuesday 1}, not {Tuesday 2}.', now)).toBe(
    'On Saturday, November 28 or Tuesday, November 24, not Tuesday, December 1.',
  );
  expect(JSON.stringify(await readSample(now))).not.toMatch(/\{\w+day \d\}/);
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeSampleArchive } from './sample-archive.ts';

const Node = z.object({
  id: z.string(),
  parent: z.nullable(z.string()),
  children: z.array(z.string()),
  message: z.nullable(z.object({ create_time: z.number(), content: z.object({ parts: z.array(z.string()) }) })),
});
const Archive = z.array(
  z.object({ id: z.string(), title: z.string(), current_node: z.string(), mapping: z.record(z.string(), Node) }),
);

const now = new Date('2026-11-21T12:00:00Z');
const read = async () => Archive.parse(JSON.parse(await makeSampleArchive(now).text()));

it('is an export whose messages hang together and lie in the past', async () => {
  const conversations = await read();
  expect(conversations.length).toBeGreaterThan(20);
  expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length);
  for (const { current_node, mapping } of conversations) {
    const path = [];
    for (let at: string | null = current_node; at !== null; at = mapping[at]?.parent ?? null) path.unshift(at);
    expect(path).toHaveLength(Object.keys(mapping).length);
    for (const { message, children } of Object.values(mapping)) {
      for (const child of children) expect(mapping).toHaveProperty([child]);
      if (message !== null) expect(message.create_time * 1000).toBeLessThan(now.getTime());
    }
  }
});

it('is the same conversations whenever it is made, so that loading it twice adds nothing', async () => {
  const later = Archive.parse(JSON.parse(await makeSampleArchive(new Date('2027-01-01T00:00:00Z')).text()));
  expect(later.map(({ id }) => id)).toEqual((await read()).map(({ id }) => id));
});

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareFile, readExportFile, type StoredTexts } from '../../../scripts/compare-exports/compare-file.mjs';
import { readSample, sampleBytes } from '../testing/read-sample.ts';
import type { ParsedConversation } from './conversation/conversation-tree.ts';

const names = readdirSync(new URL('../samples/', import.meta.url)).filter(
  (name) => readExportFile(sampleBytes(name)).conversations.length > 0,
);

function toStored({ title, messages, documents }: ParsedConversation): StoredTexts {
  return {
    title: title ?? '',
    messages: messages.map(({ sourceId, parentSourceId, createdAt, ...message }) => ({
      ...message,
      id: sourceId,
      parentId: parentSourceId,
      createdAt: new Date(createdAt ?? 0).toISOString(),
    })),
    documents,
  };
}

describe('a second reader, which shares no code with this package, finds the same texts in a sample', () => {
  test.each(names)('%s', async (name) => {
    const { conversations } = await readSample(name);
    expect(compareFile(readExportFile(sampleBytes(name)), conversations.map(toStored))).toEqual([]);
  });
});

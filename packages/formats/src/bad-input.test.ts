import { describe, expect, test } from 'vitest';
import { joinShownTexts } from '../testing/marked-texts.ts';
import { readBytes, readSample, sampleBytes, type SampleReading } from '../testing/read-sample.ts';
import { formatRegistry } from './format-registry.table.ts';

const PARTS = 24;

/** The ids of all messages, each with the conversation it belongs to. */
const messageIds = ({ conversations }: SampleReading): string[] =>
  conversations.flatMap(({ sourceId, messages }) => messages.map((message) => `${sourceId}\n${message.sourceId}`));

const wordsOf = ({ conversations }: SampleReading): string[] =>
  joinShownTexts(conversations).match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** A copy as a later version may write it: another number of the version, and a further field in each object. */
function toLaterVersion(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toLaterVersion);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    /^(?:schema_?)?version$/i.test(key) && typeof field === 'number' ? field + 1 : toLaterVersion(field),
  ]);
  return { ...Object.fromEntries(fields), addedLater: null };
}

function writeLaterVersion(name: string): string {
  const text = sampleBytes(name).toString();
  if (!name.endsWith('.jsonl')) return JSON.stringify(toLaterVersion(JSON.parse(text)));
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.stringify(toLaterVersion(JSON.parse(line)))).join('\n');
}

describe.each(formatRegistry)('a file of $key', ({ sample }) => {
  test('that is cut off at any point yields no message twice, and is read, reported or kept', async () => {
    const bytes = sampleBytes(sample);
    const undamaged = await readSample(sample);
    for (let cut = 1; cut < PARTS; cut += 1) {
      const read = await readBytes(bytes.subarray(0, Math.floor((bytes.length * cut) / PARTS)), sample);
      const ids = messageIds(read);
      expect([...new Set(ids)]).toEqual(ids);
      expect(read.conversations.length).toBeLessThanOrEqual(undamaged.conversations.length);
      // A file that is not recognised is kept as a whole, so nothing is lost either.
      expect(read.isExport || read.isUnknown || read.skips.length > 0).toBe(true);
    }
  });

  test('is not an export if only its name is that of one', async () => {
    for (const other of ['not an export', '{"a":1}', '[]', '[[]]', '"text"', '\0\0\0\0', 'SQLite format 3\0']) {
      const { conversations, isExport } = await readBytes(other, sample);
      expect({ conversations, isExport }).toEqual({ conversations: [], isExport: false });
    }
  });
});

const jsonSamples = formatRegistry.filter(({ sample }) => /\.jsonl?$/.test(sample));

test.each(jsonSamples)(
  'a file of $key by a later version loses no word, unless a loss is reported',
  async ({ sample }) => {
    const undamaged = await readSample(sample);
    const read = await readBytes(writeLaterVersion(sample), sample);
    const words = new Set(wordsOf(read));
    const isReported = read.isUnknown || read.skips.length > undamaged.skips.length;
    expect(isReported ? [] : wordsOf(undamaged).filter((word) => !words.has(word))).toEqual([]);
  },
);

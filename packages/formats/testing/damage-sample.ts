import fc from 'fast-check';
import { expect } from 'vitest';
import { recordMutations } from './mutate-record.ts';
import { readBytes, sampleBytes, type SampleReading } from './read-sample.ts';

/**
 * Reads a sample that is cut off at many places, and one whose records are changed at random: reading never throws, and
 * all conversations found are sound. Returns what was read from the first half of the file.
 */
export async function readDamaged(name: string, path = name): Promise<SampleReading> {
  const bytes = sampleBytes(name);
  const step = Math.max(1, Math.floor(bytes.length / 40));
  for (let end = 0; end < bytes.length; end += step) await readBytes(bytes.subarray(0, end), path);
  const records = toRecords(bytes.toString());
  await fc.assert(
    fc.asyncProperty(fc.tuple(...records.map((record) => recordMutations(record))), async (damaged) => {
      const text = damaged.map((record) => JSON.stringify(record)).join('\n');
      const { conversations, skips } = await readBytes(Buffer.from(text), path);
      expect(conversations.length + skips.length).toBeLessThan(100);
    }),
    { numRuns: 60 },
  );
  return readBytes(bytes.subarray(0, Math.floor(bytes.length / 2)), path);
}

/** The records of a file with one JSON value, or with JSON lines. */
function toRecords(text: string): Record<string, unknown>[] {
  const isSingleValue = text.startsWith('{\n');
  const lines = isSingleValue ? [text] : text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

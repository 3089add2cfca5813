import fc from 'fast-check';
import { expect } from 'vitest';
import { mutations } from './mutate-record.ts';
import { readBytes, sampleBytes, type SampleReading } from './read-sample.ts';

/**
 * Reads a sample cut off at many places, and with records changed at random: nothing throws, and all that is found is
 * sound. Returns what was read of the file cut off in the middle.
 */
export async function readDamaged(name: string, path = name): Promise<SampleReading> {
  const bytes = sampleBytes(name);
  const step = Math.max(1, Math.floor(bytes.length / 40));
  for (let end = 0; end < bytes.length; end += step) await readBytes(bytes.subarray(0, end), path);
  const records = toRecords(bytes.toString());
  await fc.assert(
    fc.asyncProperty(fc.tuple(...records.map((record) => mutations(record))), async (damaged) => {
      const text = damaged.map((record) => JSON.stringify(record)).join('\n');
      const { conversations, skips } = await readBytes(Buffer.from(text), path);
      expect(conversations.length + skips.length).toBeLessThan(100);
    }),
    { numRuns: 60 },
  );
  return readBytes(bytes.subarray(0, Math.floor(bytes.length / 2)), path);
}

/** A file of one JSON value, or of JSON lines. */
function toRecords(text: string): Record<string, unknown>[] {
  const isWhole = text.startsWith('{\n');
  const lines = isWhole ? [text] : text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

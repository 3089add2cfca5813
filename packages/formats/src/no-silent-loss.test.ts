import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRealisticConversation } from '../testing/chatgpt-export.ts';
import { makeRealisticClaudeConversation } from '../testing/claude-export.ts';
import { findTextPaths, markTexts, joinShownTexts, damageNonTexts } from '../testing/marked-texts.ts';
import { providerRecords } from '../testing/provider-records.ts';
import { readBytes, sampleBytes } from '../testing/read-sample.ts';

/** A file with a list of these records. */
const toBytes = (records: readonly unknown[]) => Buffer.from(JSON.stringify(records));
const toLines = (records: readonly unknown[]) =>
  Buffer.from(records.map((record) => JSON.stringify(record)).join('\n'));

async function readConversations(bytes: Buffer, path: string) {
  const { conversations, skips, isExport } = await readBytes(bytes, path);
  // A file that is not recognised at all is kept as a whole.
  return { text: joinShownTexts(conversations), skips, isKept: !isExport };
}

const generated = [
  { source: 'chatgpt', what: 'a generated conversation', record: makeRealisticConversation(2) },
  { source: 'claude', what: 'a generated conversation', record: makeRealisticClaudeConversation(2) },
];

describe('no text of a file is lost silently', () => {
  test.each([...providerRecords, ...generated])('of $source: $what', async ({ record }) => {
    const texts = await findTextPaths(
      record,
      async (marked) => (await readConversations(toBytes([marked]), 'export.json')).text,
    );
    expect(texts.length).toBeGreaterThan(0);
    const one = markTexts(record, texts, 'one');
    const two = markTexts(record, texts, 'two');
    await fc.assert(
      fc.asyncProperty(damageNonTexts(one.record, texts), damageNonTexts(two.record, texts), async (first, second) => {
        const { text, skips, isKept } = await readConversations(toBytes([first, second]), 'export.json');
        const lost = [one, two].map(({ marks }) => marks.filter((mark) => !text.includes(mark)));
        // If a part of a record is missing, the receipt names the record.
        const incomplete = lost.filter((marks) => marks.length > 0).length;
        expect(isKept || skips.length >= incomplete ? [] : lost.flat()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  const lineSamples = readdirSync(new URL('../samples/', import.meta.url)).filter((name) => name.endsWith('.jsonl'));
  test.each(lineSamples)('in the lines of %s', async (name) => {
    const records = sampleBytes(name)
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown);
    const file = { records };
    const writeMarkedFile = (marked: Record<string, unknown>) => toLines(marked['records'] as unknown[]);
    const texts = await findTextPaths(
      file,
      async (marked) => (await readConversations(writeMarkedFile(marked), name)).text,
    );
    expect(texts.length).toBeGreaterThan(0);
    const { record, marks } = markTexts(file, texts, 'line');
    const { text } = await readConversations(writeMarkedFile(record), name);
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
    await fc.assert(
      fc.asyncProperty(damageNonTexts(record, texts), async (damaged) => {
        const { text: shown, skips, isKept } = await readConversations(writeMarkedFile(damaged), name);
        expect(isKept || skips.length > 0 ? [] : marks.filter((mark) => !shown.includes(mark))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  const jsonSamples = readdirSync(new URL('../samples/', import.meta.url)).filter((name) => name.endsWith('.json'));
  test.each(jsonSamples)('in %s, whatever else is missing', async (name) => {
    const sample = JSON.parse(sampleBytes(name).toString()) as Record<string, unknown>;
    const writeRecordFile = (record: unknown) => Buffer.from(JSON.stringify(record));
    const texts = await findTextPaths(
      sample,
      async (marked) => (await readConversations(writeRecordFile(marked), name)).text,
    );
    // The settings of a thread of Jan are not shown, so the receipt names the file.
    expect(texts.length + (await readConversations(writeRecordFile(sample), name)).skips.length).toBeGreaterThan(0);
    const { record, marks } = markTexts(sample, texts, 'one');
    await fc.assert(
      fc.asyncProperty(damageNonTexts(record, texts), async (damaged) => {
        const { text, skips, isKept } = await readConversations(writeRecordFile(damaged), name);
        expect(isKept || skips.length > 0 ? [] : marks.filter((mark) => !text.includes(mark))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

import { existsSync } from 'node:fs';
import { type Provider, providers } from '@app/contract/providers';
import { describe, expect, test } from 'vitest';
import { readSample, sampleBytes } from '../testing/read-sample.ts';
import { recognise } from '../testing/recognise-sample.ts';
import { formatRegistry } from './format-registry.table.ts';

/** Their files have no messages. They are recognised so that the import does not call their format unknown. */
const formatsWithoutMessages = new Set(['jan-thread']);
/** Formats of several assistants; each file names its assistant. */
const formatsOfSeveralAssistants = new Set(['page-export', 'page-markdown', 'specstory']);
/** Samples that also contain records in another format; the values are all formats recognised in them. */
const mixedFormats: Readonly<Record<string, string[]>> = {
  finetuning: ['sharegpt', 'finetuning'],
  qwen: ['qwen', 'openwebui'],
};

describe.each(formatRegistry)('the format $key', ({ key, name, recognizedBy, filesToDrop, sample, guide, format }) => {
  test('recognises its sample, which no other format recognises', () => {
    expect(recognise(sampleBytes(sample), sample)).toEqual(mixedFormats[key] ?? [key]);
  });

  test('reads at least one conversation with a question from its sample', async () => {
    const { conversations, isExport } = await readSample(sample);
    expect(isExport).toBe(true);
    if (formatsWithoutMessages.has(key)) {
      expect(conversations).toEqual([]);
      return;
    }
    expect(conversations.length).toBeGreaterThan(0);
    for (const { source, messages } of conversations) {
      if (!formatsOfSeveralAssistants.has(key)) expect(source).toBe(format.source);
      expect(messages.some(({ role }) => role === 'user') || key === 'claude-memory').toBe(true);
    }
  });

  test('has a guide and its texts for people', () => {
    expect(existsSync(new URL(`../../../docs/guides/import/${guide}`, import.meta.url))).toBe(true);
    for (const words of [name, recognizedBy, filesToDrop]) expect(words.trim()).toMatch(/^.{3,100}$/);
  });
});

describe('the registry of formats', () => {
  test('has each key and each name once', () => {
    const keys = formatRegistry.map(({ key }) => key);
    const names = formatRegistry.map(({ name }) => name);
    expect([...new Set(keys)]).toEqual(keys);
    expect([...new Set(names)]).toEqual(names);
  });

  test('agrees with the providers that are called experimental', () => {
    const sources = [...new Set(formatRegistry.map(({ format }) => format.source))];
    const isKnownFromOthers = (source: Provider) =>
      formatRegistry.every(({ format, evidence }) => format.source !== source || evidence === 'other-tools');
    expect(sources.filter(isKnownFromOthers)).toEqual(sources.filter((source) => providers[source].isExperimental));
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Random } from '@app/formats/testing/random';
import { makeInstance, type InferredSchema } from '@app/formats/testing/schema-instance';
import { expectValidConversation } from '@app/formats/testing/valid-conversation';
import { parseRecord } from '@app/formats/find-format';

/** Schemas inferred from thousands of real conversations, with every field that occurs. They are not part of the product. */
const root = join(process.env['REAL_DATA_DIR'] ?? '', 'chat-exports/schemas/polylogue');
const hasSchemas = process.env['REAL_DATA_DIR'] !== undefined && existsSync(root);

function readSchema(provider: string, version: string): InferredSchema {
  const path = join(root, provider, 'versions', version, 'elements/session_document.schema.json.gz');
  return JSON.parse(gunzipSync(readFileSync(path)).toString()) as InferredSchema;
}

/** Values that the generated records have besides random ones. */
const words = [
  'k1',
  'k2',
  'k3',
  'user',
  'assistant',
  'tool',
  'all',
  'python',
  'text',
  'multimodal_text',
  'code',
  'thoughts',
  'reasoning_recap',
  'execution_output',
  'computer_output',
  'tether_quote',
  'sonic_webpage',
  'image_asset_pointer',
  'audio_transcription',
  'tool_use',
  'tool_result',
  'thinking',
  'human',
  '2025-06-15T12:30:00Z',
  'Some words of a person\nover two lines.',
] as const;

describe.runIf(hasSchemas)('records with every field ever seen (skipped where REAL_DATA_DIR has no schemas)', () => {
  test.each([
    ['chatgpt', 'chatgpt', 'v1'],
    ['chatgpt', 'chatgpt', 'v2'],
    ['claude', 'claude-ai', 'v1'],
    ['claude', 'claude-ai', 'v2'],
  ])('of %s (%s %s) become valid conversations', (source, provider, version) => {
    const schema = readSchema(provider, version);
    let read = 0;
    for (let seed = 0; seed < 150; seed++) {
      const record = makeInstance(schema, new Random(seed), words);
      const { source: found, results } = parseRecord(record);
      for (const result of results) {
        if (!('conversation' in result)) continue;
        read++;
        expect(found).toBe(source);
        expectValidConversation(result.conversation);
      }
    }
    expect(read).toBeGreaterThan(60);
  });
});

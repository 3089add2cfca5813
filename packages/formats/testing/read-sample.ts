import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { ParsedBlock, ParsedConversation } from '../src/conversation/conversation-tree.ts';
import { readPart, type ReadConversation, type ReadSkip } from '../src/reading/read-part.ts';
import type { ReadablePart } from '../src/reading/readable-part.ts';
import { expectSound } from './sound-conversation.ts';

export interface SampleReading {
  conversations: ParsedConversation[];
  /** Also the damaged records of a file that is no export. */
  skips: ReadSkip[];
  /** A record of a known provider was found. */
  isExport: boolean;
}

/** Reads samples/<name> as the importer does. `path`: its place in a folder or an archive. */
export function readSample(name: string, path = name): Promise<SampleReading> {
  return readBytes(sampleBytes(name), path);
}

export function sampleBytes(name: string): Buffer {
  return readFileSync(new URL(`../samples/${name}`, import.meta.url));
}

/** Reads a file's bytes as the importer does, in small pieces; every conversation found must be sound. */
export async function readBytes(bytes: Buffer, path: string): Promise<SampleReading> {
  const kind = /\.(json|jsonl|ndjson)$/i.test(path) ? 'json' : /\.html$/i.test(path) ? 'html' : 'text';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const part: ReadablePart = { kind, name, path, packedSize: bytes.length, read: () => inPieces(bytes) };
  const limits = { maxRecordBytes: 32 * 1024 ** 2, maxDepth: 4096 };
  const reading = readPart(part, { limits, first: { record: 0, part: -1 }, groupsByTime: false });
  const items: (ReadConversation | ReadSkip)[] = [];
  for await (const { item } of reading.records(() => undefined)) items.push(item);
  if (!reading.isExport) items.push(...reading.damaged.map(({ item }) => item));
  const conversations = items.flatMap((item) => (item.type === 'conversation' ? [item.conversation] : []));
  for (const conversation of conversations) expectSound(conversation);
  const skips = items.flatMap((item) => (item.type === 'skipped' ? [item] : []));
  for (const skip of skips) expect(skip.reason).not.toBe('');
  return { conversations, skips, isExport: reading.isExport };
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer, void, undefined> {
  for (let at = 0; at < bytes.length; at += 1_000) {
    await Promise.resolve();
    yield bytes.subarray(at, at + 1_000);
  }
}

/** One line per message: `id <- parent role: blocks`. */
export function outline(conversation: ParsedConversation): string[] {
  return conversation.messages.map(({ sourceId, parentSourceId, role, content, blocks }) => {
    const shown = (blocks ?? [{ type: 'text', text: content } as const]).map(outlineBlock).join(' ');
    return `${sourceId} <- ${parentSourceId ?? '-'} ${role}: ${shown}`;
  });
}

function outlineBlock(block: ParsedBlock): string {
  const named = block.type === 'tool_call' ? `${block.tool} ${block.input}` : undefined;
  const other = block.type === 'attachment' ? block.name : block.type === 'raw' ? block.label : undefined;
  const shown = named ?? other ?? ('text' in block ? (block.text ?? '') : '');
  return `${block.type}(${shown.replace(/\s+/g, ' ')})`;
}

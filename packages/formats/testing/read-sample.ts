import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { ParsedBlock, ParsedConversation } from '../src/conversation/conversation-tree.ts';
import { readPart, type ReadConversation, type ReadSkip } from '../src/reading/read-part.ts';
import type { ReadablePart } from '../src/reading/readable-part.ts';
import { expectValidConversation } from './valid-conversation.ts';

export interface SampleReading {
  conversations: ParsedConversation[];
  /** Skipped records. If the file is not an export, the damaged records are among them. */
  skips: ReadSkip[];
  /** A record of a known provider was found. */
  isExport: boolean;
  /** The file is not empty, and nothing in it is of a known provider. */
  isUnknown: boolean;
}

/** Reads samples/<name> as the importer does. `path`: its path in a folder or a ZIP archive. */
export function readSample(name: string, path = name): Promise<SampleReading> {
  return readBytes(sampleBytes(name), path);
}

export function sampleBytes(name: string): Buffer {
  return readFileSync(new URL(`../samples/${name}`, import.meta.url));
}

/** Reads a file's content as the importer does, in small pieces; every conversation found must be sound. */
export async function readBytes(content: Buffer | string, path: string): Promise<SampleReading> {
  const reading = readPart(toPart(Buffer.from(content), path), {
    limits: { maxRecordBytes: 32 * 1024 ** 2, maxDepth: 4096 },
    first: { record: 0, afterResult: -1 },
    groupsByTime: false,
  });
  const items: (ReadConversation | ReadSkip)[] = [];
  for await (const { item } of reading.records(() => undefined)) items.push(item);
  items.push(...reading.damaged.map(({ item }) => item));
  const conversations = items.flatMap((item) => (item.type === 'conversation' ? [item.conversation] : []));
  for (const conversation of conversations) expectValidConversation(conversation);
  const skips = items.flatMap((item) => (item.type === 'skipped' ? [item] : []));
  for (const skip of skips) expect(skip.reason).not.toBe('');
  return { conversations, skips, isExport: reading.isExport, isUnknown: reading.isUnknown };
}

function toPart(bytes: Buffer, path: string): ReadablePart {
  const kind = /\.(json|jsonl|ndjson)$/i.test(path) ? 'json' : /\.html?$/i.test(path) ? 'html' : 'text';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return {
    kind,
    name,
    path,
    compressedSize: bytes.length,
    read: (onCompressedBytes) => inPieces(bytes, onCompressedBytes),
  };
}

async function* inPieces(
  bytes: Buffer,
  onCompressedBytes: (count: number) => void,
): AsyncGenerator<Buffer, void, undefined> {
  for (let at = 0; at < bytes.length; at += 1_000) {
    await Promise.resolve();
    onCompressedBytes(Math.min(at + 1_000, bytes.length));
    yield bytes.subarray(at, at + 1_000);
  }
}

/**
 * One line per message, `id <- parent role (model): blocks`, with `!` after the role of a reply that was broken off.
 */
export function outline({ messages }: ParsedConversation): string[] {
  return messages.map(({ sourceId, parentSourceId, role, content, blocks, model, isInterrupted }) => {
    const shown = (blocks ?? [{ type: 'text', text: content } as const]).map(outlineBlock).join(' ');
    const author = `${role}${model === undefined ? '' : ` (${model})`}${isInterrupted ? '!' : ''}`;
    return `${sourceId} <- ${parentSourceId ?? '-'} ${author}: ${shown}`;
  });
}

/** The title, and the outline below it. */
export function titledOutline(conversation: ParsedConversation): string[] {
  return [conversation.title ?? '', ...outline(conversation)];
}

function outlineBlock(block: ParsedBlock): string {
  return `${block.type}(${nameOf(block)}${shownOf(block).replace(/\s+/g, ' ').trim()})`;
}

function nameOf(block: ParsedBlock): string {
  return (block.type === 'tool_call' || block.type === 'output') && block.tool ? `${block.tool}: ` : '';
}

function shownOf(block: ParsedBlock): string {
  switch (block.type) {
    case 'tool_call':
      return block.input;
    case 'attachment':
      return block.name;
    case 'raw':
      return block.label;
    default:
      return block.text;
  }
}

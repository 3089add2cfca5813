import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ParsedBlock, ParsedConversation } from '../src/conversation/conversation-tree.ts';
import type { ParseResult } from '../src/export-format.ts';
import { readPart, type PartRecord } from '../src/reading/read-part.ts';
import type { ReadablePart } from '../src/reading/readable-part.ts';

const LIMITS = { maxRecordBytes: 64 * 1024 * 1024, maxDepth: 200 };

/** A file of packages/formats/samples, read as an import reads it. `path`: where the tool would have written it. */
export async function readSample(file: string, path = file): Promise<ParseResult[]> {
  return readBytes(await readFile(fileURLToPath(new URL(`../samples/${file}`, import.meta.url))), path);
}

/** Bytes read as an import reads a file with this path; empty if nothing in them is of a known format. */
export async function readBytes(bytes: Buffer | string, path: string): Promise<ParseResult[]> {
  const reading = readPart(toPart(Buffer.from(bytes), path), {
    limits: LIMITS,
    first: { record: 0, part: -1 },
    groupsByTime: false,
  });
  const records: PartRecord[] = [];
  for await (const record of reading.records(() => {})) records.push(record);
  return [...records, ...reading.damaged].map(({ item }) =>
    item.type === 'conversation'
      ? { conversation: item.conversation }
      : { skip: { code: item.code, reason: item.reason }, name: item.item },
  );
}

function toPart(bytes: Buffer, path: string): ReadablePart {
  return {
    kind: /\.(json|jsonl)$/.test(path) ? 'json' : 'text',
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    packedSize: bytes.length,
    // eslint-disable-next-line @typescript-eslint/require-await -- files are read in pieces
    async *read() {
      yield bytes;
    },
  };
}

/** Only the conversations. */
export function conversationsOf(results: readonly ParseResult[]): ParsedConversation[] {
  return results.flatMap((result) => ('conversation' in result ? [result.conversation] : []));
}

/** A conversation as lines: its title, then `id <- parent role: blocks`; `(model)` and `!` for an interrupted reply. */
export function outline({ title, messages }: ParsedConversation): string[] {
  const lines = messages.map(({ sourceId, parentSourceId, role, content, blocks, model, isInterrupted }) => {
    const shown = (blocks ?? [{ type: 'text', text: content } as const]).map(describeBlock).join(' ');
    const by = `${role}${model === undefined ? '' : ` (${model})`}${isInterrupted ? '!' : ''}`;
    return `${sourceId} <- ${parentSourceId ?? '-'} ${by}: ${shown}`;
  });
  return [title ?? '', ...lines];
}

function describeBlock(block: ParsedBlock): string {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  switch (block.type) {
    case 'tool_call':
      return `tool_call(${block.tool}: ${line(block.input)})`;
    case 'attachment':
      return `attachment(${block.name})`;
    case 'raw':
      return `raw(${block.label})`;
    default:
      return `${block.type}(${line(block.text)})`;
  }
}

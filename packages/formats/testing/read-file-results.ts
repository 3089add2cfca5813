import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ParsedConversation } from '../src/conversation/conversation-tree.ts';
import type { ReadablePart } from '../src/reading/readable-part.ts';
import { readPart, type ReadSkip } from '../src/reading/read-part.ts';

const samples = join(import.meta.dirname, '..', 'samples');
const limits = { maxRecordBytes: 32 * 1024 ** 2, maxDepth: 4096 };

export interface ReadFileResult {
  conversations: ParsedConversation[];
  skipped: ReadSkip[];
  /** Nothing in it is of a known provider. */
  isUnknown: boolean;
}

/** Reads one of the samples beside this folder as an import does. */
export async function readSample(name: string): Promise<ReadFileResult> {
  return readBytes(await readFile(join(samples, name)), name);
}

/** Reads a file from anywhere, such as the folder of real exports. */
export async function readAnyFile(path: string): Promise<ReadFileResult> {
  return readBytes(await readFile(path), basename(path));
}

export async function readBytes(content: Buffer | string, path: string): Promise<ReadFileResult> {
  const bytes = Buffer.from(content);
  const kind: ReadablePart['kind'] = /\.html?$/i.test(path) ? 'html' : 'text';
  async function* read(onPacked: (count: number) => void): AsyncGenerator<Buffer> {
    onPacked(bytes.length);
    yield bytes;
  }
  const part: ReadablePart = { kind, name: basename(path), path, packedSize: bytes.length, read };
  const reading = readPart(part, { limits, first: { record: 0, part: -1 }, groupsByTime: false });
  const conversations: ParsedConversation[] = [];
  const skipped: ReadSkip[] = [];
  for await (const { item } of reading.records(() => {})) {
    if (item.type === 'conversation') conversations.push(item.conversation);
    else skipped.push(item);
  }
  return { conversations, skipped, isUnknown: reading.isUnknown };
}

/** A conversation as lines: its title, then each message with its role and the kinds and beginnings of its blocks. */
export function outline({ title, messages }: ParsedConversation, maxLength = 100): string[] {
  const lines = messages.map(({ sourceId, parentSourceId, role, content, blocks }) => {
    const shown = (blocks ?? [{ type: 'text' as const, text: content }]).map((block) => {
      const name = 'tool' in block && block.tool !== undefined ? `${block.tool}: ` : '';
      const text =
        block.type === 'attachment'
          ? block.name
          : 'input' in block
            ? block.input
            : 'text' in block
              ? block.text
              : block.label;
      return `${block.type}(${name}${text.replace(/\s+/g, ' ').slice(0, maxLength)})`;
    });
    return `${sourceId.slice(-12)} <- ${parentSourceId?.slice(-12) ?? '-'} ${role}: ${shown.join(' ')}`;
  });
  return [title ?? '', ...lines];
}

import { HtmlRecords } from './html-records.ts';
import { JsonRecordSplitter, type SplitterOptions } from './json-stream.ts';
import type { ReadablePart } from './readable-part.ts';
import type { RecordSplitter } from './record-splitter.ts';
import { TextRecords } from './text-records.ts';

/** Keys under which providers wrap their list of conversations. */
const WRAPPER_KEYS = ['conversations', 'threads', 'data'];

/** T3 Chat keeps the messages of its threads in a list of their own; only Qwen's `data` is a list of conversations. */
function holdsRecords(key: string, element: string): boolean {
  if (key === 'threads')
    return !/"(threadId|lastMessageAt|last_message_at|user_edited_title|_creationTime)"/.test(element);
  return key !== 'data' || (/"chat"|"user_id"/.test(element) && element.startsWith('{'));
}

/** Records before `firstIndex` are counted but not returned. */
export function createSplitter(
  kind: ReadablePart['kind'],
  path: string,
  limits: Pick<SplitterOptions, 'maxRecordBytes' | 'maxDepth' | 'firstIndex'>,
): RecordSplitter {
  const options = { ...limits, wrapperKeys: WRAPPER_KEYS, holdsRecords };
  switch (kind) {
    case 'json':
      return new JsonRecordSplitter(options);
    case 'html':
      return new HtmlRecords(options);
    case 'table':
    case 'text':
      return new TextRecords(kind, path, options);
  }
}

/** The records of a file. */
export async function* splitChunks(chunks: AsyncIterable<Buffer>, splitter: RecordSplitter) {
  for await (const chunk of chunks) {
    yield* splitter.push(chunk);
    if (splitter.isOver) return;
  }
  yield* splitter.finish();
}

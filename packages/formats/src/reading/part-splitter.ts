import { HtmlRecords } from './html-records.ts';
import { JsonRecordSplitter, type SplitterOptions } from './json-stream.ts';
import type { ReadablePart } from './readable-part.ts';
import type { RecordSplitter } from './record-splitter.ts';
import { TextRecords } from './text-records.ts';

/** Keys under which providers wrap their list of conversations. */
const WRAPPER_KEYS = ['conversations', 'threads', 'data'];

/**
 * Whether the elements of the list under a key are whole conversations, judged by the first element. T3 Chat's
 * threads are not: their messages are in another list. Of the lists called `data`, only Qwen's has conversations.
 */
function holdsRecords(key: string, element: string): boolean {
  if (key === 'threads')
    return !/"(threadId|lastMessageAt|last_message_at|user_edited_title|_creationTime)"/.test(element);
  return key !== 'data' || (/"chat"|"user_id"/.test(element) && element.startsWith('{'));
}

/** Creates the splitter for a kind of file. Records before `firstIndex` are counted but not returned. */
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

/** The records of a file, from its bytes. */
export async function* splitChunks(chunks: AsyncIterable<Buffer>, splitter: RecordSplitter) {
  for await (const chunk of chunks) {
    yield* splitter.push(chunk);
    if (splitter.isOver) return;
  }
  yield* splitter.finish();
}

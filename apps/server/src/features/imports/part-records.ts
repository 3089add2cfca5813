import type { ReadablePart } from './archive/export-parts.ts';
import { HtmlRecords } from './html-records.ts';
import { JsonRecordSplitter } from './json-stream.ts';
import type { ReadLimits } from './read-export.types.ts';
import type { RecordCutter } from './record-cutter.ts';
import { TextRecords } from './text-records.ts';

/** Keys under which providers wrap their list of conversations. */
const wrapperKeys = ['conversations', 'threads'];

/** Records below `firstIndex` are passed over: counted, never handed out. */
export function createCutter(
  kind: ReadablePart['kind'],
  name: string,
  { limits, firstIndex }: { limits: ReadLimits; firstIndex: number },
): RecordCutter {
  const { maxRecordBytes, maxDepth } = limits;
  const options = { maxRecordBytes, maxDepth, wrapperKeys, firstIndex };
  switch (kind) {
    case 'json':
      return new JsonRecordSplitter(options);
    case 'html':
      return new HtmlRecords(options);
    case 'table':
    case 'text':
      return new TextRecords(kind, name, options);
  }
}

import { damaged } from './backups.errors.ts';

/** One row; a conversation's longest message is far below. */
const LINE_BYTES = 128 * 1024 * 1024;
const BATCH_LINES = 2_000;
const BATCH_CHARACTERS = 1_000_000;

/** The lines of a text of `count` lines, some hundred at once. Throws backups.damaged for another number of them. */
export async function* splitLines(
  pieces: AsyncIterable<Buffer>,
  { name, count }: { name: string; count: number },
): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  let found = 0;
  for await (const line of eachLine(pieces, name)) {
    batch.push(line);
    characters += line.length;
    found += 1;
    if (batch.length < BATCH_LINES && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
  if (found !== count) throw damaged(`${name} has another number of rows`);
}

async function* eachLine(pieces: AsyncIterable<Buffer>, name: string): AsyncGenerator<string> {
  let started: Buffer[] = [];
  let startedBytes = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      const rest = piece.subarray(from, end);
      yield started.length === 0 ? rest.toString() : Buffer.concat([...started, rest]).toString();
      started = [];
      startedBytes = 0;
      from = end + 1;
    }
    if (from < piece.length) {
      // The reader may use the memory of a piece again.
      started.push(Buffer.from(piece.subarray(from)));
      startedBytes += piece.length - from;
      if (startedBytes > LINE_BYTES) throw damaged(`${name} has a row that is too long`);
    }
  }
  if (startedBytes > 0) throw damaged(`${name} is cut off`);
}

import { Readable } from 'node:stream';

/** A JSON array written while its items are still being read, so that no archive has to fit into memory. */
export function jsonArrayStream(items: AsyncIterable<unknown>): Readable {
  return Readable.from(
    (async function* () {
      let separator = '[';
      for await (const item of items) {
        yield separator + JSON.stringify(item);
        separator = ',';
      }
      yield separator === '[' ? '[]' : ']';
    })(),
  );
}

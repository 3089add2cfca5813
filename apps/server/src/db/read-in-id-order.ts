const BATCH_SIZE = 500;

/**
 * Reads all rows of a list in batches, ordered by id, so that no transaction stays open for a slow reader.
 */
export async function* readInIdOrder<Row extends { id: string }>(
  listAfter: (afterId: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let batch = await listAfter(undefined, BATCH_SIZE);
  while (batch.length > 0) {
    yield batch;
    batch = batch.length < BATCH_SIZE ? [] : await listAfter(batch.at(-1)?.id, BATCH_SIZE);
  }
}

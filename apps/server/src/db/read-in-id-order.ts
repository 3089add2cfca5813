const BATCH_SIZE = 500;

/**
 * Reads all rows of a list in batches, ordered by id, so that no transaction stays open for a slow reader.
 */
export async function* readInIdOrder<Row extends { id: string }>(
  listAfter: (afterId: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = await listAfter(undefined, BATCH_SIZE);
  while (page.length > 0) {
    yield page;
    page = page.length < BATCH_SIZE ? [] : await listAfter(page.at(-1)?.id, BATCH_SIZE);
  }
}

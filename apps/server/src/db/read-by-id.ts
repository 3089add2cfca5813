const AT_ONCE = 500;

/**
 * All rows of a list, ordered by id and read in batches of some hundred: no transaction stays open for a slow reader.
 */
export async function* readById<Row extends { id: string }>(
  listAfter: (after: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = await listAfter(undefined, AT_ONCE);
  while (page.length > 0) {
    yield page;
    page = page.length < AT_ONCE ? [] : await listAfter(page.at(-1)?.id, AT_ONCE);
  }
}

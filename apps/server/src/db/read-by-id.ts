const AT_ONCE = 500;

/** Everything of a list in the order of its ids, some hundred at a time: no transaction stays open while a reader is slow. */
export async function* readById<Row extends { id: string }>(
  listAfter: (after: string | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = await listAfter(undefined, AT_ONCE);
  while (page.length > 0) {
    yield page;
    page = page.length < AT_ONCE ? [] : await listAfter(page.at(-1)?.id, AT_ONCE);
  }
}

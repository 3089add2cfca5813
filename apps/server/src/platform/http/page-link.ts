/** The `Link` header for the next page: the same query with the next cursor. */
export function nextPageLink(
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
  cursor: string,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && name !== 'cursor') parameters.set(name, String(value));
  }
  parameters.set('cursor', cursor);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}

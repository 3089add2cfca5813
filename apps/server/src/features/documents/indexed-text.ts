/**
 * The text of a document that is searched: its latest version, and behind it the lines that only earlier versions have.
 * `texts` are those of its versions, latest first.
 */
export function writeIndexedText(texts: readonly string[]): string {
  const [latest = '', ...earlier] = texts;
  if (earlier.length === 0) return latest;
  const known = new Set(latest.split('\n'));
  const lines: string[] = [];
  for (const line of earlier.flatMap((text) => text.split('\n'))) {
    if (known.has(line)) continue;
    known.add(line);
    lines.push(line);
  }
  return lines.length === 0 ? latest : `${latest}\n${lines.join('\n')}`;
}

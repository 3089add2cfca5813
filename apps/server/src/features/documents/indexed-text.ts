/**
 * The searched text of a document: its latest version, followed by the lines that only earlier versions have. `versions`
 * has the text of each version, latest first.
 */
export function toIndexedText(versions: readonly string[]): string {
  const [latest = '', ...earlier] = versions;
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

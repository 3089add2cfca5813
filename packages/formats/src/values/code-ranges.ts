/** A part of a text, from the index `from` up to, but not including, `to`. */
type Range = readonly [from: number, to: number];

/**
 * Returns a function that checks whether an index in a Markdown text is inside code, where markup has no meaning.
 * Finding the code takes time linear in the text's length.
 */
export function createCodeCheck(text: string): (at: number) => boolean {
  if (!text.includes('`') && !text.includes('~~~')) return () => false;
  const ranges = listCode(text);
  return (at) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[1] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return (ranges[low]?.[0] ?? Infinity) <= at;
  };
}

function listCode(text: string): Range[] {
  const ranges: Range[] = [];
  let fence: { mark: string; from: number } | null = null;
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(at, end);
    // A fence: three or more tildes, or three or more backticks with no backtick further on in the line.
    const mark = /^[ \t]{0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence.mark) === true) {
        ranges.push([fence.from, end]);
        fence = null;
      }
    } else if (mark !== undefined) fence = { mark, from: at };
    else ranges.push(...listInlineCode(line, at));
    at = end + 1;
  }
  if (fence !== null) ranges.push([fence.from, text.length]);
  return ranges;
}

/** Code between two runs of equally many backticks. */
function listInlineCode(line: string, offset: number): Range[] {
  if (!line.includes('`')) return [];
  const runs = [...line.matchAll(/`+/g)].map(({ index, 0: run }) => ({ from: index, to: index + run.length }));
  const nextOfLength = new Map<number, number>();
  const closingRun = new Map<number, number>();
  for (let at = runs.length - 1; at >= 0; at--) {
    const length = (runs[at]?.to ?? 0) - (runs[at]?.from ?? 0);
    const next = nextOfLength.get(length);
    if (next !== undefined) closingRun.set(at, next);
    nextOfLength.set(length, at);
  }
  const ranges: Range[] = [];
  for (let at = 0; at < runs.length; at++) {
    const close = closingRun.get(at);
    if (close === undefined) continue;
    ranges.push([offset + (runs[at]?.from ?? 0), offset + (runs[close]?.to ?? 0)]);
    at = close;
  }
  return ranges;
}

/** Replaces what the pattern finds, except in code. `replace` gets the match and its groups. */
export function replaceOutsideCode(text: string, pattern: RegExp, replace: (...found: string[]) => string): string {
  const isCode = createCodeCheck(text);
  return text.replace(pattern, (...found: unknown[]) => {
    // The arguments are the match, its groups, and then the offset of the match in the text.
    const offsetIndex = found.findIndex((value) => typeof value === 'number');
    const matched = found.slice(0, offsetIndex).map((value) => (typeof value === 'string' ? value : ''));
    return isCode(Number(found[offsetIndex])) ? (matched[0] ?? '') : replace(...matched);
  });
}

/** A paragraph or a list with the line that announces it. */
export interface Block {
  /** The lines, one a line for a list. */
  lines: readonly string[];
  isList: boolean;
}

const ITEM = /^\s*(?:[-*•]|\d{1,3}[.)])\s+\S/;
const MIN_ITEMS = 2;

/** The paragraphs and lists of a message, in order. Items may have blank lines between them. */
export function blocksOf(text: string): Block[] {
  const groups: { lines: string[]; isList: boolean }[] = [];
  let isAfterBlank = true;
  for (const line of text.split('\n').map((one) => one.trimEnd())) {
    if (line.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    const last = groups.at(-1);
    const isItem = ITEM.test(line);
    // A line below an item, without a blank line between them, continues the item.
    const continues = last !== undefined && (isItem ? last.isList : !isAfterBlank && !last.isList);
    const isRest = last?.isList === true && !isItem && !isAfterBlank;
    if (isRest) last.lines.push(`${last.lines.pop() ?? ''} ${line.trim()}`);
    else if (continues) last.lines.push(line.trim());
    else groups.push({ lines: [line.trim()], isList: isItem });
    isAfterBlank = false;
  }
  return groups.flatMap((group, at): Block[] => {
    const next = groups[at + 1];
    if (announces(group, next)) return [];
    const before = groups[at - 1];
    const isList = group.isList && group.lines.length >= MIN_ITEMS;
    const lead = before !== undefined && announces(before, group) ? before.lines.join(' ') : undefined;
    return [{ lines: lead === undefined ? group.lines : [lead, ...group.lines], isList }];
  });
}

const announces = (group: { lines: string[]; isList: boolean }, next: { isList: boolean } | undefined): boolean =>
  !group.isList && next?.isList === true && group.lines.join(' ').endsWith(':');

const MAX_LIST_LENGTH = 900;

/** A list as text, one line for each item; what does not fit is left out, and '…' says so. */
export function listText({ lines }: Block): string {
  const shown: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > MAX_LIST_LENGTH && shown.length > 0) return [...shown, '…'].join('\n');
    shown.push(line);
  }
  return shown.join('\n');
}

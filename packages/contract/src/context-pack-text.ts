/** The context pack as a text to paste, written by the same code on the server and in the browser. */
import { type ContextForm, type ContextItem, contextPackLengths, type ContextSection } from './context-pack.ts';

/** Sections whose lines refer to a time and therefore include their date. */
const DATED_SECTIONS: ReadonlySet<ContextSection['key']> = new Set(['plans', 'questions']);
/** The length of the line break after a line. */
const LINE_BREAK = 1;
/** How many characters a heading has in addition to its title: '## ' and two line breaks. */
const HEADING_MARKUP = 5;

/** The lines that are not hidden, as Markdown; the short form has at most 1,500 characters, the long one 8,000. */
export function formatPack(sections: readonly ContextSection[], form: ContextForm): string {
  return chooseItems(sections, contextPackLengths[form])
    .map((section) => [`## ${section.title}`, '', ...section.items.map((item) => formatLine(item, section))].join('\n'))
    .join('\n\n');
}

/**
 * The sections reduced to the lines whose text fits into a length. Pinned lines come first, and then the sections take
 * turns, so that the best lines of each are included.
 */
export function chooseItems(sections: readonly ContextSection[], maxLength: number): ContextSection[] {
  const chosen = new Set<ContextItem>();
  const begun = new Set<ContextSection>();
  let length = 0;
  for (const { section, item } of inTurns(sections)) {
    const heading = begun.has(section) ? 0 : section.title.length + HEADING_MARKUP;
    const added = heading + formatLine(item, section).length + LINE_BREAK;
    if (length + added > maxLength) continue;
    length += added;
    begun.add(section);
    chosen.add(item);
  }
  return sections.flatMap((section) => {
    const items = section.items.filter((item) => chosen.has(item));
    return items.length === 0 ? [] : [{ ...section, items }];
  });
}

/** Pinned lines of all sections, then the first line of each section, the second of each, and so on. */
function inTurns(sections: readonly ContextSection[]): { section: ContextSection; item: ContextItem }[] {
  return sections
    .flatMap((section) => section.items.filter(({ hidden }) => !hidden).map((item, turn) => ({ section, item, turn })))
    .toSorted((a, b) => Number(b.item.pinned) - Number(a.item.pinned) || a.turn - b.turn);
}

/** '- Move to Porto (November 2026)'. */
export function formatLine({ text, sources }: ContextItem, { key }: Pick<ContextSection, 'key'>): string {
  const at = sources[0]?.at;
  return at !== undefined && DATED_SECTIONS.has(key) ? `- ${text} (${formatMonth(at)})` : `- ${text}`;
}

function formatMonth(at: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(at));
}

import { type ContextForm, type ContextItem, contextPackLengths, type ContextSection } from '@app/contract/context-pack';

type Sections = readonly Pick<ContextSection, 'key' | 'title' | 'items'>[];

/** Sections whose lines are about a time, so that they say when they were said. */
const DATED = new Set<ContextSection['key']>(['plans', 'questions']);

/** Within a form the sections take turns, in this order, until it is full: the most useful lines come first. */
const TURNS: readonly ContextSection['key'][] = ['about', 'answers', 'work', 'people', 'plans', 'questions', 'health'];

/** The shown lines as Markdown, without those that do not fit into the form. Empty without lines. */
export function writePack(
  sections: Sections,
  form: ContextForm,
  lineOf: (item: ContextItem, section: Pick<ContextSection, 'key'>) => string = writeLine,
): string {
  return writeChosen(chooseItems(sections, contextPackLengths[form], lineOf), lineOf);
}

/** The sections with only those of their shown lines that fit into a length as text. */
export function chooseItems(
  sections: Sections,
  maxLength: number,
  lineOf: (item: ContextItem, section: Pick<ContextSection, 'key'>) => string = writeLine,
): ContextSection[] {
  const chosen = new Map<string, ContextItem[]>(sections.map(({ key }) => [key, []]));
  let length = 0;
  const take = (section: ContextSection, item: ContextItem): void => {
    const items = chosen.get(section.key) ?? [];
    const heading = items.length === 0 ? `## ${section.title}\n\n`.length + 2 : 0;
    const added = lineOf(item, section).length + 1 + heading;
    if (length + added > maxLength) return;
    length += added;
    items.push(item);
  };
  for (const [section, item] of inTurns(sections)) take(section, item);
  return sections.flatMap((section) => {
    const items = section.items.filter((item) => chosen.get(section.key)?.includes(item) === true);
    return items.length === 0 ? [] : [{ ...section, items }];
  });
}

/** Pinned lines of all sections, then the first line of each section, the second of each, and so on. */
function inTurns(sections: Sections): [ContextSection, ContextItem][] {
  const ordered = sections.toSorted((a, b) => TURNS.indexOf(a.key) - TURNS.indexOf(b.key));
  const shown = ordered.flatMap((section) =>
    section.items.filter(({ hidden }) => !hidden).map((item, turn) => ({ section, item, turn })),
  );
  return shown
    .toSorted((a, b) => Number(b.item.pinned) - Number(a.item.pinned) || a.turn - b.turn)
    .map(({ section, item }) => [section, item]);
}

function writeChosen(
  sections: readonly ContextSection[],
  lineOf: (item: ContextItem, section: Pick<ContextSection, 'key'>) => string,
): string {
  return sections
    .map((section) => [`## ${section.title}`, '', ...section.items.map((item) => lineOf(item, section))].join('\n'))
    .join('\n\n');
}

/** '- Move to Porto (November 2026)'. */
export function writeLine({ text, sources }: ContextItem, { key }: Pick<ContextSection, 'key'>): string {
  const at = sources[0]?.at;
  return at !== undefined && DATED.has(key) ? `- ${text} (${formatMonth(at)})` : `- ${text}`;
}

function formatMonth(at: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(at));
}

/** The tab-separated text that Anki exports and imports: `#name:value` headers, then one line per card. */

export interface AnkiCard {
  line: number;
  front: string;
  back: string;
  tags: string;
  /** Absent when the file names no deck for the card. */
  deck?: string;
}

export interface ParsedAnkiText {
  cards: AnkiCard[];
  /** The lines that are not cards, counted from 1. */
  rejected: { line: number; text: string; reason: string }[];
}

const MAX_SIDE_CHARACTERS = 2_000;
const MAX_SHOWN_CHARACTERS = 200;
const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

interface Headers {
  separator: string;
  isHtml: boolean;
  deck: string | undefined;
  tags: string;
  /** The columns, counted from 0, that hold neither the front nor the back. */
  special: Readonly<Record<'deck' | 'tags' | 'notetype' | 'guid', number | undefined>>;
}

/** Parses a file. The text columns after the second are added to the back. */
export function parseAnkiText(text: string): ParsedAnkiText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => !/^#[^\t:]{1,40}:/.test(line));
  const body = first === -1 ? lines.length : first;
  const headers = parseHeaders(lines.slice(0, body), lines[body] ?? '');
  const reading: ParsedAnkiText = { cards: [], rejected: [] };
  for (let at = body; at < lines.length;) {
    const row = parseRow(lines, at, headers.separator);
    const shown = lines.slice(at, row.next).join('\n');
    if (shown.trim() !== '' && !shown.startsWith('#')) {
      const card = row.fields === undefined ? 'A quotation mark is never closed.' : toCard(row.fields, headers);
      if (typeof card === 'string')
        reading.rejected.push({ line: at + 1, text: shown.slice(0, MAX_SHOWN_CHARACTERS), reason: card });
      else reading.cards.push({ line: at + 1, ...card });
    }
    at = row.next;
  }
  return reading;
}

/** Writes the cards as a file that Anki and this app can import without loss. */
export function writeAnkiText(deck: string, cards: readonly { front: string; back: string; tags: string }[]): string {
  const lines = cards.map(({ front, back, tags }) => [front, back, tags].map(quoted).join('\t'));
  const name = deck.replaceAll(/[\r\n]/g, ' ');
  return [
    '#separator:tab',
    '#html:false',
    `#deck:${name}`,
    '#columns:Front\tBack\tTags',
    '#tags column:3',
    ...lines,
    '',
  ].join('\n');
}

const quoted = (field: string): string => (/["\t\r\n]|^#/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

function parseHeaders(lines: readonly string[], firstRow: string): Headers {
  const given = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(1, colon).trim().toLowerCase(), line.slice(colon + 1)] as const;
    }),
  );
  const column = (name: string): number | undefined => {
    const number = Number(given.get(`${name} column`));
    return Number.isInteger(number) && number > 0 ? number - 1 : undefined;
  };
  const named = given.get('separator');
  const guessed = firstRow.includes('\t') ? '\t' : firstRow.includes(';') ? ';' : ',';
  return {
    separator: named === undefined ? guessed : (separators[named.trim().toLowerCase()] ?? (named.slice(0, 1) || '\t')),
    isHtml: given.get('html')?.trim() === 'true',
    deck: given.get('deck')?.trim() || undefined,
    tags: given.get('tags')?.trim() ?? '',
    special: { deck: column('deck'), tags: column('tags'), notetype: column('notetype'), guid: column('guid') },
  };
}

/**
 * Parses the record that starts at line `from`; quoted fields may contain separators and line breaks. `fields` is
 * undefined when a quote is never closed; `next` is the line after the record.
 */
function parseRow(lines: readonly string[], from: number, separator: string): { fields?: string[]; next: number } {
  const fields: string[] = [];
  let next = from + 1;
  let rest = lines[from] ?? '';
  for (;;) {
    if (!rest.startsWith('"')) {
      const end = rest.indexOf(separator);
      fields.push(end === -1 ? rest : rest.slice(0, end));
      if (end === -1) return { fields, next };
      rest = rest.slice(end + separator.length);
      continue;
    }
    let end = closingQuote(rest);
    // An unclosed quote may take some following lines, but never the whole file.
    while (end === -1 && next < lines.length && next - from < 100) {
      rest = `${rest}\n${lines[next] ?? ''}`;
      next += 1;
      end = closingQuote(rest);
    }
    if (end === -1) return { next: from + 1 };
    fields.push(rest.slice(1, end).replaceAll('""', '"'));
    const after = rest.slice(end + 1);
    if (!after.startsWith(separator)) return { fields, next };
    rest = after.slice(separator.length);
  }
}

function closingQuote(text: string): number {
  for (let at = 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}

function toCard(fields: readonly string[], headers: Headers): Omit<AnkiCard, 'line'> | string {
  const { special, isHtml } = headers;
  const taken = new Set(Object.values(special));
  const shown = fields
    .filter((_, index) => !taken.has(index))
    .map((field) => (isHtml ? withoutHtml(field) : field).trim());
  const [front = '', ...others] = shown;
  const back = others.filter((part) => part !== '').join('\n');
  if (front === '') return 'There is no front.';
  if (back === '') return 'There is no back.';
  if (front.length > MAX_SIDE_CHARACTERS || back.length > MAX_SIDE_CHARACTERS)
    return 'A side has more than 2,000 characters.';
  const at = (column: number | undefined): string => (column === undefined ? '' : (fields[column] ?? '').trim());
  const deck = at(special.deck) || headers.deck;
  const tags = [headers.tags, at(special.tags)]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, MAX_SIDE_CHARACTERS);
  return { front, back, tags, ...(deck !== undefined && { deck: deck.slice(0, 100) }) };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const withoutHtml = (html: string): string =>
  html
    .replace(/<img\b[^>]{0,500}\bsrc\s*=\s*["']?([^"'>\s]{1,300})[^>]{0,500}>/gi, '[$1]')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]{0,100}>/gi, '\n')
    .replace(/<\/?[a-z][^>]{0,500}>/gi, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
      (entity, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? entity;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
      },
    )
    .replace(/\n{3,}/g, '\n\n');

/**
 * The text file that Anki exports and imports: `#name:value` headers, then one record per card. A record is one line,
 * unless a quoted field contains line breaks.
 */

export interface AnkiCard {
  /** Counted from 1. */
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
/** A quote must be closed within this many lines. Otherwise its first line is rejected, and the next line is parsed. */
const MAX_RECORD_LINES = 100;
/** Matches the start of a header such as `#deck:Spanish`. */
const HEADER = /^#[^\t:]{1,40}:/;
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
  extraColumns: Readonly<Record<'deck' | 'tags' | 'notetype' | 'guid', number | undefined>>;
}

/** Parses a file. Text in columns after the front and the back is added to the back. */
export function parseAnkiText(text: string): ParsedAnkiText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const firstRow = lines.findIndex((line) => !HEADER.test(line));
  const headerCount = firstRow === -1 ? lines.length : firstRow;
  const headers = parseHeaders(lines.slice(0, headerCount), lines[headerCount] ?? '');
  const parsed: ParsedAnkiText = { cards: [], rejected: [] };
  for (let at = headerCount; at < lines.length;) {
    const row = parseRow(lines, at, headers.separator);
    const rowText = lines.slice(at, row.next).join('\n');
    if (rowText.trim() !== '' && !rowText.startsWith('#')) {
      const cardOrReason =
        row.fields === undefined ? 'A quotation mark is not closed.' : toCardOrReason(row.fields, headers);
      if (typeof cardOrReason === 'string')
        parsed.rejected.push({ line: at + 1, text: rowText.slice(0, MAX_SHOWN_CHARACTERS), reason: cardOrReason });
      else parsed.cards.push({ line: at + 1, ...cardOrReason });
    }
    at = row.next;
  }
  return parsed;
}

/** The text of a file that Anki and this app can import without loss. */
export function formatAnkiText(deck: string, cards: readonly { front: string; back: string; tags: string }[]): string {
  const lines = cards.map(({ front, back, tags }) => [front, back, tags].map(quoteField).join('\t'));
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

/** Puts a field in quotation marks if it has a quotation mark, tab or line break, or could be taken for a header. */
const quoteField = (field: string): string => (/["\t\r\n]|^#/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

function parseHeaders(lines: readonly string[], firstRow: string): Headers {
  const headerValues = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(1, colon).trim().toLowerCase(), line.slice(colon + 1)] as const;
    }),
  );
  const column = (name: string): number | undefined => {
    const number = Number(headerValues.get(`${name} column`));
    return Number.isInteger(number) && number > 0 ? number - 1 : undefined;
  };
  const namedSeparator = headerValues.get('separator');
  const likelySeparator = firstRow.includes('\t') ? '\t' : firstRow.includes(';') ? ';' : ',';
  return {
    separator:
      namedSeparator === undefined
        ? likelySeparator
        : (separators[namedSeparator.trim().toLowerCase()] ?? (namedSeparator.slice(0, 1) || '\t')),
    isHtml: headerValues.get('html')?.trim() === 'true',
    deck: headerValues.get('deck')?.trim() || undefined,
    tags: headerValues.get('tags')?.trim() ?? '',
    extraColumns: { deck: column('deck'), tags: column('tags'), notetype: column('notetype'), guid: column('guid') },
  };
}

/**
 * Parses the record that starts at line `from`; quoted fields may contain separators and line breaks. `fields` is
 * undefined when a quote is never closed; `next` is the line after the record.
 */
function parseRow(lines: readonly string[], from: number, separator: string): { fields?: string[]; next: number } {
  const fields: string[] = [];
  let next = from + 1;
  let unread = lines[from] ?? '';
  for (;;) {
    if (!unread.startsWith('"')) {
      const end = unread.indexOf(separator);
      fields.push(end === -1 ? unread : unread.slice(0, end));
      if (end === -1) return { fields, next };
      unread = unread.slice(end + separator.length);
      continue;
    }
    let end = closingQuote(unread);
    while (end === -1 && next < lines.length && next - from < MAX_RECORD_LINES) {
      unread = `${unread}\n${lines[next] ?? ''}`;
      next += 1;
      end = closingQuote(unread);
    }
    if (end === -1) return { next: from + 1 };
    fields.push(unread.slice(1, end).replaceAll('""', '"'));
    const after = unread.slice(end + 1);
    if (!after.startsWith(separator)) return { fields, next };
    unread = after.slice(separator.length);
  }
}

/** The position of the quote that closes a field, or -1. Two quotes in a row are part of the field. */
function closingQuote(text: string): number {
  for (let at = 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}

/** The card of a row, or the reason why the row is not a card. */
function toCardOrReason(fields: readonly string[], headers: Headers): Omit<AnkiCard, 'line'> | string {
  const { extraColumns, isHtml } = headers;
  const extraIndexes = new Set(Object.values(extraColumns));
  const sides = fields
    .filter((_, index) => !extraIndexes.has(index))
    .map((field) => (isHtml ? htmlToText(field) : field).trim());
  const [front = '', ...others] = sides;
  const back = others.filter((part) => part !== '').join('\n');
  if (front === '') return 'The front is missing.';
  if (back === '') return 'The back is missing.';
  if (front.length > MAX_SIDE_CHARACTERS || back.length > MAX_SIDE_CHARACTERS)
    return 'The front or back has more than 2,000 characters.';
  const textOf = (column: number | undefined): string => (column === undefined ? '' : (fields[column] ?? '').trim());
  const deck = textOf(extraColumns.deck) || headers.deck;
  const tags = [headers.tags, textOf(extraColumns.tags)]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, MAX_SIDE_CHARACTERS);
  return { front, back, tags, ...(deck !== undefined && { deck: deck.slice(0, 100) }) };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Replaces images by their address in brackets, ends of blocks by line breaks and entities by characters, and removes
 * other tags.
 */
const htmlToText = (html: string): string =>
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

import type { OpenedZip } from './open-zip.ts';
import { PageCollector } from './plain-text.ts';
import { MAX_PAGES, tooManyPages } from './reading-result.ts';
import { readRelations, readXml } from './read-xml.ts';
import { readDateStyles, formatDate } from './spreadsheet-dates.ts';

interface Workbook {
  sheets: { name: string; id: string }[];
  /** Days are counted from 1904 instead of 1900. */
  isFrom1904: boolean;
}

/**
 * The sheets of a spreadsheet: each row is a line with the displayed values; formulas are shown by their last results.
 */
export async function readXlsx(zip: OpenedZip, mainPath: string) {
  const folder = mainPath.slice(0, mainPath.lastIndexOf('/'));
  const name = mainPath.slice(folder.length + 1);
  const relations = readRelations((await zip.read(`${folder}/_rels/${name}.rels`)) ?? '', folder);
  const { sheets, isFrom1904 } = readWorkbook((await zip.read(mainPath)) ?? '');
  if (sheets.length > MAX_PAGES) throw tooManyPages();
  const strings = readStrings((await zip.read(`${folder}/sharedStrings.xml`)) ?? '');
  const dateStyles = readDateStyles((await zip.read(`${folder}/styles.xml`)) ?? '');
  const texts = new PageCollector();
  for (const sheet of sheets) {
    const path = relations.get(sheet.id)?.path;
    const xml = path === undefined ? undefined : await zip.read(path);
    const rows = xml === undefined ? '' : readRows(xml, { strings, dateStyles, isFrom1904 });
    texts.add(`# ${sheet.name}\n\n${rows}`);
  }
  return { texts, pages: null };
}

function readWorkbook(xml: string): Workbook {
  const workbook: Workbook = { sheets: [], isFrom1904: false };
  readXml(xml, {
    open: (element, attributes) => {
      if (element === 'sheet') workbook.sheets.push({ name: attributes['name'] ?? '', id: attributes['r:id'] ?? '' });
      if (element === 'workbookPr') workbook.isFrom1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
    },
  });
  return workbook;
}

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let isInText = false;
  let isPhonetic = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') strings.push('');
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isInText = !isPhonetic;
    },
    text: (piece) => {
      if (isInText) strings[strings.length - 1] += piece;
    },
    close: (name) => {
      if (name === 't') isInText = false;
      if (name === 'rPh') isPhonetic = false;
    },
  });
  return strings;
}

interface CellContext {
  strings: readonly string[];
  dateStyles: ReadonlySet<number>;
  isFrom1904: boolean;
}

function readRows(xml: string, context: CellContext): string {
  const lines: string[] = [];
  let cells: string[] = [];
  let cell = { type: '', style: 0, value: '' };
  let isValue = false;
  readXml(xml, {
    open: (name, { r = '', t = '', s = '0' }) => {
      if (name === 'row') cells = [];
      if (name === 'c') {
        cell = { type: t, style: Number(s), value: '' };
        // The file leaves out empty cells. They are added again, at most MAX_GAP side by side.
        const column = Math.min(columnOf(r), cells.length + MAX_GAP);
        while (cells.length < column) cells.push('');
      }
      if (name === 'v' || name === 't') isValue = true;
    },
    text: (piece) => {
      if (isValue) cell.value += piece;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') cells.push(shownValue(cell, context));
      if (name === 'row' && cells.some((value) => value !== '')) lines.push(cells.join(' | '));
    },
  });
  return lines.join('\n');
}

const MAX_GAP = 20;

/** The index of a cell's column: 0 for A1, 27 for AB1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownValue(
  { type, style, value }: { type: string; style: number; value: string },
  { strings, dateStyles, isFrom1904 }: CellContext,
): string {
  if (type === 's') return (strings[Number(value)] ?? '').replaceAll(/\s+/g, ' ').trim();
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if ((type === '' || type === 'n') && value !== '' && dateStyles.has(style)) {
    return formatDate(Number(value), isFrom1904) ?? value;
  }
  return value.replaceAll(/\s+/g, ' ').trim();
}

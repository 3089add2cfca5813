import type { OpenedZip } from './open-zip.ts';
import { PageCollector } from './plain-text.ts';
import { readXml } from './read-xml.ts';

/** Elements whose text is shown elsewhere, was deleted, or is a field code. */
const SKIPPED_ELEMENTS = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback']);

/** The text of a Word document as Markdown, with its footnotes and endnotes at the end. */
export async function readDocx(zip: OpenedZip, mainPath: string) {
  const folder = mainPath.slice(0, mainPath.lastIndexOf('/'));
  const levels = readHeadingLevels((await zip.read(`${folder}/styles.xml`)) ?? '');
  const parts = [paragraphsToMarkdown((await zip.read(mainPath)) ?? '', levels)];
  for (const notes of ['footnotes', 'endnotes']) {
    const xml = await zip.read(`${folder}/${notes}.xml`);
    if (xml !== undefined) parts.push(paragraphsToMarkdown(xml, levels));
  }
  const texts = new PageCollector();
  texts.add(parts.join('\n\n'));
  return { texts, pages: null };
}

/** The level of each heading style. Styles are recognised by name, because their ids depend on the program's language. */
function readHeadingLevels(xml: string): Map<string, number> {
  const levels = new Map<string, number>();
  let style = '';
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'w:style') style = attributes['w:styleId'] ?? '';
      const value = attributes['w:val'] ?? '';
      const level = /^heading ([1-6])$/i.exec(value)?.[1] ?? (/^title$/i.test(value) ? '1' : undefined);
      if (name === 'w:name' && level !== undefined) levels.set(style, Number(level));
    },
  });
  return levels;
}

function paragraphsToMarkdown(xml: string, levels: ReadonlyMap<string, number>): string {
  const paragraphs = new Paragraphs();
  let skipped = 0;
  let isInText = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (SKIPPED_ELEMENTS.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === 'w:t') isInText = true;
      else if (name === 'w:tab') paragraphs.write('\t');
      else if (name === 'w:br' || name === 'w:cr') paragraphs.write('\n');
      else if (name === 'w:pStyle') paragraphs.level = levels.get(attributes['w:val'] ?? '') ?? 0;
      else if (name === 'w:numPr') paragraphs.isItem = true;
      else if (name === 'w:tc') paragraphs.openCell();
      else if (name === 'w:tr') paragraphs.openRow();
    },
    text: (piece) => {
      if (isInText && skipped === 0) paragraphs.write(piece);
    },
    close: (name) => {
      if (SKIPPED_ELEMENTS.has(name)) skipped -= 1;
      if (skipped > 0) return;
      if (name === 'w:t') isInText = false;
      else if (name === 'w:p') paragraphs.end();
      else if (name === 'w:tr') paragraphs.closeRow();
    },
  });
  return paragraphs.toString();
}

/** Paragraphs, headings, items of lists and rows of tables as Markdown. */
class Paragraphs {
  level = 0;
  isItem = false;
  readonly #parts: string[] = [];
  #text = '';
  #cells: string[] | undefined;
  #lastKind: string | undefined;

  write(piece: string): void {
    this.#text += piece;
  }

  openRow(): void {
    this.#cells = [];
  }

  openCell(): void {
    this.#cells?.push('');
  }

  end(): void {
    const text = this.#text.trim();
    if (this.#cells !== undefined) {
      const last = this.#cells.length - 1;
      if (last >= 0 && text !== '') this.#cells[last] = `${this.#cells[last] ?? ''} ${text}`.trim();
    } else if (text !== '') {
      const kind = this.level > 0 ? 'heading' : this.isItem ? 'item' : 'paragraph';
      const prefixes = { heading: `${'#'.repeat(this.level)} `, item: '- ', paragraph: '' };
      this.#add(kind, prefixes[kind] + text);
    }
    [this.#text, this.level, this.isItem] = ['', 0, false];
  }

  closeRow(): void {
    if (this.#cells?.some((cell) => cell !== '') === true) this.#add('row', this.#cells.join(' | '));
    this.#cells = undefined;
  }

  /** Items of a list and rows of a table follow each other without an empty line. */
  #add(kind: 'heading' | 'item' | 'paragraph' | 'row', text: string): void {
    const continuesBlock = kind === this.#lastKind && (kind === 'item' || kind === 'row');
    this.#parts.push(`${continuesBlock ? '\n' : '\n\n'}${text}`);
    this.#lastKind = kind;
  }

  toString(): string {
    return this.#parts.join('');
  }
}

import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { PageCollector } from './plain-text.ts';
import { type FileText, MAX_PAGES, tooManyPages, UnreadableFile } from './reading-result.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type TextItem = Extract<
  Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>['items'][number],
  { str: string }
>;

/** Lines whose distance exceeds this multiple of the letter height belong to different paragraphs. */
const PARAGRAPH_GAP = 1.8;

/** The text of a PDF by pages. Throws UnreadableFile if the PDF has a password, is damaged or contains no text. */
export async function readPdf(path: string): Promise<FileText> {
  const pdf = await openPdf(path);
  if (pdf.numPages > MAX_PAGES) throw tooManyPages();
  const collected = new PageCollector();
  for (let number = 1; number <= pdf.numPages; number += 1) collected.add(await readPage(pdf, number));
  if (collected.isEmpty) {
    throw new UnreadableFile('Its pages are pictures without text. Please use a PDF whose text can be selected.');
  }
  return { type: 'application/pdf', texts: collected.pageTexts, pages: pdf.numPages };
}

async function openPdf(path: string): Promise<Pdf> {
  try {
    // Reading text runs no scripts of the PDF.
    return await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new UnreadableFile('It is protected by a password. Please save it without one and attach that.');
    }
    throw new UnreadableFile('This PDF is damaged and cannot be read.');
  }
}

/** A damaged page counts as empty, so that the other pages are still read. */
async function readPage(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return joinItems(items.filter((item): item is TextItem => 'str' in item));
  } catch {
    return '';
  }
}

/** Joins pieces of text to lines, and separates paragraphs by an empty line. */
function joinItems(items: readonly TextItem[]): string {
  let text = '';
  let baseline: number | undefined;
  let height = 0;
  for (const { str, hasEOL, transform, height: itemHeight } of items) {
    const y = Number(transform[5]);
    if (str.trim() !== '') {
      const isNewLine = text.endsWith('\n');
      if (isNewLine && baseline !== undefined && height > 0 && Math.abs(baseline - y) > height * PARAGRAPH_GAP)
        text += '\n';
      baseline = y;
      height = itemHeight;
    }
    text += hasEOL ? `${str}\n` : str;
  }
  return text;
}

import { OpenedZip } from './open-zip.ts';
import type { PageCollector } from './plain-text.ts';
import { readDocx } from './read-docx.ts';
import { readEpub } from './read-epub.ts';
import { readPptx } from './read-pptx.ts';
import { readRelations } from './read-xml.ts';
import { readXlsx } from './read-xlsx.ts';
import { type FileText, UnreadableFile } from './reading-result.ts';

type ReadDocument = (zip: OpenedZip, mainPath: string) => Promise<{ texts: PageCollector; pages: number | null }>;

const OFFICE = 'application/vnd.openxmlformats-officedocument.';
/** The Office formats, by the folder of the main part in the ZIP file. */
const FORMATS: Readonly<Record<string, { type: string; read: ReadDocument }>> = {
  word: { type: `${OFFICE}wordprocessingml.document`, read: readDocx },
  ppt: { type: `${OFFICE}presentationml.presentation`, read: readPptx },
  xl: { type: `${OFFICE}spreadsheetml.sheet`, read: readXlsx },
};

/** Reads documents of Word, PowerPoint and Excel, and books: ZIP files of XML. Macros are neither read nor run. */
export async function readZipDocument(path: string): Promise<FileText> {
  const zip = await OpenedZip.open(path);
  const relations = await zip.read('_rels/.rels');
  const mainPath = relations === undefined ? undefined : findMainPath(relations);
  const format = FORMATS[mainPath?.split('/')[0] ?? ''];
  if (mainPath !== undefined && format !== undefined) {
    if (!zip.has(mainPath)) throw new UnreadableFile('It is damaged and cannot be read.');
    return finish(format.type, await format.read(zip, mainPath));
  }
  if (zip.has('META-INF/container.xml')) return finish('application/epub+zip', await readEpub(zip));
  throw new UnreadableFile('It is a ZIP archive and no document. Please attach the files in it.');
}

const findMainPath = (relations: string): string | undefined =>
  [...readRelations(relations, '').values()].find(({ type }) => type === 'officeDocument')?.path;

function finish(type: string, { texts, pages }: { texts: PageCollector; pages: number | null }): FileText {
  if (texts.isEmpty) throw new UnreadableFile('There is no text in it.');
  // Without pages, the parts of a file are one text.
  return { type, texts: pages === null ? [texts.pageTexts.join('\n\n')] : texts.pageTexts, pages };
}

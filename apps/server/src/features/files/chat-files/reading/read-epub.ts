import type { OpenedZip } from './open-zip.ts';
import { PageCollector } from './plain-text.ts';
import { readHtml } from './read-html.ts';
import { readXml, resolvePath } from './read-xml.ts';
import { UnreadableFile } from './reading-result.ts';

/** Reads a book as one text, with its chapters in order. `pages` is null, because an EPUB has none. */
export async function readEpub(zip: OpenedZip) {
  if (zip.has('META-INF/rights.xml')) throw new UnreadableFile('This book is protected against copying.');
  let packagePath = '';
  readXml((await zip.read('META-INF/container.xml')) ?? '', {
    open: (name, attributes) => {
      if (name === 'rootfile' && packagePath === '') packagePath = attributes['full-path'] ?? '';
    },
  });
  const chapters = readChapterPaths(
    (await zip.read(packagePath)) ?? '',
    packagePath.slice(0, Math.max(0, packagePath.lastIndexOf('/'))),
  );
  const chapterTexts: string[] = [];
  for (const chapter of chapters) {
    const html = await zip.read(chapter);
    if (html !== undefined) chapterTexts.push(readHtml(html));
  }
  const texts = new PageCollector();
  texts.add(chapterTexts.join('\n\n'));
  return { texts, pages: null };
}

function readChapterPaths(xml: string, folder: string): string[] {
  const paths = new Map<string, string>();
  const order: string[] = [];
  readXml(xml, {
    open: (name, attributes) => {
      const element = name.slice(name.indexOf(':') + 1);
      if (element === 'item') paths.set(attributes['id'] ?? '', attributes['href'] ?? '');
      if (element === 'itemref') order.push(attributes['idref'] ?? '');
    },
  });
  return order.flatMap((id) => {
    const href = paths.get(id);
    return href === undefined ? [] : decodeURIComponent(resolvePath(folder, href));
  });
}

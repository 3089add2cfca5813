import type { OpenedZip } from './open-zip.ts';
import { PageCollector } from './plain-text.ts';
import { MAX_PAGES, tooManyPages } from './reading-result.ts';
import { readRelations, readXml } from './read-xml.ts';

/** The slides of a presentation in their order, each with the notes of the speaker. */
export async function readPptx(zip: OpenedZip, mainPath: string) {
  const relations = await relationsOf(zip, mainPath);
  const ids: string[] = [];
  readXml((await zip.read(mainPath)) ?? '', {
    open: (name, attributes) => {
      if (name === 'p:sldId') ids.push(attributes['r:id'] ?? '');
    },
  });
  const slides = ids.flatMap((id) => relations.get(id)?.path ?? []);
  if (slides.length > MAX_PAGES) throw tooManyPages();
  const texts = new PageCollector();
  for (const slide of slides) {
    const notes = [...(await relationsOf(zip, slide)).values()].find(({ type }) => type === 'notesSlide');
    const spoken = notes === undefined ? '' : readSlideText((await zip.read(notes.path)) ?? '');
    const shown = readSlideText((await zip.read(slide)) ?? '');
    texts.add(/\p{L}/u.test(spoken) ? `${shown}\n\nNotes: ${spoken}` : shown);
  }
  return { texts, pages: slides.length };
}

async function relationsOf(zip: OpenedZip, part: string): Promise<ReturnType<typeof readRelations>> {
  const at = part.lastIndexOf('/');
  const folder = part.slice(0, at);
  return readRelations((await zip.read(`${folder}/_rels/${part.slice(at + 1)}.rels`)) ?? '', folder);
}

/** The paragraphs of a slide and the rows of its tables, each as a line. Fields such as slide numbers are left out. */
function readSlideText(xml: string): string {
  let text = '';
  let isInText = false;
  let isField = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'a:t') isInText = true;
      if (name === 'a:fld') isField = true;
      if (name === 'a:br') text += '\n';
    },
    text: (piece) => {
      if (isInText && !isField) text += piece;
    },
    close: (name) => {
      if (name === 'a:t') isInText = false;
      if (name === 'a:fld') isField = false;
      if (name === 'a:tc') text = `${text.trimEnd()} | `;
      else if (name === 'a:p' || name === 'a:tr') text = `${text.replace(/ \| $/, '')}\n`;
      else if (name === 'p:sp') text += '\n';
    },
  });
  return text;
}

/** In characters: a third of what a model is sent. */
export const MAX_DOCUMENTS_LENGTH = 16_000;
/** A document with less of its text says nothing. */
const MIN_SHOWN = 200;
const CUT = '[The rest of this document is left out: it is too long.]';
const LEFT_OUT = '[Further documents are left out: they do not fit.]';

export interface PromptDocument {
  title: string;
  text: string;
  /** Its text ends earlier than the document. */
  isCut: boolean;
}

/** Documents as a model reads them: the title, then the text, as many as fit; undefined without any. */
export function writeDocuments(documents: readonly PromptDocument[]): string | undefined {
  const written: string[] = [];
  let left = MAX_DOCUMENTS_LENGTH;
  for (const { title, text, isCut } of documents) {
    if (left < MIN_SHOWN) {
      written.push(LEFT_OUT);
      break;
    }
    const shown = text.slice(0, left).toWellFormed();
    left -= shown.length;
    const ending = isCut || shown.length < text.length ? `\n${CUT}` : '';
    written.push(`<document title="${title.replaceAll('"', "'")}">\n${shown}${ending}\n</document>`);
  }
  return written.length === 0 ? undefined : written.join('\n');
}

/** In characters: a third of what a model is given. */
export const MAX_DOCUMENTS_LENGTH = 16_000;
/** In characters. A shorter piece of a document would be of no use to the model. */
const MIN_SHOWN = 200;
const CUT_NOTE = '[The rest of this document is left out: it is too long.]';
const OMITTED_NOTE = '[Further documents are left out: they do not fit.]';

export interface PromptDocument {
  title: string;
  text: string;
  /** Whether `text` is only the beginning of the document. */
  isCut: boolean;
}

/** The documents for a prompt: the title, then the text, as many as fit; undefined if there are no documents. */
export function formatDocuments(documents: readonly PromptDocument[]): string | undefined {
  const elements: string[] = [];
  let remaining = MAX_DOCUMENTS_LENGTH;
  for (const { title, text, isCut } of documents) {
    if (remaining < MIN_SHOWN) {
      elements.push(OMITTED_NOTE);
      break;
    }
    const shown = text.slice(0, remaining).toWellFormed();
    remaining -= shown.length;
    const ending = isCut || shown.length < text.length ? `\n${CUT_NOTE}` : '';
    elements.push(`<document title="${title.replaceAll('"', "'")}">\n${shown}${ending}\n</document>`);
  }
  return elements.length === 0 ? undefined : elements.join('\n');
}

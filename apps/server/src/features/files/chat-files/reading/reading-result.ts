/** The file to read. */
export interface ReadingTask {
  path: string;
  /** As the person named it. */
  name: string;
}

/** What was read, or why nothing could be. */
export type ReadingResult = FileText | { error: string };

export interface FileText {
  /** The MIME type by the content. */
  type: string;
  /** One for a text without pages; none for a picture without text. */
  texts: string[];
  /** Pages or slides; null for what has none. */
  pages: number | null;
  /** What could not be read, in one sentence. */
  note?: string;
}

/** A file that cannot be read, with a sentence for its owner. */
export class UnreadableFile extends Error {}

/** At most so many pages, slides or sheets. */
export const MAX_PAGES = 3_000;
/** At most so many characters, of all pages together. */
export const MAX_TEXT_LENGTH = 5_000_000;

export const tooManyPages = () => new UnreadableFile('It has more than 3,000 pages. Please split it.');
export const tooMuchText = () => new UnreadableFile('It has more than 5 million characters of text. Please split it.');

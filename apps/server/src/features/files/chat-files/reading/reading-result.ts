/** The file to read. */
export interface ReadingTask {
  path: string;
  /** The file's name as the person uploaded it; its path has another one. */
  name: string;
}

/** The content of a file, or why it cannot be read. */
export type ReadingResult = FileText | { error: string };

export interface FileText {
  /** The MIME type by the content. */
  type: string;
  /** One text for a file without pages; none for a picture without text. */
  texts: string[];
  /** Pages or slides; null for a file that has none. */
  pages: number | null;
  /** What could not be read, in one sentence. */
  note?: string;
}

/** A file that cannot be read, with a sentence for its owner. */
export class UnreadableFile extends Error {}

/** At most this many pages, slides or sheets are read. */
export const MAX_PAGES = 3_000;
/** At most this many characters of all pages together are read. */
export const MAX_TEXT_LENGTH = 5_000_000;

export const tooManyPages = () => new UnreadableFile('It has more than 3,000 pages. Please split it.');
export const tooMuchText = () => new UnreadableFile('It has more than 5 million characters of text. Please split it.');

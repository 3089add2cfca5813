/** The file to read. */
export interface ReadingTask {
  path: string;
  /** The name that the file had when the person uploaded it; `path` does not contain this name. */
  name: string;
}

/** The content of a file, or why it cannot be read. */
export type ReadingResult = FileText | { error: string };

export interface FileText {
  /** The MIME type by the content. */
  type: string;
  /** One text per page, or one text for a file without pages; none for a picture without text. */
  texts: string[];
  /** Pages or slides; null for a file that has none. */
  pages: number | null;
  /** What could not be read, in one sentence. */
  note?: string;
}

/** A file that cannot be read, with a sentence for its owner. */
export class UnreadableFile extends Error {}

/** A file with more pages, slides or sheets is refused. */
export const MAX_PAGES = 3_000;
/** A file with more characters, on all pages together, is refused. */
export const MAX_TEXT_LENGTH = 5_000_000;

export const tooManyPages = () => new UnreadableFile('It has more than 3,000 pages. Please split it.');
export const tooMuchText = () => new UnreadableFile('It has more than 5 million characters of text. Please split it.');

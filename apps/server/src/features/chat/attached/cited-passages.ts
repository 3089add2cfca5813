import type { FilePassage } from '@app/contract/file-passages';
import { bestSentences } from '@app/understanding/extract-answer';
import { rankPassages } from './choose-passages.ts';
import type { Passage } from './passages.ts';

export interface CitedFile {
  documentId: string | null;
  fileId: string | null;
  name: string;
  /** Whether the file is given to all chats of a category, so that the reply need not be about it. */
  isOfCategory?: boolean;
}

const MAX_CITED = 8;
/** How many passages are shown for a reply that cites none. */
const MAX_UNCITED = 3;
const MAX_QUOTE_LENGTH = 300;

/**
 * The passages that a reply cites as “(name, p. 3)”, in the order of the citations. If it cites none, the passages of the
 * chat's own files that share the most words with the reply.
 */
export function findCited(reply: string, files: readonly CitedFile[], all: readonly Passage[]): FilePassage[] {
  const cited = findCitations(reply, files).flatMap(({ file, page, textBefore }) => {
    const candidates = all.filter((passage) => passage.file === file && (page === null || passage.page === page));
    return rankPassages(textBefore, candidates)[0] ?? candidates[0] ?? [];
  });
  const attached = all.filter(({ file }) => files[file]?.isOfCategory !== true);
  const passages = cited.length > 0 ? cited : rankPassages(reply, attached).slice(0, MAX_UNCITED);
  return [...new Set(passages)].slice(0, MAX_CITED).flatMap((passage) => toFilePassage(passage, files, reply));
}

export function toFilePassage(passage: Passage, files: readonly CitedFile[], query: string): FilePassage[] {
  const file = files[passage.file];
  if (file === undefined) return [];
  const { documentId, fileId, name } = file;
  return [{ documentId, fileId, name, page: passage.page, quote: quoteOf(passage.text, query) }];
}

/** The sentence of a passage that fits the query best; if none fits, the beginning of the passage. */
function quoteOf(text: string, query: string): string {
  const [best] = bestSentences(query, [{ id: '', text }], { limit: 1 });
  const quote = (best?.text ?? text).replaceAll(/\s+/g, ' ').trim();
  return quote.length <= MAX_QUOTE_LENGTH
    ? quote
    : `${quote
        .slice(0, MAX_QUOTE_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

interface Citation {
  file: number;
  page: number | null;
  /** The end of the text before the citation. The cited passage is meant to support it. */
  textBefore: string;
}

/** The places where the reply names a file, with or without a page. */
function findCitations(reply: string, files: readonly CitedFile[]): Citation[] {
  const citations = files.flatMap(({ name }, file) => {
    const pattern = new RegExp(
      `${name.replaceAll(/[.*+?^$\u007b}()|[\]\\]/g, String.raw`\$&`)}(?:\\*|_|”|"|\`)*(?:,?\\s*(?:pp?\\.|page|Seite|S\\.)\\s*(\\d+))?`,
      'gi',
    );
    return [...reply.matchAll(pattern)].map(({ index, 1: page }) => ({
      at: index,
      file,
      page: page === undefined ? null : Number(page),
      textBefore: reply.slice(Math.max(0, index - 300), index),
    }));
  });
  return citations.toSorted((a, b) => a.at - b.at);
}

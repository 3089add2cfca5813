import { truncate } from './compare.mjs';
import { isLeftOut } from './left-out.mjs';
import { pieces, collapseWhitespace, stringsIn } from './values.mjs';

const MIN_LENGTH = 61;
const MIN_WORDS = 8;
/** Texts that Claude Code adds to a person's prompt. */
const ADDED_TAGS = /<(system-reminder|command-message)>[\s\S]*?<\/\1>|<\/?command-(name|args)>/g;

/**
 * Texts anywhere in a JSON file, of at least 61 characters and 8 words, that do not occur in `stored` and are not left
 * out on purpose. `stored` is the text of all stored conversations that belong to the file.
 * @param {{ conversations: import('./values.mjs').FileConversation[], records: unknown[] }} written
 * @param {string} stored
 */
export function findUnstored({ conversations, records }, stored) {
  const all = collapseWhitespace(stored);
  const knownText = collapseWhitespace(
    conversations.flatMap(({ messages }) => messages.flatMap(textsKnownToReaders)).join('\n'),
  );
  const findings = new Set();
  for (const { path, text } of stringsIn(records)) {
    if (text.length < MIN_LENGTH || text.trim().split(/\s+/).length < MIN_WORDS || isLeftOut(path)) continue;
    const lost = pieces(text.replaceAll(ADDED_TAGS, '')).find(
      (piece) => !all.includes(piece) && !knownText.includes(piece),
    );
    if (lost !== undefined) findings.add(`unstored at ${path}: ${truncate(lost)}`);
  }
  return [...findings];
}

const textsKnownToReaders = ({ leftOut, texts, originalTexts = [] }) =>
  [...originalTexts, ...(leftOut === undefined ? [] : texts)].flatMap(pieces);

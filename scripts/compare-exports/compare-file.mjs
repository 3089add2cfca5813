import { compareConversation, findStored, shownText } from './compare.mjs';
import { LEFT_OUT } from './left-out.mjs';
import { findUnstored } from './long-texts.mjs';
import { collapseWhitespace, textsIn } from './values.mjs';

export { readExportFile } from './read-export-file.mjs';

/**
 * Keys that identify the conversations of a file. Files with a common key may contain the same conversation, such as an
 * older and a newer copy. A short id identifies nothing: it may be an index that the reader has given.
 */
export function keysOf({ conversations }) {
  return conversations.flatMap(({ id, title, messages: [first] }) =>
    [id, title, first?.id.length > 8 ? first.id : null, first?.texts.join(' ')].filter(
      (key) => typeof key === 'string' && key !== '',
    ),
  );
}

/**
 * One sentence for each text of a file that is not stored, or stored at another place or with another role or time.
 * @param {ReturnType<typeof import('./read-export-file.mjs').readExportFile>} written
 * @param {(import('./compare.mjs').StoredConversation & { documents: unknown })[]} stored
 */
export function compareFile(written, stored) {
  const keys = written.conversations.flatMap(({ messages }) => messages.flatMap(({ leftOut }) => leftOut ?? []));
  const findings = [...new Set(keys)]
    .filter((key) => !(key in LEFT_OUT))
    .map((key) => `left out without a reason: ${key}`);
  const used = new Set();
  for (const conversation of written.conversations.filter(hasText)) {
    const found = findStored(conversation, stored);
    if (found === undefined) findings.push(`no conversation has the texts of ${conversation.title ?? conversation.id}`);
    else findings.push(...compareConversation(conversation, found, documentTexts(found)));
    used.add(found);
  }
  // If no reader has found a conversation in the file, the file is compared with everything that is stored.
  const all = stored.filter((conversation) => used.size === 0 || used.has(conversation)).map(allText);
  return [...findings, ...findUnstored(written, all.join('\n'))];
}

const hasText = ({ messages }) =>
  messages.some(({ leftOut, texts }) => !leftOut && texts.some((text) => text.trim() !== ''));
const documentTexts = ({ documents }) => collapseWhitespace(textsIn(documents).join('\n'));
const allText = ({ title, messages, documents }) =>
  [title, ...messages.map(shownText), documentTexts({ documents })].join('\n');

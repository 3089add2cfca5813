// LM Studio and Jan, and pages saved by browser extensions.
import { asOneBranch, list, toSeconds } from './values.mjs';

/** @returns {import('./values.mjs').FileConversation} */
export function readLmstudio(record) {
  const messages = record.messages.map(({ versions, currentlySelected }, index) => ({
    versions,
    index,
    chosen: currentlySelected,
  }));
  const idOf = (index, number) => `${index}.${number}`;
  const shownNumber = ({ versions, chosen }) => Math.min(chosen, versions.length - 1);
  return {
    id: null,
    title: record.name || null,
    messages: messages.flatMap(({ versions, index }) =>
      versions.map((version, number) => ({
        id: idOf(index, number),
        parent: index === 0 ? null : idOf(index - 1, shownNumber(messages[index - 1])),
        role: version.role,
        time: null,
        texts: [...list(version.content), ...list(version.steps).flatMap((step) => list(step.content))].flatMap(
          ({ text }) => text ?? [],
        ),
      })),
    ),
  };
}

/** Jan's list of the files that were sent with a question. */
const FILES = /\[ATTACHED_FILES\][\s\S]*?\[\/ATTACHED_FILES\]/;

/** @returns {import('./values.mjs').FileConversation} */
export function readJan(lines) {
  const messages = lines.map(({ role, created_at: time, content }) => ({
    role,
    time: toSeconds(time),
    texts: list(content).flatMap(({ text }) => (text?.value ?? '').replace(FILES, '').split(/<\/?think>/)),
    originalTexts: list(content).flatMap(({ text }) => text?.value ?? []),
  }));
  return { id: lines[0]?.thread_id ?? null, title: null, messages: withParents(messages, lines) };
}

/** Newer versions of Jan name the parent of each message. */
function withParents(messages, lines) {
  const parents = lines.map(({ metadata }) => metadata?.parentId);
  if (parents.every((parent) => parent === undefined)) return asOneBranch(messages);
  return messages.map((message, index) => ({ ...message, id: lines[index].id, parent: parents[index] ?? null }));
}

/** @returns {import('./values.mjs').FileConversation} */
export function readSavedPage({ title, messages }) {
  const written = messages.map(({ author, content }) => ({
    role: author === 'user' ? 'user' : 'assistant',
    time: null,
    texts: [content],
  }));
  return { id: null, title, messages: asOneBranch(written) };
}

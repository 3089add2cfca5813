// LM Studio and Jan, and what extensions of browsers save of a page.
import { inOrder, list, toSeconds } from './values.mjs';

/** @returns {import('./values.mjs').WrittenConversation} */
export function readLmstudio(record) {
  const messages = record.messages.map(({ versions, currentlySelected }, index) => ({
    versions,
    index,
    chosen: currentlySelected,
  }));
  const idOf = (index, version) => `${index}.${version}`;
  const shown = ({ versions, chosen }) => Math.min(chosen, versions.length - 1);
  return {
    id: null,
    title: record.name || null,
    messages: messages.flatMap(({ versions, index }) =>
      versions.map((version, number) => ({
        id: idOf(index, number),
        parent: index === 0 ? null : idOf(index - 1, shown(messages[index - 1])),
        role: version.role,
        time: null,
        texts: [...list(version.content), ...list(version.steps).flatMap((step) => list(step.content))].flatMap(
          ({ text }) => text ?? [],
        ),
      })),
    ),
  };
}

/** @returns {import('./values.mjs').WrittenConversation} */
export function readJan(lines) {
  const messages = lines.map(({ role, created_at: time, content }) => ({
    role,
    time: toSeconds(time),
    texts: list(content).flatMap(({ text }) => (text?.value ?? '').split(/<\/?think>/)),
  }));
  return { id: lines[0]?.thread_id ?? null, title: null, messages: inOrder(messages) };
}

/** @returns {import('./values.mjs').WrittenConversation} */
export function readSavedPage({ title, messages }) {
  const written = messages.map(({ author, content }) => ({
    role: author === 'user' ? 'user' : 'assistant',
    time: null,
    texts: [content],
  }));
  return { id: null, title, messages: inOrder(written) };
}

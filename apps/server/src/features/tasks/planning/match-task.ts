import type { Task } from '@app/contract/tasks';

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
const ENOUGH = 0.6;

/** The open task a message is about: most of its words are in the message. Undefined when none is clear. */
export function matchTask(message: string, tasks: readonly Task[]): Task | undefined {
  const said = wordsOf(message);
  const scored = tasks.map((task) => {
    const words = [...wordsOf(task.title)];
    const shared = words.filter((word) => said.has(word)).length;
    return { task, shared, share: words.length === 0 ? 0 : shared / words.length };
  });
  const [best] = scored
    .filter(({ share }) => share >= ENOUGH)
    .toSorted((a, b) => b.shared - a.shared || b.share - a.share);
  return best?.task;
}

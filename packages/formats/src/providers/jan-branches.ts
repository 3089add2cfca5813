import type { JsonObject } from '../export-format.ts';
import { asName, asObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

export interface LinkedMessage {
  id: string | null;
  /** The id of the parent, null for a first message; undefined if Jan wrote none: then it follows the previous one. */
  parent: string | null | undefined;
  record: JsonObject;
}

/**
 * Newer versions of Jan write the parent of a message into `metadata`; older ones write no parents. Some versions left
 * out the parent of replies, and gave the next question the previous question as parent. Such parents are corrected
 * here, as in Jan itself.
 */
export function linkMessages(messages: readonly JsonObject[]): LinkedMessage[] {
  const linked = messages.map((record) => ({ id: asName(record['id']), parent: parentOf(record), record }));
  if (!linked.some(({ parent }) => parent !== undefined)) return linked;
  const oldestFirst = linked.toSorted((a, b) => timeOf(a) - timeOf(b));
  let question: LinkedMessage | null = null;
  /**
   * Ids of replies that had no parent, by the id of the question they answer. A later question that names the earlier
   * question as its parent gets the reply as its parent.
   */
  const repliesWithoutParent = new Map<string, string>();
  for (const message of oldestFirst) {
    if (message.record['role'] === 'user') {
      const reply = repliesWithoutParent.get(message.parent ?? '');
      if (reply !== undefined) {
        repliesWithoutParent.delete(message.parent ?? '');
        message.parent = reply;
      }
      question = message;
    } else if (typeof message.parent !== 'string' && question?.id) {
      message.parent = question.id;
      // As in Jan, only the first of several replies.
      if (message.id !== null && !repliesWithoutParent.has(question.id))
        repliesWithoutParent.set(question.id, message.id);
    }
  }
  return linked;
}

function parentOf(record: JsonObject): string | null | undefined {
  const parent = asObject(record['metadata'])?.['parentId'];
  return parent === null ? null : (asName(parent) ?? undefined);
}

const timeOf = ({ record }: LinkedMessage) => readTime(record['created_at']) ?? 0;

/**
 * The last message of the branch that Jan shows. Each message is followed by the chosen child, or else by the newest.
 */
export function findActiveLeaf(linked: readonly LinkedMessage[]): string | null {
  if (!linked.some(({ parent }) => parent !== undefined)) return null;
  const children = new Map<string | null, LinkedMessage[]>();
  for (const message of linked.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const key = message.parent ?? null;
    const siblings = children.get(key);
    if (siblings) siblings.push(message);
    else children.set(key, [message]);
  }
  const seen = new Set<string | null>();
  let current = children.get(null)?.at(-1);
  while (current && !seen.has(current.id)) {
    seen.add(current.id);
    const following = children.get(current.id ?? '') ?? [];
    const chosenId = asName(asObject(current.record['metadata'])?.['activeChildId']);
    current = following.find(({ id }) => id === chosenId) ?? following.at(-1) ?? current;
  }
  return current?.id ?? null;
}

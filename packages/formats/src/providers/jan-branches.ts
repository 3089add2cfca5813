import type { JsonObject } from '../export-format.ts';
import { asName, asObject } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

export interface LinkedMessage {
  id: string | null;
  /** Undefined: it follows the message before it. */
  parent: string | null | undefined;
  message: JsonObject;
}

/**
 * Newer versions of Jan write into `metadata` which message another one follows; older ones write no links. Some
 * versions left out the link of answers, and linked the next question to the question before: it is put right here, as
 * Jan itself does.
 */
export function linkMessages(messages: readonly JsonObject[]): LinkedMessage[] {
  const linked = messages.map((message) => ({ id: asName(message['id']), parent: parentOf(message), message }));
  if (!linked.some(({ parent }) => parent !== undefined)) return linked;
  const inOrder = linked.toSorted((a, b) => timeOf(a) - timeOf(b));
  let question: LinkedMessage | null = null;
  const displaced = new Map<string, string>();
  for (const message of inOrder) {
    if (message.message['role'] === 'user') {
      const answer = displaced.get(message.parent ?? '');
      if (answer !== undefined) {
        displaced.delete(message.parent ?? '');
        message.parent = answer;
      }
      question = message;
    } else if (typeof message.parent !== 'string' && question?.id) {
      message.parent = question.id;
      if (message.id !== null) displaced.set(question.id, message.id);
    }
  }
  return linked;
}

function parentOf(message: JsonObject): string | null | undefined {
  const parent = asObject(message['metadata'])?.['parentId'];
  return parent === null ? null : (asName(parent) ?? undefined);
}

const timeOf = ({ message }: LinkedMessage) => readTime(message['created_at']) ?? 0;

/** The last message of the branch Jan shows: from the newest first message on, the chosen answer or else the newest. */
export function findActivePath(linked: readonly LinkedMessage[]): string | null {
  if (!linked.some(({ parent }) => parent !== undefined)) return null;
  const children = new Map<string | null, LinkedMessage[]>();
  for (const message of linked.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const key = message.parent ?? null;
    const siblings = children.get(key);
    if (siblings) siblings.push(message);
    else children.set(key, [message]);
  }
  const seen = new Set<string | null>();
  let at = children.get(null)?.at(-1);
  while (at && !seen.has(at.id)) {
    seen.add(at.id);
    const next = children.get(at.id ?? '') ?? [];
    const chosen = asName(asObject(at.message['metadata'])?.['activeChildId']);
    at = next.find(({ id }) => id === chosen) ?? next.at(-1) ?? at;
  }
  return at?.id ?? null;
}

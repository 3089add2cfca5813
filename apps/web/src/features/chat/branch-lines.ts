/** The branches of a conversation as the lines of a tree. */
import type { Message } from '@app/contract/conversations';
import { MessageTree } from './message-tree.ts';
import { firstWords } from './questions.ts';

/** A question, or one of several replies to a question. */
export interface BranchLine {
  /** The id of its message. */
  id: string;
  role: Message['role'];
  /** The beginning of a question, on one line; empty for a reply. */
  text: string;
  /** The model that wrote a reply. */
  model: string | undefined;
  /** 1 for the lines before the first fork. */
  level: number;
  /** The line that begins the branch in which this line is; null for the lines before the first fork. */
  parentId: string | null;
  /** Whether the line begins a branch. */
  startsBranch: boolean;
  /** The number of the message among its versions, and how many versions there are; null if there is only one. */
  version: { shown: number; total: number } | null;
  /** Whether the message is on the branch that the thread shows. */
  isShown: boolean;
}

/** Where to continue listing lines: at a message, with these fields for its line. */
interface Start {
  message: Message;
  level: number;
  parentId: string | null;
  startsBranch: boolean;
}

/** Whether any message has an alternative. */
export function hasBranches(messages: readonly Message[]): boolean {
  return new Set(messages.map(({ parentId }) => parentId)).size < messages.length;
}

/** The lines from top to bottom, each branch below the line that begins it. */
export function branchLines(messages: readonly Message[], shownLeafId: string | null): BranchLine[] {
  const tree = new MessageTree(messages);
  const shownIds = new Set(tree.pathTo(shownLeafId).map(({ id }) => id));
  const roots = messages.filter(({ parentId }) => parentId === null || tree.find(parentId) === undefined);
  const lines: BranchLine[] = [];
  // A stack, because a recursive function would overflow with thousands of branches in each other.
  const starts = startsOf(roots, 1, null);
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    let { message, level, parentId, startsBranch } = start;
    for (;;) {
      const { id, role, model } = message;
      if (startsBranch || role === 'user') {
        const version = startsBranch ? versionOf(tree, message) : null;
        const text = role === 'user' ? firstWords(message.content) : '';
        lines.push({ id, role, text, model, level, parentId, startsBranch, version, isShown: shownIds.has(id) });
      }
      if (startsBranch) [level, parentId, startsBranch] = [level + 1, id, false];
      const next = tree.childrenOf(id);
      if (next.length !== 1) {
        starts.push(...startsOf(next, level, parentId));
        break;
      }
      [message] = next as [Message];
    }
  }
  return lines;
}

/** The branches that begin with these messages, in reverse order for the stack. */
function startsOf(messages: readonly Message[], level: number, parentId: string | null): Start[] {
  const startsBranch = messages.length > 1;
  return messages.map((message) => ({ message, level, parentId, startsBranch })).toReversed();
}

function versionOf(tree: MessageTree, message: Message): BranchLine['version'] {
  const versions = tree.versionsOf(message);
  return versions.length < 2 ? null : { shown: versions.indexOf(message) + 1, total: versions.length };
}

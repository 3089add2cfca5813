import type { Message } from '@app/contract/conversations';
import type { AssistantAnnouncement } from './announcement-row.tsx';
import type { ChatState, FailedQuestion, Turn } from './chat-state.ts';
import { MessageTree } from './message-tree.ts';

/** A row of the thread. */
export type ThreadRow =
  | { kind: 'message'; key: string; message: Message; versions: readonly string[]; isLast: boolean }
  | { kind: 'failure'; key: string; failure: FailedQuestion }
  | { kind: 'announcement'; key: string; text: string; createdAt: string }
  | { kind: 'reply'; key: string; turn: Turn };

const noVersions: readonly string[] = [];

/** The shown branch, then the turn in progress. Failed questions are shown where they were sent. */
export function threadRows({ messages, activeLeafId, turn, failures }: ChatState): ThreadRow[] {
  const tree = new MessageTree(messages);
  const path = tree.pathTo(turn === null ? activeLeafId : turn.parentId);
  const lastId = turn === null ? path.at(-1)?.id : undefined;
  const rows = failureRowsBelow(failures, null);
  for (const message of path) {
    const siblings = tree.versionsOf(message);
    const versions = siblings.length > 1 ? siblings.map(({ id }) => id) : noVersions;
    rows.push({ kind: 'message', key: message.id, message, versions, isLast: message.id === lastId });
    rows.push(...failureRowsBelow(failures, message.id));
  }
  if (turn === null) return rows;
  if (turn.question !== null) {
    const { question } = turn;
    rows.push({ kind: 'message', key: question.id, message: question, versions: noVersions, isLast: false });
  }
  rows.push({ kind: 'reply', key: turn.messageId ?? 'reply', turn });
  return rows;
}

/** The leaf of the branch to show when a version of a message is chosen. */
export function leafForVersion(messages: readonly Message[], id: string): string {
  return new MessageTree(messages).leafBelow(id);
}

function failureRowsBelow(failures: readonly FailedQuestion[], parentId: string | null): ThreadRow[] {
  return failures
    .filter((failure) => failure.parentId === parentId)
    .map((failure) => ({ kind: 'failure', key: failure.id, failure }));
}

/** Inserts the announcement below its message, or at the top when that message is not shown. */
export function insertAnnouncement(rows: ThreadRow[], announcement: AssistantAnnouncement | null): ThreadRow[] {
  if (announcement === null) return rows;
  const { text, createdAt, afterId } = announcement;
  const position = rows.findIndex(({ key }) => key === afterId) + 1;
  return rows.toSpliced(position, 0, { kind: 'announcement', key: 'announcement', text, createdAt });
}

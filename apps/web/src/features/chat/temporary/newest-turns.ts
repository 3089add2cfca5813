import type { Message } from '@app/contract/conversations';
import { limits } from '@app/contract/primitives';

type SentTurn = Pick<Message, 'role' | 'content'>;

/** The newest turns, as many as fit into a request; oldest first. */
export function newestTurns(path: readonly Message[]): SentTurn[] {
  const encoder = new TextEncoder();
  const turns: SentTurn[] = [];
  let bytes = 0;
  for (const { role, content } of path.slice(-limits.historyTurns).toReversed()) {
    bytes += encoder.encode(content).length;
    if (bytes > limits.historyBytes) break;
    turns.push({ role, content });
  }
  return turns.toReversed();
}

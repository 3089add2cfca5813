/** A conversation's messages as a tree. The versions of a question or a reply are siblings; one path is shown. */
import type { Message } from '@app/contract/conversations';

export class MessageTree {
  readonly #byId = new Map<string, Message>();
  readonly #children = new Map<string | null, Message[]>();

  constructor(messages: readonly Message[]) {
    for (const message of messages) {
      this.#byId.set(message.id, message);
      const siblings = this.#children.get(message.parentId);
      if (siblings === undefined) this.#children.set(message.parentId, [message]);
      else siblings.push(message);
    }
  }

  find(id: string): Message | undefined {
    return this.#byId.get(id);
  }

  /** The path that ends at `leafId`. It starts at the first message, or at one whose parent is missing. Empty for null. */
  pathTo(leafId: string | null): Message[] {
    const path: Message[] = [];
    const seen = new Set<string>();
    let current = leafId === null ? undefined : this.#byId.get(leafId);
    while (current !== undefined && !seen.has(current.id)) {
      seen.add(current.id);
      path.push(current);
      current = current.parentId === null ? undefined : this.#byId.get(current.parentId);
    }
    return path.toReversed();
  }

  childrenOf(id: string): readonly Message[] {
    return this.#children.get(id) ?? [];
  }

  /** The message and its siblings of the same role, oldest first. */
  versionsOf(message: Message): readonly Message[] {
    const siblings = this.#children.get(message.parentId) ?? [];
    return siblings.length < 2 ? siblings : siblings.filter((sibling) => sibling.role === message.role);
  }

  /** The leaf of the newest branch below a message; the message itself when it has no children. */
  leafBelow(id: string): string {
    const seen = new Set<string>();
    let current = id;
    while (!seen.has(current)) {
      seen.add(current);
      const newest = this.#children.get(current)?.at(-1);
      if (newest === undefined) break;
      current = newest.id;
    }
    return current;
  }
}

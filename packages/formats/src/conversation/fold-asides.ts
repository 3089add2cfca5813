import type { MessageDraft } from './message-draft.ts';
import type { ParsedBlock } from './conversation-tree.ts';
import type { OrderedNode } from './node-order.ts';

/**
 * How a node of a provider's tree is shown. hidden: not at all. aside: as part of the following reply (reasoning, tool
 * calls and their results). shown: as a message.
 */
export type NodeView =
  | { kind: 'hidden' }
  | ({ kind: 'aside' | 'shown' } & Pick<MessageDraft, 'role' | 'blocks' | 'createdAt' | 'model' | 'isInterrupted'>);

type VisibleView = Exclude<NodeView, { kind: 'hidden' }>;

/** The asides on a path, newest first. Branches share their common part. */
interface AsideChain {
  id: string;
  view: VisibleView;
  previous: AsideChain | null;
  /** The number of asides. */
  length: number;
}

interface Path {
  /** The last message at or above this node. */
  messageId: string | null;
  /** Asides for which no reply was found yet. */
  pending: AsideChain | null;
}

export interface FoldedTree {
  messages: MessageDraft[];
  /** The last message that is shown on the path to this node. */
  findMessageId: (nodeId: string | null) => string | null;
}

/**
 * Asides are copied into each reply that follows them. The number of copies is at most the number of nodes plus this
 * number.
 */
const MAX_EXTRA_COPIES = 1_000;

/**
 * The messages of shown nodes, linked across hidden ones, each reply with the asides that led to it. Asides become a
 * separate reply, under the id of their last node, if no reply follows or too many branches would copy them. In
 * `nodes`, a parent comes before its children.
 */
export function foldAsides<Node extends { id: string }>(
  nodes: readonly OrderedNode<Node>[],
  viewOf: (node: Node) => NodeView,
): FoldedTree {
  const paths = new Map<string, Path>();
  const messages: MessageDraft[] = [];
  const flushed = new Set<string>();
  const childCounts = countChildren(nodes);
  let copiesLeft = nodes.length + MAX_EXTRA_COPIES;
  /** Makes the pending asides a message, and returns the id of the path's last message. */
  const flushAsides = (path: Path): string | null => {
    if (!path.pending) return path.messageId;
    const { id, view } = path.pending;
    if (!flushed.has(id)) messages.push(toMessage(id, path.messageId, view, blocksOf(path.pending)));
    flushed.add(id);
    return id;
  };
  for (const { node, parentId, isLeaf } of nodes) {
    const above = paths.get(parentId ?? '') ?? { messageId: null, pending: null };
    const view = viewOf(node);
    let path = above;
    if (view.kind === 'aside' && view.blocks.length > 0) {
      const length = (above.pending?.length ?? 0) + 1;
      path = { messageId: above.messageId, pending: { id: node.id, view, previous: above.pending, length } };
    } else if (view.kind === 'shown' && view.blocks.length > 0) {
      const isReply = view.role === 'assistant';
      const asides = isReply ? blocksOf(above.pending) : [];
      const parent = isReply ? above.messageId : flushAsides(above);
      messages.push(toMessage(node.id, parent, view, [...asides, ...view.blocks]));
      path = { messageId: node.id, pending: null };
    }
    // Each child after the first starts another branch: the pending asides are copied into its reply as well.
    const copies = (path.pending?.length ?? 0) * ((childCounts.get(node.id) ?? 1) - 1);
    if (copies <= copiesLeft) copiesLeft -= copies;
    else path = { messageId: flushAsides(path), pending: null };
    paths.set(node.id, path);
    if (isLeaf) flushAsides(path);
  }
  const findMessageId = (nodeId: string | null) => {
    const path = paths.get(nodeId ?? '');
    if (!path) return null;
    return path.pending && flushed.has(path.pending.id) ? path.pending.id : path.messageId;
  };
  return { messages, findMessageId };
}

function countChildren(nodes: readonly OrderedNode<{ id: string }>[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { parentId } of nodes) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  return counts;
}

function blocksOf(chain: AsideChain | null): ParsedBlock[] {
  const groups: ParsedBlock[][] = [];
  for (let aside = chain; aside; aside = aside.previous) groups.push(aside.view.blocks);
  return groups.toReversed().flat();
}

function toMessage(id: string, parent: string | null, view: VisibleView, blocks: ParsedBlock[]): MessageDraft {
  return {
    sourceId: id,
    parentSourceId: parent,
    role: view.role,
    blocks,
    createdAt: view.createdAt,
    model: view.model,
    isInterrupted: view.isInterrupted,
  };
}

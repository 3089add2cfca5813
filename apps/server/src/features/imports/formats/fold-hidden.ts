import type { MessageDraft } from './message-draft.ts';
import type { ParsedBlock } from './conversation-tree.ts';
import type { OrderedNode } from './node-order.ts';

/**
 * What a node of a provider's tree is for a reader. hidden: nothing. aside: reasoning, tool calls and their results, which
 * belong to the answer they led to. shown: a message of its own.
 */
export type NodeView =
  | { kind: 'hidden' }
  | ({ kind: 'aside' | 'shown' } & Pick<MessageDraft, 'role' | 'blocks' | 'createdAt' | 'model' | 'isInterrupted'>);

type VisibleView = Exclude<NodeView, { kind: 'hidden' }>;

/** Asides on the way down, newest first. Branches share their common part. */
interface AsideChain {
  id: string;
  view: VisibleView;
  before: AsideChain | null;
  /** How many asides it holds. */
  length: number;
}

interface Path {
  /** The last message above or at this node. */
  messageId: string | null;
  pending: AsideChain | null;
}

export interface FoldedTree {
  messages: MessageDraft[];
  /** The message a reader sees last when the provider's tree is shown down to this node. */
  findMessageId: (nodeId: string | null) => string | null;
}

/** Asides are repeated for each answer that follows them: so many more than there are nodes, and no more. */
const spareCopies = 1_000;

/**
 * Messages of the shown nodes, linked past hidden ones, each answer with the asides that led to it. Asides that no answer
 * follows become an answer of their own under their last node's id, and so do those that would have to be repeated for too
 * many branches. `nodes` come parents first.
 */
export function foldHidden<Node extends { id: string }>(
  nodes: readonly OrderedNode<Node>[],
  viewOf: (node: Node) => NodeView,
): FoldedTree {
  const paths = new Map<string, Path>();
  const messages: MessageDraft[] = [];
  const settled = new Set<string>();
  const childCounts = countChildren(nodes);
  let copiesLeft = nodes.length + spareCopies;
  const settle = (path: Path): string | null => {
    if (!path.pending) return path.messageId;
    const { id, view } = path.pending;
    if (!settled.has(id)) messages.push(toMessage(id, path.messageId, view, collect(path.pending)));
    settled.add(id);
    return id;
  };
  for (const { node, parentId, isLeaf } of nodes) {
    const above = paths.get(parentId ?? '') ?? { messageId: null, pending: null };
    const view = viewOf(node);
    let path = above;
    if (view.kind === 'aside' && view.blocks.length > 0) {
      const length = (above.pending?.length ?? 0) + 1;
      path = { messageId: above.messageId, pending: { id: node.id, view, before: above.pending, length } };
    } else if (view.kind === 'shown' && view.blocks.length > 0) {
      const isAnswer = view.role === 'assistant';
      const asides = isAnswer ? collect(above.pending) : [];
      const parent = isAnswer ? above.messageId : settle(above);
      messages.push(toMessage(node.id, parent, view, [...asides, ...view.blocks]));
      path = { messageId: node.id, pending: null };
    }
    const copies = (path.pending?.length ?? 0) * ((childCounts.get(node.id) ?? 1) - 1);
    if (copies <= copiesLeft) copiesLeft -= copies;
    else path = { messageId: settle(path), pending: null };
    paths.set(node.id, path);
    if (isLeaf) settle(path);
  }
  const findMessageId = (nodeId: string | null) => {
    const path = paths.get(nodeId ?? '');
    if (!path) return null;
    return path.pending && settled.has(path.pending.id) ? path.pending.id : path.messageId;
  };
  return { messages, findMessageId };
}

function countChildren(nodes: readonly OrderedNode<{ id: string }>[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { parentId } of nodes) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  return counts;
}

function collect(chain: AsideChain | null): ParsedBlock[] {
  const groups: ParsedBlock[][] = [];
  for (let at = chain; at; at = at.before) groups.push(at.view.blocks);
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

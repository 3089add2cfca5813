/** A node of a provider's tree with its links. */
export interface LinkedNode {
  id: string;
  /** The id of its parent, which may not exist. */
  parent: string | null;
  /** The ids of its children, which may be missing, wrong, or the only links. */
  children: readonly string[];
}

export interface OrderedNode<Node> {
  node: Node;
  /** Null for a first message, or where a cycle was broken. */
  parentId: string | null;
  isLeaf: boolean;
}

/**
 * All nodes, parents before their children, siblings in the order of their parent's list. A node's own link to its
 * parent decides. Only if this link is missing or invalid, the lists of children are searched for the node. A cycle is
 * broken at its first node. No node is lost, and there is no recursion: damaged exports contain cycles and chains of
 * many thousands.
 */
export function orderNodes<Node extends LinkedNode>(nodes: readonly Node[]): OrderedNode<Node>[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = linkParents([...byId.values()], byId);
  const childrenOf = groupChildren([...byId.values()], byId, parentOf);
  const seen = new Set<string>();
  const ordered: OrderedNode<Node>[] = [];
  const walkFrom = (root: Node) => {
    const stack: OrderedNode<Node>[] = [{ node: root, parentId: null, isLeaf: false }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      if (seen.has(next.node.id)) continue;
      seen.add(next.node.id);
      const children = (childrenOf.get(next.node.id) ?? []).filter((child) => !seen.has(child.id));
      next.isLeaf = children.length === 0;
      ordered.push(next);
      for (const child of children.toReversed()) stack.push({ node: child, parentId: next.node.id, isLeaf: false });
    }
  };
  for (const node of byId.values()) if (!parentOf.has(node.id)) walkFrom(node);
  for (const node of byId.values()) if (!seen.has(node.id)) walkFrom(firstInCycle(node, byId, parentOf));
  return ordered;
}

function linkParents<Node extends LinkedNode>(nodes: readonly Node[], byId: Map<string, Node>): Map<string, string> {
  const parentOf = new Map<string, string>();
  for (const node of nodes) {
    if (node.parent !== null && node.parent !== node.id && byId.has(node.parent)) parentOf.set(node.id, node.parent);
  }
  for (const node of nodes) {
    for (const id of node.children) {
      if (id !== node.id && byId.has(id) && !parentOf.has(id)) parentOf.set(id, node.id);
    }
  }
  return parentOf;
}

function groupChildren<Node extends LinkedNode>(
  nodes: readonly Node[],
  byId: Map<string, Node>,
  parentOf: Map<string, string>,
): Map<string, Node[]> {
  const groups = new Map<string, Node[]>();
  const grouped = new Set<string>();
  const add = (parent: string, child: Node) => {
    if (grouped.has(child.id)) return;
    grouped.add(child.id);
    const group = groups.get(parent);
    if (group) group.push(child);
    else groups.set(parent, [child]);
  };
  for (const node of nodes) {
    for (const id of node.children) {
      const child = byId.get(id);
      if (child && parentOf.get(id) === node.id) add(node.id, child);
    }
  }
  for (const node of nodes) {
    const parent = parentOf.get(node.id);
    if (parent !== undefined) add(parent, node);
  }
  return groups;
}

/** The node at which to break the cycle that `node` is in or below. */
function firstInCycle<Node extends LinkedNode>(
  node: Node,
  byId: Map<string, Node>,
  parentOf: Map<string, string>,
): Node {
  const visited = new Set<string>();
  let current: Node = node;
  while (!visited.has(current.id)) {
    visited.add(current.id);
    current = byId.get(parentOf.get(current.id) ?? '') ?? current;
  }
  return current;
}

/** A node of a provider's tree as it links itself. */
export interface LinkedNode {
  id: string;
  /** What it names as its parent; may not exist. */
  parent: string | null;
  /** What it names as its children; may be missing, wrong, or all there is. */
  children: readonly string[];
}

export interface OrderedNode<Node> {
  node: Node;
  /** Null for a first message, or where a cycle had to be opened. */
  parentId: string | null;
  isLeaf: boolean;
}

/**
 * All nodes, parents before their children, siblings in the order their parent lists them. A node's own parent link
 * counts; a child link only where the parent link is missing or leads nowhere. Cycles are opened at the
 * first of their nodes that is met. Nothing is lost, nothing recurses: damaged exports hold cycles and chains of many thousands.
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
  const placed = new Set<string>();
  const add = (parent: string, child: Node) => {
    if (placed.has(child.id)) return;
    placed.add(child.id);
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

/** `node` hangs below a cycle or is in one: the node of that cycle to begin with. */
function firstInCycle<Node extends LinkedNode>(
  node: Node,
  byId: Map<string, Node>,
  parentOf: Map<string, string>,
): Node {
  const above = new Set<string>();
  let at: Node = node;
  while (!above.has(at.id)) {
    above.add(at.id);
    at = byId.get(parentOf.get(at.id) ?? '') ?? at;
  }
  return at;
}

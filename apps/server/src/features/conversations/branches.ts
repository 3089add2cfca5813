/** The position of a message in the tree of a conversation. */
export interface TreeNode {
  id: string;
  parentId: string | null;
}

/** The messages from the first one down to `leafId`. A missing parent or a cycle counts as the beginning. */
export function activePath<Node extends TreeNode>(nodes: readonly Node[], leafId: string | null): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const path: Node[] = [];
  const seen = new Set<string>();
  let current = leafId === null ? undefined : byId.get(leafId);
  while (current && !seen.has(current.id)) {
    seen.add(current.id);
    path.push(current);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return path.toReversed();
}

/**
 * The leaf that is shown after switching to `id`: goes down to the newest child until a message has none. `nodes` must
 * be in order of arrival.
 */
export function newestLeafUnder(nodes: readonly TreeNode[], id: string): string {
  const newestChild = new Map<string, string>();
  for (const node of nodes) if (node.parentId !== null) newestChild.set(node.parentId, node.id);
  const seen = new Set<string>();
  let current = id;
  for (;;) {
    seen.add(current);
    const child = newestChild.get(current);
    if (child === undefined || seen.has(child)) return current;
    current = child;
  }
}

/** For each list of words, the indices in a text at which its words begin, in ascending order. */
export type WordStarts = readonly (readonly number[])[];

interface Node {
  /** The index of the next node for each class of characters. */
  next: Map<number, number>;
  /** The words that end here, as their list and length. */
  ends: readonly { list: number; length: number }[];
}

const ASCII = 128;

/**
 * A function that finds all words of all lists in one pass over a text, with the automaton of Aho and Corasick. The
 * words are in ASCII. No word of a list begins with another of the same list; its place would be listed twice.
 */
export function createWordFinder(lists: readonly (readonly string[])[]): (text: string) => WordStarts {
  const characters = [...new Set(lists.flat().join(''))];
  const classCount = characters.length + 1;
  /** The class of a character; 0 for those that no word has. */
  const classes = new Uint8Array(ASCII);
  characters.forEach((character, index) => (classes[character.charCodeAt(0)] = index + 1));
  const nodes = buildTrie(lists, classes);
  const table = buildTable(nodes, classCount);
  return (text) => {
    const starts: number[][] = lists.map(() => []);
    /** The index of the current node's first entry in the table. */
    let row = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const entry = table[row + (code < ASCII ? (classes[code] ?? 0) : 0)] ?? 0;
      row = entry >> 1;
      if ((entry & 1) === 0) continue;
      for (const { list, length } of nodes[row / classCount]?.ends ?? []) starts[list]?.push(at + 1 - length);
    }
    // Words are found in the order of their ends.
    for (const found of starts) found.sort((a, b) => a - b);
    return starts;
  };
}

/** A trie of all words. */
function buildTrie(lists: readonly (readonly string[])[], classes: Uint8Array): Node[] {
  const nodes: Node[] = [{ next: new Map(), ends: [] }];
  for (const [list, words] of lists.entries()) {
    for (const word of words) {
      let index = 0;
      for (const character of word) {
        const characterClass = classes[character.charCodeAt(0)] ?? 0;
        const known = nodes[index]?.next.get(characterClass);
        if (known === undefined) {
          nodes[index]?.next.set(characterClass, nodes.length);
          nodes.push({ next: new Map(), ends: [] });
        }
        index = known ?? nodes.length - 1;
      }
      const node = nodes[index];
      if (node !== undefined) node.ends = [...node.ends, { list, length: word.length }];
    }
  }
  return nodes;
}

/**
 * The table has a row for each node, with one entry for each class of characters. An entry is the next node:
 * twice the index at which that node's row begins, plus 1 if words end at that node. The fallback of a node is
 * the node of its longest proper suffix in the trie; each node also gets the words that end at its fallback.
 */
function buildTable(nodes: Node[], classCount: number): Int32Array {
  const table = new Int32Array(nodes.length * classCount);
  const fallbacks = new Int32Array(nodes.length);
  const queue = [0];
  for (const index of queue) {
    const node = nodes[index];
    const fallback = fallbacks[index] ?? 0;
    for (let characterClass = 0; characterClass < classCount; characterClass += 1) {
      const afterFallback = index === 0 ? 0 : (table[fallback * classCount + characterClass] ?? 0);
      const child = node?.next.get(characterClass);
      if (child === undefined) {
        table[index * classCount + characterClass] = afterFallback;
        continue;
      }
      const childNode = nodes[child];
      const childFallback = (afterFallback >> 1) / classCount;
      fallbacks[child] = childFallback;
      if (childNode !== undefined) childNode.ends = [...childNode.ends, ...(nodes[childFallback]?.ends ?? [])];
      table[index * classCount + characterClass] = child * classCount * 2 + (childNode?.ends.length ? 1 : 0);
      queue.push(child);
    }
  }
  return table;
}

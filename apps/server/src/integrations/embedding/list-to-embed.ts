import type { Embedder } from './embedding.ts';

/**
 * Lists the items without a vector of the model in use; `list` lists those without a vector of the model with a given
 * id. The model takes 50 MB, so it is loaded only if there is something to embed.
 */
export async function listToEmbed<Item>(embedder: Embedder, list: (model: string) => Promise<Item[]>): Promise<Item[]> {
  const known = embedder.current() ?? embedder.preferred;
  const found = await list(known.id);
  if (found.length === 0) return [];
  const { id } = await embedder.open();
  return id === known.id ? found : list(id);
}

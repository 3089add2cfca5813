import type { Embedder } from './embedding.ts';

/**
 * Lists the items that have no vector of the model in use. `list` takes the id of a model and lists the items that have
 * no vector of that model. The model in use takes 50 MB, so it is loaded only if there is something to embed.
 */
export async function listToEmbed<Item>(embedder: Embedder, list: (model: string) => Promise<Item[]>): Promise<Item[]> {
  const known = embedder.current() ?? embedder.preferred;
  const found = await list(known.id);
  if (found.length === 0) return [];
  const { id } = await embedder.open();
  return id === known.id ? found : list(id);
}

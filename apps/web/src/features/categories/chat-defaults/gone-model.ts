/** The name of a model that can no longer be chosen, from its id; undefined if it can, or none is set. */
export function goneModelName(id: string | null, models: readonly { id: string }[]): string | undefined {
  if (id === null || models.some((model) => model.id === id)) return undefined;
  return id.split('/').slice(2).join('/') || id;
}

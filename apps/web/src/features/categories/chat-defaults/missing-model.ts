/** The name of a chosen model that no longer exists, from its id; undefined if the model exists or none is chosen. */
export function missingModelName(id: string | null, models: readonly { id: string }[]): string | undefined {
  if (id === null || models.some((model) => model.id === id)) return undefined;
  return id.split('/').slice(2).join('/') || id;
}

/** The model that a screen sets for its chat, such as that of a category. Replaces the model chosen for all chats. */
let preset: string | undefined;
const listeners = new Set<() => void>();

/** The id of the model; undefined if the screen sets none. */
export const readPresetModel = (): string | undefined => preset;

export function setPresetModel(id: string | undefined): void {
  if (id === preset) return;
  preset = id;
  for (const notify of listeners) notify();
}

export function subscribePresetModel(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

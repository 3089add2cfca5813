import { useSyncExternalStore } from 'react';
import { isOwnModel } from '@app/contract/primitives';
import { chosenModel } from '#lib/browser-storage.ts';
import { setPresetModel, readPresetModel, subscribePresetModel } from '#lib/preset-model.ts';

const listeners = new Set<() => void>();

/** The id of the model for the next questions; null for the shared model, or for the built-in assistant if there is none. */
export function readChosenModel(): string | null {
  return readPresetModel() ?? chosenModel.read();
}

export function chooseModel(id: string | null): void {
  setPresetModel(undefined);
  if (id === null) chosenModel.remove();
  else chosenModel.write(id);
  for (const notify of listeners) notify();
}

export function useChosenModel(): string | null {
  return useSyncExternalStore(subscribe, readChosenModel);
}

/** Replies by a model of the user's own do not count as AI chats. */
export function useIsOwnModelChosen(): boolean {
  return isOwnModel(useChosenModel() ?? '');
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  const unsubscribe = subscribePresetModel(notify);
  return () => {
    listeners.delete(notify);
    unsubscribe();
  };
}

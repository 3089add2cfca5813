import { openCategoryModels } from '@app/understanding/category-models';
import { readCategoryModel, readWordVectors } from '#integrations/embedding/model-files.ts';
import type { LocalEngine } from './categorisation.ts';
import { createLocalEngine } from './local-engine.ts';

export type { EngineFindings } from './conversation-draft.ts';
export type { LocalEngine } from './categorisation.ts';
export { analyseConversation } from './prepared-conversation.ts';

/**
 * Opens the engine that all users share, in another thread than the app's own. `modelDirectory` is undefined if the
 * app runs without the models.
 */
export async function openLocalEngine(modelDirectory: string | undefined): Promise<LocalEngine> {
  if (modelDirectory === undefined) return createLocalEngine(undefined);
  const files = { directory: modelDirectory };
  const [model, vectors] = await Promise.all([readCategoryModel(files), readWordVectors(files)]);
  return createLocalEngine(openCategoryModels(model, vectors));
}

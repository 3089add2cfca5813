import path from 'node:path';
import { openCategoryModels, type CategoryModels } from '@app/understanding/category-models';
import type { AppConfig } from '#features/config-sections.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { readCategoryModel, readWordVectors } from '#integrations/embedding/model-files.ts';
import { createSentenceEmbedder } from '#integrations/embedding/sentence-embedder.ts';
import { createWordEmbedder } from '#integrations/embedding/word-embedder.ts';
import type { Logger } from '#platform/logger.ts';
import { projectDirectory } from '#platform/project-paths.ts';

const files = { directory: path.join(projectDirectory, 'packages/understanding/models') };

export function createEmbedder(config: AppConfig['embedding'], log: Logger): Embedder {
  if (config.EMBEDDING === 'words') return createWordEmbedder(files);
  return createSentenceEmbedder({ files, threads: config.EMBEDDING_THREADS, log });
}

let categoryModels: Promise<CategoryModels> | undefined;

/**
 * The models of the categoriser, loaded once per process, and their folder. If they cannot be read, both are undefined,
 * and a warning is logged.
 */
export async function readCategoryModels(
  log: Logger,
): Promise<{ categoryModels: CategoryModels | undefined; modelDirectory: string | undefined }> {
  categoryModels ??= Promise.all([readCategoryModel(files), readWordVectors(files)]).then(([model, vectors]) =>
    openCategoryModels(model, vectors),
  );
  try {
    return { categoryModels: await categoryModels, modelDirectory: files.directory };
  } catch (error) {
    log.warn({ err: error }, 'the category models cannot be read; conversations are sorted by word lists alone');
    return { categoryModels: undefined, modelDirectory: undefined };
  }
}

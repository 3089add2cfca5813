import path from 'node:path';
import { openCategoryModels, type CategoryModels } from '@app/understanding/category-models';
import type { Tx } from '#db/database.ts';
import { conversationRenamed, conversationsRestored, messagesStored } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { findUnread, readConversations, registerMeaningJobs } from '#features/meaning/meaning.jobs.ts';
import { createMeaningService, type MeaningService } from '#features/meaning/meaning.service.ts';
import { readCategoryModel, readWordVectors } from '#integrations/embedding/model-files.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { createSentenceEmbedder } from '#integrations/embedding/sentence-embedder.ts';
import { createWordEmbedder } from '#integrations/embedding/word-embedder.ts';
import type { Logger } from '#platform/logger.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import type { AppConfig } from './config-sections.ts';
import type { Foundation } from './foundation.ts';

export interface MeaningFeature {
  meaning: MeaningService;
}

const files = { directory: path.join(projectDirectory, 'packages/understanding/models') };
/** A question and its answer, or an import, are read together. */
const QUIET_MS = 3_000;

export function createEmbedder(config: AppConfig['embedding'], log: Logger): Embedder {
  if (config.EMBEDDING === 'words') return createWordEmbedder(files);
  return createSentenceEmbedder({ files, threads: config.EMBEDDING_THREADS, log });
}

let opened: Promise<CategoryModels> | undefined;

/** What the categoriser has learned, once a process; undefined, with a line in the log, where it cannot be read. */
export async function readCategoryModels(log: Logger): Promise<CategoryModels | undefined> {
  opened ??= Promise.all([readCategoryModel(files), readWordVectors(files)]).then(([model, vectors]) =>
    openCategoryModels(model, vectors),
  );
  try {
    return await opened;
  } catch (error) {
    log.warn({ err: error }, 'the category models cannot be read; conversations are sorted by word lists alone');
    return undefined;
  }
}

/** Reads conversations in the background, whenever some were written. */
export function createMeaningFeature(
  foundation: Foundation,
  { categories }: { categories: CategoriesService },
): MeaningFeature {
  const { db, embedder, categoryModels, jobs, rounds, events, clock } = foundation;
  const meaning = createMeaningService({ db, categories, embedder, models: categoryModels });
  registerMeaningJobs(jobs, rounds, meaning);
  const readSoon = async (userId: string, tx: Tx): Promise<void> => {
    const startAfter = new Date(clock.now().getTime() + QUIET_MS);
    await jobs.enqueue(readConversations, { userId }, { tx, singletonKey: userId, startAfter });
  };
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const userId of new Set(stored.map((conversation) => conversation.userId))) await readSoon(userId, tx);
  });
  events.subscribe(conversationRenamed, ({ userId }, tx) => readSoon(userId, tx));
  events.subscribe(conversationsRestored, ({ userId }, tx) => readSoon(userId, tx));
  return { meaning };
}

/** Work that was left by an earlier version or process. */
export async function startMeaningFeature({ jobs }: Foundation): Promise<void> {
  await jobs.enqueue(findUnread, {});
}

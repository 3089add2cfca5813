import { inTransaction } from '#db/database.ts';
import { readSetting, writeSetting } from '#db/instance-setting.ts';
import { conversationsRestored } from '#events/conversations.ts';
import {
  type ConversationsService,
  type DocumentLists,
  WORDS_VERSION,
} from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { Foundation } from '#features/foundation.ts';
import { findDocuments, embedDocuments } from './documents.jobs.ts';
import { registerDocumentRoutes } from './documents.routes.ts';
import { createDocumentsService, type DocumentsService } from './documents.service.ts';

type Needs = Pick<Foundation, 'categoryModels' | 'clock' | 'db' | 'embedder' | 'events' | 'jobs' | 'newId'> & {
  attachments: AttachmentsService;
  conversations: ConversationsService;
  documentLists: DocumentLists;
};

/**
 * Embedding starts this long after a change, so that documents of an import, which is stored in parts, are embedded
 * together.
 */
const EMBEDDING_DELAY_MS = 2_000;
/** The setting that stores the version of the word splitting with which all documents are indexed. */
const WORDS_SETTING = 'document-words';
/** The setting that stores the `FOUND_VERSION` with which all accounts were last searched for documents. */
const FOUND_SETTING = 'documents-found';
/**
 * The version of the code that finds documents in stored messages. After a change every account is searched once more.
 */
const FOUND_VERSION = '1';

/** Documents of conversations: canvases, artifacts, texts of files, reports and generated pictures. */
export function documentsFeature(needs: Needs): FeatureParts<{ documents: DocumentsService }> {
  const { categoryModels, clock, conversations, events, jobs } = needs;
  const documents = createDocumentsService({
    ...needs,
    coverage: categoryModels && ((text) => categoryModels.coverage(text)),
    queueEmbedding: async (tx, userId) => {
      const startAfter = new Date(clock.now().getTime() + EMBEDDING_DELAY_MS);
      await jobs.enqueue(embedDocuments, { userId }, { tx, singletonKey: userId, startAfter });
    },
  });
  jobs.register(embedDocuments, ({ userId }, { signal }) => documents.embedChanged(userId, signal));
  needs.documentLists.setLister(documents.list);
  jobs.register(findDocuments, ({ userId, isAnew = false, isRebuild = isAnew }, { signal }) =>
    isRebuild ? documents.reindexAll(userId, signal) : documents.addMissingDocuments(userId, signal),
  );
  events.subscribe(conversationsRestored, async ({ userId }, tx) => {
    await jobs.enqueue(findDocuments, { userId }, { tx, singletonKey: userId });
  });
  return {
    services: { documents },
    routes: (mount) =>
      registerDocumentRoutes(mount, { documents, assertConversation: conversations.assertConversation }),
    backfills: {
      'unread-documents': async () => {
        for (const userId of await documents.listUsersToEmbed()) {
          await jobs.enqueue(embedDocuments, { userId }, { singletonKey: userId });
        }
      },
    },
    recovery: { documents: () => queueFindingDocuments(needs), 'document-words': () => reindexAllDocuments(needs) },
  };
}

/** Queues finding the documents of every account if an earlier version of the program did not find all of them. */
async function queueFindingDocuments({ db, jobs, conversations }: Needs): Promise<void> {
  if ((await readSetting(db, FOUND_SETTING)) === FOUND_VERSION) return;
  await inTransaction(db, async (tx) => {
    for (const userId of await conversations.listOwners()) {
      await jobs.enqueue(findDocuments, { userId }, { tx, singletonKey: userId });
    }
    await writeSetting(tx, FOUND_SETTING, FOUND_VERSION);
  });
}

/** Queues indexing all documents again if an earlier version of the program split words differently. */
async function reindexAllDocuments({ db, jobs, conversations }: Needs): Promise<void> {
  if ((await readSetting(db, WORDS_SETTING)) === WORDS_VERSION) return;
  await inTransaction(db, async (tx) => {
    for (const userId of await conversations.listOwners()) {
      await jobs.enqueue(findDocuments, { userId, isRebuild: true }, { tx, singletonKey: `${userId} rebuild` });
    }
    await writeSetting(tx, WORDS_SETTING, WORDS_VERSION);
  });
}

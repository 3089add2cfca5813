import type { FilePassage } from '@app/contract/file-passages';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ChatFilesService } from '#features/files/chat-files.service.ts';
import type { Database } from '#db/database.ts';
import type { NewId } from '#platform/ids.ts';
import type { EarlierMessage } from '../built-in/thread.ts';
import type { TurnPlan } from '../turn-plan.ts';
import { type AttachmentBlock, isUpload } from './attachment-block.ts';
import { type ChosenText, choosePassages, type NearParts } from './choose-passages.ts';
import { findCited } from './cited-passages.ts';
import { formatFiles } from './file-prompt.ts';

export interface FileContextDependencies {
  db: Database;
  newId: NewId;
  attachments: Pick<AttachmentsService, 'addressOf' | 'idHashOfAddress' | 'openBytes'>;
  categories: Pick<CategoriesService, 'filesFor'>;
  chatFiles: Pick<ChatFilesService, 'textsOf'>;
  documents: Pick<DocumentsService, 'findUploads' | 'nearestParts' | 'wholeTexts'>;
}

/** A file that a reply can use. */
export interface FileWithText {
  documentId: string | null;
  fileId: string | null;
  name: string;
  pages: number | null;
  text: string;
  hasPages: boolean;
  /** Whether the file belongs to the category and not to the conversation. */
  isOfCategory: boolean;
}

/** The files of a question, of the messages before it, and of the category that its conversation is in. */
export interface FileContext {
  /**
   * The files that have text, in this order: those of the question, of the newest messages, of the subcategory, of the
   * category.
   */
  files: readonly FileWithText[];
  /** Whether the question itself has files. */
  questionHasFiles: boolean;
  /** How many of `files` belong to the question itself. They are the first ones. */
  questionFileCount: number;
  /** Pictures of the question and of earlier messages, newest first. */
  pictures: readonly AttachmentBlock[];
}

const MAX_FILES = 40;

/** Loads what the files of a conversation and of its category contain. */
export function createFileContext(dependencies: FileContextDependencies) {
  return {
    load: async (
      { userId, conversationId }: { userId: string; conversationId: string },
      plan: TurnPlan,
      path: readonly EarlierMessage[],
    ): Promise<FileContext> => {
      const questionBlocks = plan.attachments ?? [];
      const earlier = path.toReversed().flatMap(({ blocks }) => (blocks ?? []).filter(isUpload));
      const categoryFiles = await loadCategoryFiles(dependencies, userId, conversationId, plan);
      const blocks = withoutRepetition([...questionBlocks, ...earlier, ...categoryFiles]).slice(0, MAX_FILES);
      const texts = blocks.length === 0 ? noTexts : await readTexts(dependencies, userId, blocks);
      return {
        files: [...texts].map(([block, text]) => toFileWithText(block, text, categoryFiles.includes(block))),
        questionHasFiles: questionBlocks.length > 0,
        questionFileCount: questionBlocks.filter((block) => texts.has(block)).length,
        pictures: blocks.filter(({ mimeType }) => mimeType?.startsWith('image/') === true),
      };
    },

    /** The parts of the files that a reply is given, at most `budget` characters. */
    choose: async (userId: string, question: string, { files }: FileContext, budget: number): Promise<ChosenText[]> => {
      const length = files.reduce((sum, { text }) => sum + text.length, 0);
      const nearParts = length <= budget ? [] : await findNear(dependencies, userId, question, files);
      return choosePassages(question, files, { budget, near: nearParts });
    },
  };
}

/**
 * The files of the subcategory and the category as if they were attached. Each has the id of its document. The document
 * itself is stored when a reply first cites the file.
 */
async function loadCategoryFiles(
  { db, newId, attachments, categories, documents }: FileContextDependencies,
  userId: string,
  conversationId: string,
  { settings, isNewConversation, isTemporary }: TurnPlan,
): Promise<AttachmentBlock[]> {
  const { categoryId = null, subcategoryId = null } = settings ?? {};
  if (categoryId === null) return [];
  const files = (await categories.filesFor(userId, { categoryId, subcategoryId })).filter(
    ({ status }) => status === 'ready',
  );
  if (files.length === 0) return [];
  const stored = isNewConversation ? undefined : await documents.findUploads(db, userId, conversationId);
  return files.map(({ id, name, type, size, pages, hash }) => ({
    type: 'attachment',
    name,
    mimeType: type,
    size,
    url: attachments.addressOf(userId, hash),
    fileId: id,
    ...(isTemporary !== true && { documentId: stored?.get(id) ?? newId() }),
    ...(pages !== null && { pages }),
  }));
}

type Texts = ReadonlyMap<AttachmentBlock, string>;
const noTexts: Texts = new Map();

function withoutRepetition(blocks: readonly AttachmentBlock[]): AttachmentBlock[] {
  const known = new Set<string>();
  return blocks.filter(({ fileId = '' }) => !known.has(fileId) && known.add(fileId));
}

async function readTexts(
  { db, chatFiles, documents }: FileContextDependencies,
  userId: string,
  blocks: readonly AttachmentBlock[],
): Promise<Texts> {
  const documentIds = blocks.flatMap(({ documentId }) => documentId ?? []);
  const documentTexts = await documents.wholeTexts(userId, documentIds);
  // A file of a new question has no document yet: it is stored once the reply has begun.
  const blocksWithoutDocument = blocks.filter(({ documentId = '' }) => !documentTexts.has(documentId));
  const fileIds = blocksWithoutDocument.flatMap(({ fileId }) => fileId ?? []);
  const fileTexts = await chatFiles.textsOf(db, userId, fileIds);
  return new Map(
    blocks.flatMap((block) => {
      const text = documentTexts.get(block.documentId ?? '') ?? fileTexts.get(block.fileId ?? '');
      return text === undefined ? [] : [[block, text] as const];
    }),
  );
}

function toFileWithText(
  { documentId, fileId, name, pages }: AttachmentBlock,
  text: string,
  isOfCategory: boolean,
): FileWithText {
  return {
    documentId: documentId ?? null,
    fileId: fileId ?? null,
    name,
    pages: pages ?? null,
    text,
    hasPages: pages !== undefined,
    isOfCategory,
  };
}

async function findNear(
  { documents }: FileContextDependencies,
  userId: string,
  question: string,
  files: readonly FileWithText[],
): Promise<NearParts> {
  const ids = files.flatMap(({ documentId }) => documentId ?? []);
  const parts = await documents.nearestParts(userId, question, ids);
  return parts.map(({ documentId, ...part }) => ({
    ...part,
    file: files.findIndex((file) => file.documentId === documentId),
  }));
}

export type FileContexts = ReturnType<typeof createFileContext>;

/** The files in the prompt of a model, and the passages that its reply cites from them. */
export function describeFiles({ files }: FileContext, chosen: readonly ChosenText[]) {
  const givenPassages = chosen.flatMap(({ passages }) => passages);
  return {
    prompt: files.length === 0 ? undefined : formatFiles(files, chosen),
    citedIn: (reply: string): FilePassage[] => findCited(reply, files, givenPassages),
  };
}

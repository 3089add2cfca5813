import type { FilePassage } from '@app/contract/file-passages';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ChatFilesService } from '#features/files/chat-files.service.ts';
import type { Database } from '#db/database.ts';
import type { EarlierMessage } from '../built-in/thread.ts';
import type { TurnPlan } from '../turn-plan.ts';
import { type AttachmentBlock, isUpload } from './attachment-block.ts';
import { type ChosenText, choosePassages, type NearParts } from './choose-passages.ts';
import { findCited } from './cited-passages.ts';
import { writeFiles } from './file-prompt.ts';

export interface FileContextDependencies {
  db: Database;
  attachments: Pick<AttachmentsService, 'idHashOfAddress' | 'openStored'>;
  chatFiles: Pick<ChatFilesService, 'textsOf'>;
  documents: Pick<DocumentsService, 'nearestParts' | 'wholeTexts'>;
}

/** A file that a reply can use. */
export interface ReadFile {
  documentId: string | null;
  fileId: string | null;
  name: string;
  pages: number | null;
  text: string;
  hasPages: boolean;
}

/** The files of a question and of the messages before it. */
export interface FileContext {
  /** The files with a text: first those of the question, then those of the newest messages. */
  files: readonly ReadFile[];
  /** Whether the question itself has files. */
  isAttached: boolean;
  /** The first so many of `files` belong to the question itself. */
  ownCount: number;
  /** Pictures of the question and of earlier messages, newest first. */
  pictures: readonly AttachmentBlock[];
}

const MAX_FILES = 40;

/** Loads what the files of a conversation contain. */
export function createFileContext(dependencies: FileContextDependencies) {
  return {
    load: async (userId: string, plan: TurnPlan, path: readonly EarlierMessage[]): Promise<FileContext> => {
      const own = plan.attachments ?? [];
      const earlier = path.toReversed().flatMap(({ blocks }) => (blocks ?? []).filter(isUpload));
      const blocks = onceEach([...own, ...earlier]).slice(0, MAX_FILES);
      const texts = blocks.length === 0 ? noTexts : await readTexts(dependencies, userId, blocks);
      return {
        files: [...texts].map(([block, text]) => toReadFile(block, text)),
        isAttached: own.length > 0,
        ownCount: own.filter((block) => texts.has(block)).length,
        pictures: blocks.filter(({ mimeType }) => mimeType?.startsWith('image/') === true),
      };
    },

    /** The parts of the files that a reply is given, at most `budget` characters. */
    choose: async (userId: string, question: string, { files }: FileContext, budget: number): Promise<ChosenText[]> => {
      const length = files.reduce((sum, { text }) => sum + text.length, 0);
      const near = length <= budget ? [] : await findNear(dependencies, userId, question, files);
      return choosePassages(question, files, { budget, near });
    },
  };
}

type Texts = ReadonlyMap<AttachmentBlock, string>;
const noTexts: Texts = new Map();

function onceEach(blocks: readonly AttachmentBlock[]): AttachmentBlock[] {
  const known = new Set<string>();
  return blocks.filter(({ fileId = '' }) => !known.has(fileId) && known.add(fileId));
}

async function readTexts(
  { db, chatFiles, documents }: FileContextDependencies,
  userId: string,
  blocks: readonly AttachmentBlock[],
): Promise<Texts> {
  const documentIds = blocks.flatMap(({ documentId }) => documentId ?? []);
  const ofDocuments = await documents.wholeTexts(userId, documentIds);
  // The document of a new question is stored once its reply has begun.
  const others = blocks.filter(({ documentId = '' }) => !ofDocuments.has(documentId));
  const fileIds = others.flatMap(({ fileId }) => fileId ?? []);
  const ofFiles = await chatFiles.textsOf(db, userId, fileIds);
  return new Map(
    blocks.flatMap((block) => {
      const text = ofDocuments.get(block.documentId ?? '') ?? ofFiles.get(block.fileId ?? '');
      return text === undefined ? [] : [[block, text] as const];
    }),
  );
}

function toReadFile({ documentId, fileId, name, pages }: AttachmentBlock, text: string): ReadFile {
  return {
    documentId: documentId ?? null,
    fileId: fileId ?? null,
    name,
    pages: pages ?? null,
    text,
    hasPages: pages !== undefined,
  };
}

async function findNear(
  { documents }: FileContextDependencies,
  userId: string,
  question: string,
  files: readonly ReadFile[],
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
  const given = chosen.flatMap(({ passages }) => passages);
  return {
    prompt: files.length === 0 ? undefined : writeFiles(files, chosen),
    citedIn: (reply: string): FilePassage[] => findCited(reply, files, given),
  };
}

import type { FilePassage } from '@app/contract/file-passages';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ChatFilesService } from '#features/files/chat-files.service.ts';
import type { Database } from '#db/database.ts';
import type { EarlierMessage } from '../built-in/thread.ts';
import type { TurnPlan } from '../turn-plan.ts';
import { type AttachmentBlock, isUpload } from './attached-files.ts';
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
  /** Those with a text: of the question first, then of the newest messages. */
  files: readonly ReadFile[];
  /** Whether the question itself has files. */
  isAttached: boolean;
  /** So many of `files`, the first ones, are of the question itself. */
  ownCount: number;
  /** Pictures of the question and of earlier messages, newest first. */
  pictures: readonly AttachmentBlock[];
}

const MAX_FILES = 40;

/** Loads what the files of a conversation contain. */
export function createFileContext({ db, chatFiles, documents }: FileContextDependencies) {
  async function readTexts(userId: string, blocks: readonly AttachmentBlock[]): Promise<Map<AttachmentBlock, string>> {
    const [ofDocuments, ofFiles] = await Promise.all([
      documents.wholeTexts(
        userId,
        blocks.flatMap(({ documentId }) => documentId ?? []),
      ),
      // The document of a new question is stored once its reply has begun.
      chatFiles.textsOf(
        db,
        userId,
        blocks.flatMap(({ fileId }) => fileId ?? []),
      ),
    ]);
    return new Map(
      blocks.flatMap((block) => {
        const text = ofDocuments.get(block.documentId ?? '') ?? ofFiles.get(block.fileId ?? '');
        return text === undefined ? [] : [[block, text] as const];
      }),
    );
  }

  return {
    load: async (userId: string, plan: TurnPlan, path: readonly EarlierMessage[]): Promise<FileContext> => {
      const own = plan.attachments ?? [];
      const earlier = path.toReversed().flatMap(({ blocks }) => (blocks ?? []).filter(isUpload));
      const known = new Set<string>();
      const blocks = [...own, ...earlier]
        .filter(({ fileId = '' }) => !known.has(fileId) && known.add(fileId))
        .slice(0, MAX_FILES);
      const texts = blocks.length === 0 ? new Map<AttachmentBlock, string>() : await readTexts(userId, blocks);
      const files = [...texts].map(([{ documentId = null, fileId = null, name, pages = null }, text]) => ({
        documentId,
        fileId,
        name,
        pages,
        text,
        hasPages: pages !== null,
      }));
      return {
        files,
        isAttached: own.length > 0,
        ownCount: own.filter((block) => texts.has(block)).length,
        pictures: blocks.filter(({ mimeType }) => mimeType?.startsWith('image/') === true),
      };
    },

    /** What of the files is given to a reply, at most `budget` characters. */
    choose: async (userId: string, question: string, { files }: FileContext, budget: number): Promise<ChosenText[]> => {
      const length = files.reduce((sum, { text }) => sum + text.length, 0);
      const near = length <= budget ? [] : await findNear(userId, question, files);
      return choosePassages(question, files, { budget, near });
    },
  };

  async function findNear(userId: string, question: string, files: readonly ReadFile[]): Promise<NearParts> {
    const parts = await documents.nearestParts(
      userId,
      question,
      files.flatMap(({ documentId }) => documentId ?? []),
    );
    return parts.map(({ documentId, ...part }) => ({
      ...part,
      file: files.findIndex((file) => file.documentId === documentId),
    }));
  }
}

export type FileContexts = ReturnType<typeof createFileContext>;

/** The files in the prompt of a model, and what its reply cites of them. */
export function describeFiles({ files }: FileContext, chosen: readonly ChosenText[]) {
  return {
    prompt: files.length === 0 ? undefined : writeFiles(files, chosen),
    citedIn: (reply: string): FilePassage[] =>
      findCited(
        reply,
        files,
        chosen.flatMap(({ passages }) => passages),
      ),
  };
}

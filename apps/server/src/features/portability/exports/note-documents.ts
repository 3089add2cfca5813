import type { Document } from '@app/contract/documents';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { ZipItem } from '#platform/zip-writer.ts';
import { type UniquePath, safeName } from './file-names.ts';

export interface NoteDocumentsDependencies {
  documents: Pick<DocumentsService, 'list' | 'openFile'>;
  userId: string;
  uniquePath: UniquePath;
}

/** The link to a document in a note. */
export interface DocumentLink {
  title: string;
  /** A percent-encoded path from the note; null if no part of it could be read. */
  target: string | null;
}

/** The documents of notes: each in a folder beside its note, with a file for every version. */
export function createNoteDocuments({ documents, userId, uniquePath }: NoteDocumentsDependencies) {
  return {
    /** Yields the files of a conversation's documents. Returns the links for the conversation's note. */
    filesOf: async function* (
      conversationId: string,
      { folder, name }: { folder: string; name: string },
    ): AsyncGenerator<ZipItem, DocumentLink[]> {
      const listed = await documents.list(userId, conversationId);
      const texts = listed.filter(({ kind }) => kind !== 'image');
      const documentsFolder = `${folder}/${safeName(`${name} documents`, 'Documents', MAX_FOLDER_CHARACTERS)}`;
      const links: DocumentLink[] = [];
      for (const document of texts) {
        const latestPath = yield* versionsOf(document, documentsFolder);
        const relative = latestPath === undefined ? null : latestPath.slice(folder.length + 1).split('/');
        links.push({ title: document.title, target: relative === null ? null : relative.map(encode).join('/') });
      }
      return links;
    },
  };

  /** Yields a file for each version; all but the latest have their number in the name. Returns the path of the latest. */
  async function* versionsOf({ id, versions }: Document, folder: string): AsyncGenerator<ZipItem, string | undefined> {
    let path: string | undefined;
    for (const [index, version] of versions.entries()) {
      const opened = await documents.openFile(userId, id, version.id).catch(() => undefined);
      if (opened === undefined) continue;
      const extension = /\.[A-Za-z0-9]{1,10}$/.exec(opened.name)?.[0] ?? '';
      const title = safeName(opened.name.slice(0, opened.name.length - extension.length), 'document');
      path = uniquePath(folder, index === versions.length - 1 ? title : `${title}, version ${index + 1}`, extension);
      yield { name: path, bytes: opened.stream as AsyncIterable<Buffer> };
    }
    return path;
  }
}

const MAX_FOLDER_CHARACTERS = 100;

/** Parentheses would end a Markdown link. */
function encode(part: string): string {
  return encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29');
}
